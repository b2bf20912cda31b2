import type { RefundDestination, RefundReason, RefundState } from '@eunbit/schema/order-refund';
import { Schema } from 'mongoose';

/** Units of a line that are paid back. */
export interface RefundLineRecord {
  productId: string;
  quantity: number;
  /** Their price without tax, minor units. */
  amount: number;
  tax: number;
}

/** Why a provider did not make a refund. */
export interface OrderRefundFailureRecord {
  /** The provider's code, such as NO_ANSWER. */
  code: string;
  /** The provider's words, for staff. */
  message: string;
  at: Date;
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
  destination: RefundDestination;
  state: RefundState;
  /** The last failure; null where there was none. */
  failure: OrderRefundFailureRecord | null;
  /** Failed tries, which are part of the idempotency key once the provider has answered. */
  tries: number;
  refusals: number;
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
  return refunds.filter(({ state }) => state === 'DUE' || state === 'MADE');
}

const sumOf = (refunds: readonly OrderRefundRecord[]) => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Refunds that have not gone yet, and so are not in `payment.refundedAmount`. */
export function dueRefunds({ refunds = [] }: Refunded): OrderRefundRecord[] {
  return refunds.filter(({ state }) => state === 'DUE');
}

export const dueAmount = (order: Refunded): number => sumOf(dueRefunds(order));

/** What of an authorised amount is not to be taken. */
export function releasedAmount(order: Refunded): number {
  return sumOf(standingRefunds(order).filter(({ destination }) => destination === 'AUTHORISATION'));
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
        },
        entry,
      ),
    ],
    shipping: { type: Number, required: true },
    shippingTax: { type: Number, required: true },
    reason: { type: String, required: true },
    note: { type: String, default: null },
    destination: { type: String, required: true },
    state: { type: String, required: true },
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
    refusals: { type: Number, default: 0 },
    nextTryAt: { type: Date, default: null },
    at: { type: Date, required: true },
    by: { type: String, default: null },
    madeAt: { type: Date, default: null },
    providerRefundId: { type: String, default: null },
  },
  entry,
);
