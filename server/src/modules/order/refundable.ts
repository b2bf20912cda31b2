import type { RefundDestination } from '@eunbit/schema/order-refund';
import { intentsOf, laterAmount } from './later-intents.record.ts';
import type { OrderRecord, PaymentRecord } from './order.record.ts';
import {
  dueAmount,
  dueRefunds,
  type OrderRefundRecord,
  type RefundPartRecord,
  standingRefunds,
} from './refunds.record.ts';
import { getSettledAmount, type ReversalsRecord } from './reversals.record.ts';

type Told = Pick<ReversalsRecord, 'refunds' | 'disputes' | 'settled'>;
type Intents = Pick<PaymentRecord, 'intentId' | 'laterIntents' | 'paidAmount'> & { readonly reversals?: Told };

/** The fields of an order that say what went through one of its card payments. */
interface PaidThrough {
  readonly payment: Intents;
  readonly refunds?: readonly OrderRefundRecord[];
}

/** The fields of an order that say what of its money can go back. */
export type RefundableOrder = Pick<OrderRecord, 'payment' | 'refunds'>;

const sum = (amounts: readonly { readonly amount: number }[]) =>
  amounts.reduce((total, { amount }) => total + amount, 0);

/** Whether something is of this card payment; what names none is of the first. */
const isOf =
  ({ payment }: PaidThrough, intentId: string) =>
  (one: { readonly intentId?: string | undefined }) =>
    (one.intentId ?? payment.intentId) === intentId;

/** What of a card payment was not refunded yet, minor units; `reversals` is what the provider has told of it. */
function notRefunded(order: PaidThrough, intentId: string, reversals: Told | undefined): number {
  const { payment } = order;
  const later = payment.laterIntents?.find((one) => one.intentId === intentId);
  const taken = later ? later.amount : payment.paidAmount - laterAmount(payment);
  const made = (reversals?.refunds ?? []).filter(({ status }) => status !== 'FAILED');
  const settled = getSettledAmount(reversals, isOf(order, intentId));
  return Math.max(0, taken - sum(made.filter(isOf(order, intentId))) - settled);
}

/** What disputes of a card payment hold or have taken of it: a bank may dispute what was refunded before. */
function heldOf(order: PaidThrough, intentId: string, reversals: Told | undefined): number {
  const disputes = (reversals?.disputes ?? []).filter(isOf(order, intentId));
  const held = disputes.reduce((total, { heldAmount }) => total + heldAmount, 0);
  return Math.min(held, notRefunded(order, intentId, reversals));
}

/** What disputes hold or have taken of the money of an order, minor units. */
export function getDisputedAmount(order: RefundableOrder): number {
  const { payment } = order;
  return intentsOf(payment).reduce((total, intentId) => total + heldOf(order, intentId, payment.reversals), 0);
}

/**
 * What of the money of an order can go back, minor units (PAYMENT-53): what came in, without what went back or is on its way,
 * and without what a dispute holds or has taken. Every way to pay something back asks this.
 */
export function getRefundableAmount(order: RefundableOrder): number {
  const { paidAmount, refundedAmount } = order.payment;
  return Math.max(0, paidAmount - refundedAmount - dueAmount(order) - getDisputedAmount(order));
}

/** The same of one of its card payments, by what the provider has told of it. */
export function getRefundableThrough(
  order: PaidThrough,
  intentId: string,
  reversals: Told | undefined = order.payment.reversals,
): number {
  const due = dueRefunds({ refunds: order.refunds ?? [] }).flatMap(
    ({ parts, amount }): readonly (Partial<RefundPartRecord> & { readonly amount: number })[] => parts ?? [{ amount }],
  );
  const left = notRefunded(order, intentId, reversals) - heldOf(order, intentId, reversals);
  return Math.max(0, left - sum(due.filter(isOf(order, intentId))));
}

/** What of a cancelled order goes back beside its parts. */
export const getRestAmount = (order: RefundableOrder): number => getRefundableAmount(order);

/** What can still be refunded of an order, and how. */
export interface Refundable {
  /** Minor units. */
  readonly left: number;
  readonly destination: RefundDestination;
}

/**
 * An authorised amount, lowered by earlier refunds. What an edit of the order has taken off is in its total already.
 */
function authorisedLeft(order: OrderRecord): number {
  const lowered = standingRefunds(order).filter(({ reason }) => reason !== 'ORDER_EDITED');
  return order.amounts.total - lowered.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * What of the money of an order can go back, and where (PAYMENT-42 to PAYMENT-45). Nothing of a cancelled order: what is left
 * of its money goes back by itself.
 */
export function getRefundable(order: OrderRecord): Refundable | null {
  const { status, intentId } = order.payment;
  if (status === 'AUTHORISED') return { left: authorisedLeft(order), destination: 'AUTHORISATION' };
  // The card is being charged: what is to be charged is settled, so the refund is made once it is.
  if (status === 'CAPTURE_DUE') return { left: authorisedLeft(order), destination: 'CARD' };
  if (status !== 'PAID' && status !== 'AWAITING_PAYMENT') return null;
  return { left: getRefundableAmount(order), destination: intentId ? 'CARD' : 'BANK_ACCOUNT' };
}

/** Whether the provider can be asked again for a refund that failed, and that staff have not made in another way. */
export function isRetryable(order: OrderRecord, refund: OrderRefundRecord): boolean {
  const { status, destination, amount } = refund;
  return status === 'FAILED' && destination === 'CARD' && amount <= (getRefundable(order)?.left ?? 0);
}
