import { intentsOf, laterAmount } from '../order/later-intents.record.ts';
import type { OrderRecord } from '../order/order.record.ts';
import { dueRefunds, type OrderRefundRecord, type RefundPartRecord } from '../order/refunds.record.ts';

type PaidOrder = Pick<OrderRecord, 'payment' | 'refunds'>;

const sum = (amounts: readonly { readonly amount: number }[]) =>
  amounts.reduce((total, { amount }) => total + amount, 0);

/** What a card payment can still give back, minor units, without what refunds that are due will take. */
function leftOf({ payment, refunds }: PaidOrder, intentId: string): number {
  const later = payment.laterIntents?.find((one) => one.intentId === intentId);
  const taken = later ? later.amount : payment.paidAmount - laterAmount(payment);
  const isOf = (one: { readonly intentId?: string }) => (one.intentId ?? payment.intentId) === intentId;
  const gone = (payment.reversals?.refunds ?? []).filter((refund) => refund.status !== 'FAILED' && isOf(refund));
  const due = dueRefunds({ refunds: refunds ?? [] }).flatMap(
    ({ parts, amount }): { readonly intentId?: string; readonly amount: number }[] => parts ?? [{ amount }],
  );
  return Math.max(0, taken - sum(gone) - sum(due.filter(isOf)));
}

/**
 * What of an amount goes back through which card payment of an order that has several: the newest first, of none more than is
 * left of it (PAYMENT-52).
 */
export function spreadOverIntents(order: PaidOrder, amount: number): RefundPartRecord[] {
  let rest = amount;
  return intentsOf(order.payment)
    .toReversed()
    .flatMap((intentId) => {
      const part = Math.min(rest, leftOf(order, intentId));
      rest -= part;
      return part > 0 ? { intentId, amount: part } : [];
    });
}

/** A refund with its parts where the cards of its order were charged more than once. */
export function withParts(order: PaidOrder, refund: OrderRefundRecord): OrderRefundRecord {
  if (refund.destination !== 'CARD' || !order.payment.laterIntents) return refund;
  return { ...refund, parts: spreadOverIntents(order, refund.amount) };
}
