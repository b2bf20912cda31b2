import type { PaymentRecord } from '../order.record.ts';

type Payment = Pick<PaymentRecord, 'state' | 'intentId' | 'virtualAccount' | 'refundAccount'>;

/** Whether money of a transfer has to go back to a bank account. */
export function isTransferDue({ state, intentId }: Pick<Payment, 'state' | 'intentId'>): boolean {
  return state === 'REFUND_DUE' && !intentId;
}

/**
 * Whether the provider is being asked for the refund, until it is made or given up. Money sent by hand meanwhile, or to
 * another account, would be sent twice.
 */
export function isRefundUnderWay({ virtualAccount, refundAccount }: Payment): boolean {
  return Boolean(virtualAccount && refundAccount?.sealed && !refundAccount.failure?.isFinal);
}

/** Whether an account may be named, or another one in its place. */
export function isRefundAccountWanted(payment: Payment): boolean {
  return isTransferDue(payment) && !isRefundUnderWay(payment);
}
