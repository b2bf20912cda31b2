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
    /** What of them was not sent because of the refund; missing if none was kept. */
    withheld: { type: Number, default: undefined },
  },
  entry,
);

/** What of a refund goes back through one of the card payments of an order. */
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
    /** The provider's words, for staff. */
    message: { type: String, default: '' },
    at: { type: Date, required: true },
  },
  { _id: false },
);
export type OrderRefundFailureRecord = RecordOf<typeof orderRefundFailure>;

/** A refund of a part of an order. */
export const orderRefundSchema = recordSchema(
  {
    id: { type: String, required: true },
    /** What goes back in all, minor units: at most the shares of what was chosen. */
    amount: { type: Number, required: true, min: 1 },
    /** Part of the amount that is sales tax. */
    tax: { type: Number, required: true, min: 0 },
    lines: [refundLine],
    /** Of the price of shipping, without its tax. */
    shipping: { type: Number, required: true },
    shippingTax: { type: Number, required: true },
    reason: { type: stores<RefundReason>(String), required: true },
    note: { type: String, default: null },
    /** What became of those units that had not left; missing if all had, or it is for no units. */
    unshipped: { type: stores<UnshippedUnits>(String), default: undefined },
    destination: { type: stores<RefundDestination>(String), required: true },
    /** How it is spread over several card payments; missing if all of it goes back through the first. */
    parts: { type: [refundPart], default: undefined },
    status: { type: stores<RefundStatus>(String), required: true },
    /** The last failure; null if there was none. */
    failure: { type: orderRefundFailure, default: null },
    /** Failed tries of the current attempt. */
    tries: { type: Number, default: 0 },
    /** Rises when staff have it made again after the provider has refused it: a new attempt has a new idempotency key. */
    attempt: { type: Number, default: 0 },
    /** When the provider is asked next; null if it is not. */
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

/** Refunds that are made or will be: what they stand for cannot be refunded again. */
export function standingRefunds({ refunds = [] }: Refunded): OrderRefundRecord[] {
  return refunds.filter(({ status }) => status === 'PENDING' || status === 'SUCCEEDED');
}

/** Units that are not sent because they were refunded: they are in stock again, or written off, whatever becomes of the money. */
export function withheldUnits({ refunds = [] }: Refunded): Units[] {
  const lines = refunds.flatMap((refund) => refund.lines);
  return lines.flatMap(({ productId, withheld }) => (withheld ? [{ productId, quantity: withheld }] : []));
}

export const sumOf = (refunds: readonly OrderRefundRecord[]) => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Refunds that have not gone yet, and so are not in `payment.refundedAmount`. */
export function dueRefunds({ refunds = [] }: Refunded): OrderRefundRecord[] {
  return refunds.filter(({ status }) => status === 'PENDING');
}

/** Whether staff send the money and note it. */
export const isSentByHand = ({ status, destination }: OrderRefundRecord): boolean =>
  status === 'PENDING' && destination === 'BANK_ACCOUNT';

/** The order with a refund as it has become. */
export const withRefund = (order: OrderRecord, changed: OrderRefundRecord): OrderRecord => ({
  ...order,
  refunds: (order.refunds ?? []).map((refund) => (refund.id === changed.id ? changed : refund)),
});

export const dueAmount = (order: Refunded): number => sumOf(dueRefunds(order));

/** What edits have taken off an order and has not gone back yet: no surplus, it is on its way. */
export const dueForEdits = (order: Refunded): number =>
  sumOf(dueRefunds(order).filter(({ reason }) => reason === 'ORDER_EDITED'));

/**
 * What has gone or goes back because it is none of the price: what edits took off it, and what had come beyond it. An order
 * that costs more later is not paid with it.
 */
export const returnedBeyondPrice = (order: Refunded): number =>
  sumOf(
    standingRefunds(order).filter(
      ({ reason, destination }) =>
        destination !== 'AUTHORISATION' && (reason === 'ORDER_EDITED' || reason === 'OVERPAID'),
    ),
  );

/** What went back with the cancellation of an order, beside its parts, once it is refunded. */
export function getRestRefunded(order: OrderRecord): number {
  const parts = standingRefunds(order).filter(({ destination }) => destination !== 'AUTHORISATION');
  const { refundedAmount } = order.payment;
  return refundedAmount - sumOf(parts);
}

/**
 * What a card is to be charged in all. An edited order has what it costs less in its total already, however the money goes
 * back; other refunds lower the charge while it is authorised, and later ones leave it as it was.
 */
export function chargedAmount({ amounts, refunds = [] }: Pick<OrderRecord, 'amounts' | 'refunds'>): number {
  return refunds.reduce((charged, { amount, reason, destination, status }) => {
    const isReleased = destination === 'AUTHORISATION' && status === 'SUCCEEDED';
    if (reason === 'ORDER_EDITED') return isReleased ? charged : charged + amount;
    return isReleased ? charged - amount : charged;
  }, amounts.total);
}
