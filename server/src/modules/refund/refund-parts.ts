import {
  getRefundableThrough,
  intentsOf,
  type OrderRefundRecord,
  type RefundableOrder,
  type RefundPartRecord,
} from '../order/index.ts';

/** Splits an amount over the card payments of an order: the newest first, each at most up to what is left of it (PAYMENT-52). */
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

/** Adds the parts to a refund if its order has several card payments. */
export function withParts(order: RefundableOrder, refund: OrderRefundRecord): OrderRefundRecord {
  if (refund.destination !== 'CARD' || !order.payment.laterIntents) return refund;
  return { ...refund, parts: spreadOverIntents(order, refund.amount) };
}
