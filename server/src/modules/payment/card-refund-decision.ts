import { type LedgerRecord, sumMoney } from '../ledger/index.ts';
import type { Decision, OrderRecord, PaymentRecord } from '../order/index.ts';

type Refunded = Pick<PaymentRecord, 'refundedAmount' | 'refundedAt'>;

/**
 * Records the refund of what was left of a cancelled order, with the ledger entries that are missing. `seen` is the payment
 * before the provider was asked: if another run has finished since, a dispute may have released more money. The cancellation
 * email already announced the refund (EMAIL-19); money that a dispute releases later has an email of its own.
 */
export function decideRefundMade(
  order: OrderRecord,
  seen: Refunded,
  unnoted: readonly LedgerRecord[],
  now: Date,
): Decision<'changed'> {
  const { payment } = order;
  const isSameRun = (payment.refundedAt?.getTime() ?? null) === (seen.refundedAt?.getTime() ?? null);
  if (payment.status !== 'REFUND_DUE' || !isSameRun) return { refused: 'changed' };
  const later = payment.refundedAmount + sumMoney(unnoted).refundedAmount - seen.refundedAmount;
  const isEmailed = Boolean(seen.refundedAt) && later > 0;
  return {
    order: { ...order, payment: { ...payment, status: 'REFUNDED', refundedAt: now } },
    effects: { ledger: unnoted, ...(isEmailed && { emails: [['refunded', later]] }) },
  };
}
