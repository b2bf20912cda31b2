import type { RefundStatus } from '@eunbit/schema/order-refund';

interface Refund {
  readonly status: RefundStatus;
  readonly amount: { readonly amount: number };
}

/**
 * The part of a surplus that no open refund covers, in minor units. Completed refunds are already subtracted from the surplus.
 */
export function findOpenSurplus(surplus: number, refunds: readonly Refund[]): number {
  const begun = refunds
    .filter(({ status }) => status === 'PENDING')
    .reduce((sum, { amount }) => sum + amount.amount, 0);
  return Math.max(0, surplus - begun);
}
