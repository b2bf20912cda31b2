import { intentsOf } from '../order/later-intents.record.ts';
import { getRefundableThrough, type RefundableOrder } from '../order/refundable.ts';
import type { OrderRefundRecord, RefundPartRecord } from '../order/refunds.record.ts';

/**
 * What of an amount goes back through which card payment of an order that has several: the newest first, of none more than is
 * left of it (PAYMENT-52).
 */
export function spreadOverIntents(order: RefundableOrder, amount: number): RefundPartRecord[] {
  let rest = amount;
  return intentsOf(order.payment)
    .toReversed()
    .flatMap((intentId) => {
      const part = Math.min(rest, getRefundableThrough(order, intentId));
      rest -= part;
      return part > 0 ? { intentId, amount: part } : [];
    });
}

/** A refund with its parts where the cards of its order were charged more than once. */
export function withParts(order: RefundableOrder, refund: OrderRefundRecord): OrderRefundRecord {
  if (refund.destination !== 'CARD' || !order.payment.laterIntents) return refund;
  return { ...refund, parts: spreadOverIntents(order, refund.amount) };
}
