import type { RefundStatus } from '@eunbit/schema/order-refund';

interface Refund {
  readonly status: RefundStatus;
  readonly amount: { readonly amount: number };
}

/** What of a surplus no refund has been begun for, minor units. Refunds that are made are taken off it already. */
export function findOpenSurplus(surplus: number, refunds: readonly Refund[]): number {
  const begun = refunds
    .filter(({ status }) => status === 'PENDING')
    .reduce((sum, { amount }) => sum + amount.amount, 0);
  return Math.max(0, surplus - begun);
}
