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

type KnownReversals = Pick<ReversalsRecord, 'refunds' | 'disputes' | 'settled'>;
type Intents = Pick<PaymentRecord, 'intentId' | 'laterIntents' | 'paidAmount'> & {
  readonly reversals?: KnownReversals;
};

/** The fields of an order that determine the amount of one of its card payments. */
interface PaidThrough {
  readonly payment: Intents;
  readonly refunds?: readonly OrderRefundRecord[];
}

/** The fields of an order that determine the refundable amount. */
export type RefundableOrder = Pick<OrderRecord, 'payment' | 'refunds'>;

const sum = (amounts: readonly { readonly amount: number }[]) =>
  amounts.reduce((total, { amount }) => total + amount, 0);

/** Whether an item belongs to this card payment; items without an intent belong to the first. */
const isOf =
  ({ payment }: PaidThrough, intentId: string) =>
  (one: { readonly intentId?: string | undefined }) =>
    (one.intentId ?? payment.intentId) === intentId;

/** The amount of a card payment not refunded yet, minor units; `reversals` are those reported by the provider. */
function notRefunded(order: PaidThrough, intentId: string, reversals: KnownReversals | undefined): number {
  const { payment } = order;
  const later = payment.laterIntents?.find((one) => one.intentId === intentId);
  const taken = later ? later.amount : payment.paidAmount - laterAmount(payment);
  const made = (reversals?.refunds ?? []).filter(({ status }) => status !== 'FAILED');
  const settled = getSettledAmount(reversals, isOf(order, intentId));
  return Math.max(0, taken - sum(made.filter(isOf(order, intentId))) - settled);
}

/** The amount of a card payment that disputes hold or have taken; a bank may dispute an amount already refunded. */
function heldOf(order: PaidThrough, intentId: string, reversals: KnownReversals | undefined): number {
  const disputes = (reversals?.disputes ?? []).filter(isOf(order, intentId));
  const held = disputes.reduce((total, { heldAmount }) => total + heldAmount, 0);
  return Math.min(held, notRefunded(order, intentId, reversals));
}

/** The amount of an order that disputes hold or have taken, minor units. */
export function getDisputedAmount(order: RefundableOrder): number {
  const { payment } = order;
  return intentsOf(payment).reduce((total, intentId) => total + heldOf(order, intentId, payment.reversals), 0);
}

/**
 * The refundable amount of an order, minor units (PAYMENT-53): paid less refunded, less due refunds, less the amount that
 * disputes hold or have taken. Every refund is checked against it.
 */
export function getRefundableAmount(order: RefundableOrder): number {
  const { paidAmount, refundedAmount } = order.payment;
  return Math.max(0, paidAmount - refundedAmount - dueAmount(order) - getDisputedAmount(order));
}

/** The refundable amount of one card payment, from what the provider has reported. */
export function getRefundableThrough(
  order: PaidThrough,
  intentId: string,
  reversals: KnownReversals | undefined = order.payment.reversals,
): number {
  const due = dueRefunds({ refunds: order.refunds ?? [] }).flatMap(
    ({ parts, amount }): readonly (Partial<RefundPartRecord> & { readonly amount: number })[] => parts ?? [{ amount }],
  );
  const left = notRefunded(order, intentId, reversals) - heldOf(order, intentId, reversals);
  return Math.max(0, left - sum(due.filter(isOf(order, intentId))));
}

/** The amount refunded by a cancellation, besides partial refunds. */
export const getRestAmount = (order: RefundableOrder): number => getRefundableAmount(order);

/** The amount that can still be refunded, and its destination. */
export interface Refundable {
  /** Minor units. */
  readonly left: number;
  readonly destination: RefundDestination;
}

/** The authorised amount less earlier refunds. The total already reflects edits. */
function authorisedLeft(order: OrderRecord): number {
  const lowered = standingRefunds(order).filter(({ reason }) => reason !== 'ORDER_EDITED');
  return order.amounts.total - lowered.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * The refundable amount of an order and its destination (PAYMENT-42 to PAYMENT-45). Null for a cancelled order, whose remaining
 * money is refunded automatically.
 */
export function getRefundable(order: OrderRecord): Refundable | null {
  const { status, intentId } = order.payment;
  if (status === 'AUTHORISED') return { left: authorisedLeft(order), destination: 'AUTHORISATION' };
  // The capture is in progress and its amount is fixed, so the refund is made after it.
  if (status === 'CAPTURE_DUE') return { left: authorisedLeft(order), destination: 'CARD' };
  if (status !== 'PAID' && status !== 'AWAITING_PAYMENT') return null;
  return { left: getRefundableAmount(order), destination: intentId ? 'CARD' : 'BANK_ACCOUNT' };
}

/** Whether a failed refund can be retried at the provider; not if staff have made it in another way. */
export function isRetryable(order: OrderRecord, refund: OrderRefundRecord): boolean {
  const { status, destination, amount } = refund;
  return status === 'FAILED' && destination === 'CARD' && amount <= (getRefundable(order)?.left ?? 0);
}
