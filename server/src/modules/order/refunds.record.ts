import type { Units } from '@eunbit/schema/fulfilment';
import type { RefundDestination, RefundReason, RefundStatus, UnshippedUnits } from '@eunbit/schema/order-refund';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';
import type { OrderRecord } from './order.record.ts';

const entry = { _id: false, id: false } as const;

/** Refunded units of a line. */
const refundLine = recordSchema(
  {
    productId: { type: String, required: true },
    quantity: { type: Number, required: true, min: 1 },
    /** Their price without tax, minor units. */
    amount: { type: Number, required: true },
    tax: { type: Number, required: true },
    /** Number of these units withheld because of the refund; missing if none. */
    withheld: { type: Number, default: undefined },
  },
  entry,
);

/** The part of a refund made through one of the card payments of an order. */
const refundPart = recordSchema(
  {
    intentId: { type: String, required: true },
    /** Minor units. */
    amount: { type: Number, required: true, min: 1 },
  },
  entry,
);
export type RefundPartRecord = RecordOf<typeof refundPart>;

/** Why a provider did not make a refund. */
const orderRefundFailure = recordSchema(
  {
    /** The provider's code, such as NO_ANSWER. */
    code: { type: String, required: true },
    /** The provider's message, for staff. */
    message: { type: String, default: '' },
    at: { type: Date, required: true },
  },
  { _id: false },
);
export type OrderRefundFailureRecord = RecordOf<typeof orderRefundFailure>;

/** A partial refund of an order. */
export const orderRefundSchema = recordSchema(
  {
    id: { type: String, required: true },
    /** The total, minor units: at most the price of what was selected. */
    amount: { type: Number, required: true, min: 1 },
    /** Part of the amount that is sales tax. */
    tax: { type: Number, required: true, min: 0 },
    lines: [refundLine],
    /** The shipping part, without tax. */
    shipping: { type: Number, required: true },
    shippingTax: { type: Number, required: true },
    reason: { type: stores<RefundReason>(String), required: true },
    note: { type: String, default: null },
    /** What happened to units not shipped yet; missing if all were shipped or the refund names no units. */
    unshipped: { type: stores<UnshippedUnits>(String), default: undefined },
    destination: { type: stores<RefundDestination>(String), required: true },
    /** The split over several card payments; missing if all of it is refunded through the first. */
    parts: { type: [refundPart], default: undefined },
    status: { type: stores<RefundStatus>(String), required: true },
    /** The last failure; null if there was none. */
    failure: { type: orderRefundFailure, default: null },
    /** Failed requests of the current attempt. */
    tries: { type: Number, default: 0 },
    /** Incremented when staff retry after the provider has rejected it; each attempt has its own idempotency key. */
    attempt: { type: Number, default: 0 },
    /** When the next request to the provider is due; null if none is. */
    nextTryAt: { type: Date, default: null },
    at: { type: Date, required: true },
    /** Id of the member of staff; null for the shop. */
    by: { type: String, default: null },
    madeAt: { type: Date, default: null },
    providerRefundId: { type: String, default: null },
  },
  entry,
);
export type OrderRefundRecord = RecordOf<typeof orderRefundSchema>;

type Refunded = { readonly refunds?: readonly OrderRefundRecord[] };

/** Refunds that are made or will be; their units and amounts cannot be refunded again. */
export function standingRefunds({ refunds = [] }: Refunded): OrderRefundRecord[] {
  return refunds.filter(({ status }) => status === 'PENDING' || status === 'SUCCEEDED');
}

/** Units that are not sent because they were refunded. They are back in stock or written off, even if the refund fails. */
export function withheldUnits({ refunds = [] }: Refunded): Units[] {
  const lines = refunds.flatMap((refund) => refund.lines);
  return lines.flatMap(({ productId, withheld }) => (withheld ? [{ productId, quantity: withheld }] : []));
}

export const sumOf = (refunds: readonly OrderRefundRecord[]) => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Refunds not made yet, and so not in `payment.refundedAmount`. */
export function dueRefunds({ refunds = [] }: Refunded): OrderRefundRecord[] {
  return refunds.filter(({ status }) => status === 'PENDING');
}

/** Whether staff send the money by transfer and record it. */
export const isSentByHand = ({ status, destination }: OrderRefundRecord): boolean =>
  status === 'PENDING' && destination === 'BANK_ACCOUNT';

/** The order with one of its refunds replaced. */
export const withRefund = (order: OrderRecord, changed: OrderRefundRecord): OrderRecord => ({
  ...order,
  refunds: (order.refunds ?? []).map((refund) => (refund.id === changed.id ? changed : refund)),
});

export const dueAmount = (order: Refunded): number => sumOf(dueRefunds(order));

/** Price reductions by edits whose refund is still due; they are not a surplus. */
export const dueForEdits = (order: Refunded): number =>
  sumOf(dueRefunds(order).filter(({ reason }) => reason === 'ORDER_EDITED'));

/**
 * Refunds, made or due, that are not part of the price: price reductions by edits, and surplus. They do not count as paid if the
 * price rises later.
 */
export const returnedBeyondPrice = (order: Refunded): number =>
  sumOf(
    standingRefunds(order).filter(
      ({ reason, destination }) =>
        destination !== 'AUTHORISATION' && (reason === 'ORDER_EDITED' || reason === 'OVERPAID'),
    ),
  );

/** The amount refunded with a cancellation, besides partial refunds, once it is refunded. */
export function getRestRefunded(order: OrderRecord): number {
  const parts = standingRefunds(order).filter(({ destination }) => destination !== 'AUTHORISATION');
  const { refundedAmount } = order.payment;
  return refundedAmount - sumOf(parts);
}

/**
 * The total amount to charge to the card. The order total already reflects edits; other refunds lower the charge only while the
 * card is authorised.
 */
export function chargedAmount({ amounts, refunds = [] }: Pick<OrderRecord, 'amounts' | 'refunds'>): number {
  return refunds.reduce((charged, { amount, reason, destination, status }) => {
    const isReleased = destination === 'AUTHORISATION' && status === 'SUCCEEDED';
    if (reason === 'ORDER_EDITED') return isReleased ? charged : charged + amount;
    return isReleased ? charged - amount : charged;
  }, amounts.total);
}
