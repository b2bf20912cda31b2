import type { Units } from '@eunbit/schema/fulfilment';
import type { RefundDestination, RefundReason, RefundStatus, UnshippedUnits } from '@eunbit/schema/order-refund';
import { Schema } from 'mongoose';
import type { OrderRecord } from './order.record.ts';

/** Units of a line that are paid back. */
export interface RefundLineRecord {
  productId: string;
  quantity: number;
  /** Their price without tax, minor units. */
  amount: number;
  tax: number;
  /** What of them was not sent because of the refund; missing where none was kept. */
  withheld?: number;
}

/** Why a provider did not make a refund. */
export interface OrderRefundFailureRecord {
  /** The provider's code, such as NO_ANSWER. */
  code: string;
  /** The provider's words, for staff. */
  message: string;
  at: Date;
}

/** What of a refund goes back through one of the card payments of an order. */
export interface RefundPartRecord {
  intentId: string;
  /** Minor units. */
  amount: number;
}

/** A refund of a part of an order. */
export interface OrderRefundRecord {
  id: string;
  /** What goes back in all, minor units: at most the shares of what was chosen. */
  amount: number;
  /** What of it is sales tax. */
  tax: number;
  lines: RefundLineRecord[];
  /** Of the price of shipping, without its tax. */
  shipping: number;
  shippingTax: number;
  reason: RefundReason;
  note: string | null;
  /** What became of those units that had not left; missing where all had, or it is for no units. */
  unshipped?: UnshippedUnits;
  destination: RefundDestination;
  /** How it is spread over several card payments; missing where all of it goes back through the first. */
  parts?: RefundPartRecord[];
  status: RefundStatus;
  /** The last failure; null where there was none. */
  failure: OrderRefundFailureRecord | null;
  /** Failed tries of the current attempt. */
  tries: number;
  /** Rises when staff have it made again after the provider has refused it: a new attempt has a new idempotency key. */
  attempt: number;
  /** When the provider is asked next; null if it is not. */
  nextTryAt: Date | null;
  at: Date;
  /** Id of the member of staff; null for the shop. */
  by: string | null;
  madeAt: Date | null;
  providerRefundId: string | null;
}

type Refunded = { readonly refunds?: readonly OrderRefundRecord[] };

/** Refunds that are made or will be: what they stand for cannot be paid back again. */
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

/** What went back with the cancellation of an order, beside its parts, once it is paid back. */
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

const entry = { _id: false, id: false } as const;

export const orderRefundSchema = new Schema<OrderRefundRecord>(
  {
    id: { type: String, required: true },
    amount: { type: Number, required: true, min: 1 },
    tax: { type: Number, required: true, min: 0 },
    lines: [
      new Schema<RefundLineRecord>(
        {
          productId: { type: String, required: true },
          quantity: { type: Number, required: true, min: 1 },
          amount: { type: Number, required: true },
          tax: { type: Number, required: true },
          withheld: { type: Number, default: undefined },
        },
        entry,
      ),
    ],
    shipping: { type: Number, required: true },
    shippingTax: { type: Number, required: true },
    reason: { type: String, required: true },
    note: { type: String, default: null },
    unshipped: { type: String, default: undefined },
    destination: { type: String, required: true },
    parts: {
      type: [
        new Schema<RefundPartRecord>(
          { intentId: { type: String, required: true }, amount: { type: Number, required: true, min: 1 } },
          entry,
        ),
      ],
      default: undefined,
    },
    status: { type: String, required: true },
    failure: {
      type: new Schema<OrderRefundFailureRecord>(
        {
          code: { type: String, required: true },
          message: { type: String, default: '' },
          at: { type: Date, required: true },
        },
        { _id: false },
      ),
      default: null,
    },
    tries: { type: Number, default: 0 },
    attempt: { type: Number, default: 0 },
    nextTryAt: { type: Date, default: null },
    at: { type: Date, required: true },
    by: { type: String, default: null },
    madeAt: { type: Date, default: null },
    providerRefundId: { type: String, default: null },
  },
  entry,
);
