import {
  getRefundableThrough,
  intentsOf,
  type OrderRefundRecord,
  type RefundableOrder,
  type RefundPartRecord,
} from '../order/index.ts';

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
