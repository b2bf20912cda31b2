import { type LedgerRecord, sumMoney } from '../ledger/index.ts';
import type { Decision, OrderRecord, PaymentRecord } from '../order/index.ts';

type Refunded = Pick<PaymentRecord, 'refundedAmount' | 'refundedAt'>;

/**
 * Notes that what was left of a cancelled order's money went back, by entries of the ledger that are not there yet. `seen` is the
 * payment as it was before the provider was asked: where another run has finished since, a dispute may have given back more. The
 * email of the cancellation has told of it (EMAIL-19); what a dispute gives back later is told by itself.
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
  const isTold = Boolean(seen.refundedAt) && later > 0;
  return {
    order: { ...order, payment: { ...payment, status: 'REFUNDED', refundedAt: now } },
    effects: { ledger: unnoted, ...(isTold && { emails: [['refunded', later]] }) },
  };
}
