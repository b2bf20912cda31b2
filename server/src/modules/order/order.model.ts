import type { CardLabel } from '@eunbit/schema/card-label';
import type { AddressCheck, PaymentMethod, ShippingOption } from '@eunbit/schema/checkout';
import type { DeliveryNote } from '@eunbit/schema/delivery-note';
import type { Language, Market } from '@eunbit/schema/market';
import type { CancelReason, Carrier, DelayReason, OrderStatus } from '@eunbit/schema/order';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type AddressRecord, addressSchema } from '../checkout/address.record.ts';
import type { Amounts } from '../checkout/checkout.model.ts';
import { deliveryNoteSchema } from '../checkout/delivery-note.record.ts';
import { type ShipmentRecord, shipmentSchema } from '../shipment/shipment.record.ts';
import { type CashReceiptRecord, cashReceiptSchema } from './cash-receipt.record.ts';
import { type OrderLineRecord, orderLineSchema } from './order-line.record.ts';

/**
 * Where the money of an order stands. CAPTURE_DUE, RELEASE_DUE and, for cards, REFUND_DUE are settled by jobs:
 * AUTHORISED → CAPTURE_DUE when it is shipped → PAID, or → LAPSED where the authorisation had ended; cancelling makes
 * AUTHORISED → RELEASE_DUE → VOID.
 */
export const PaymentState = {
  AWAITING_DEPOSIT: 'AWAITING_DEPOSIT',
  AUTHORISED: 'AUTHORISED',
  CAPTURE_DUE: 'CAPTURE_DUE',
  LAPSED: 'LAPSED',
  RELEASE_DUE: 'RELEASE_DUE',
  PAID: 'PAID',
  REFUND_DUE: 'REFUND_DUE',
  REFUNDED: 'REFUNDED',
  VOID: 'VOID',
} as const;
export type PaymentState = (typeof PaymentState)[keyof typeof PaymentState];

export interface DelayRecord {
  reason: DelayReason;
  until: Date | null;
  detail: string | null;
}

/** Why a buyer cancelled. */
export interface CancellationRecord {
  reason: CancelReason;
  detail: string | null;
}

export interface StatusChangeRecord {
  status: OrderStatus;
  at: Date;
  /** The member of staff; null when the shop itself or the buyer did it. */
  by: string | null;
  delay: DelayRecord | null;
  /** Set when the buyer cancelled; missing in entries older than the field. */
  cancellation?: CancellationRecord | null;
}

export interface VirtualAccountRecord {
  /** The issuer's name for it. */
  id: string;
  /** The shop's name for it, which callbacks carry. */
  reference: string;
  accountNumber: string;
  secretHash: string;
}

/** What a member of staff noted; never changed. */
export interface OrderNoteRecord {
  id: string;
  text: string;
  by: string;
  at: Date;
}

export interface PaymentRecord {
  method: PaymentMethod;
  state: PaymentState;
  intentId: string | null;
  bankId: string | null;
  depositorName: string | null;
  /** The card that paid; missing in orders from before it was kept. */
  card?: CardLabel | null;
  /** Deposits: to be paid by. */
  dueAt: Date | null;
  /** Deposits: when the reminder was queued; absent in orders from before there was one. */
  remindedAt?: Date | null;
  /** Escrow: when the provider gives the money back to the card unless it was captured. */
  authorisedUntil?: Date | null;
  /** An account number of the order's own, with what proves that a callback about it is genuine. */
  virtualAccount?: VirtualAccountRecord | null;
  /** What has come into it, in won; another amount than the order's leaves the decision to staff. */
  depositedAmount?: number | null;
  /** Korean transfers: the receipt to be issued for them; missing in orders from before there was a choice. */
  cashReceipt?: CashReceiptRecord | null;
  /** When the shop next looks after the payment by itself; null while there is nothing to do. */
  followUpAt?: Date | null;
  /** Failed tries of what is due now. */
  followUpTries?: number;
}

export interface OrderRecord {
  _id: Types.ObjectId;
  /** What people read and type, `EB-YYMMDD-XXXXXXXX`; the random part keeps it from being guessed. */
  number: string;
  market: Market;
  language: Language;
  checkoutId: Types.ObjectId;
  /** The member whose order it is; null for guests until they take it over into an account. */
  userId: string | null;
  encryptedPassCode: string | null;
  /** Links out of emails that opened this order; a link names the number it was made at, so it works once. */
  linksOpened: number;
  /** Always the last entry of the history. */
  status: OrderStatus;
  statusHistory: StatusChangeRecord[];
  email: string;
  phone: string;
  address: AddressRecord;
  /** What was known of a US address; missing in orders older than the field. */
  addressCheck?: AddressCheck | null;
  lines: OrderLineRecord[];
  shippingOption: ShippingOption;
  /** A word to the courier; missing in orders from before there was one. */
  deliveryNote?: DeliveryNote | null;
  /** First and last day, `YYYY-MM-DD`, of the promised delivery; null while the money is awaited. */
  promisedDelivery?: { earliest: string; latest: string } | null;
  amounts: Amounts;
  payment: PaymentRecord;
  /** The parcel of a paid US order; null elsewhere, missing in orders older than labels. */
  shipment?: ShipmentRecord | null;
  tracking: { carrier: Carrier; trackingNumber: string }[];
  createdAt: Date;
  /** Of staff for staff, oldest first; absent before the first. */
  notes?: OrderNoteRecord[];
  /** What staff find the order by, see `order-search-keys.ts`; absent in orders from before there was a search. */
  searchKeys?: string[];
}

const delay = new Schema<DelayRecord>(
  {
    reason: { type: String, required: true },
    until: { type: Date, default: null },
    detail: { type: String, default: null },
  },
  { _id: false },
);

const cancellation = new Schema<CancellationRecord>(
  { reason: { type: String, required: true }, detail: { type: String, default: null } },
  { _id: false },
);

const schema = new Schema<OrderRecord>(
  {
    number: { type: String, required: true },
    market: { type: String, required: true },
    language: { type: String, required: true },
    checkoutId: { type: Schema.Types.ObjectId, required: true },
    userId: { type: String, default: null },
    encryptedPassCode: { type: String, default: null },
    linksOpened: { type: Number, default: 0 },
    status: { type: String, required: true },
    statusHistory: [
      new Schema<StatusChangeRecord>(
        {
          status: { type: String, required: true },
          at: { type: Date, required: true },
          by: { type: String, default: null },
          delay: { type: delay, default: null },
          cancellation: { type: cancellation, default: null },
        },
        { _id: false },
      ),
    ],
    email: { type: String, required: true },
    phone: { type: String, required: true },
    address: { type: addressSchema, required: true },
    addressCheck: { type: String, default: null },
    lines: [orderLineSchema],
    shippingOption: { type: String, required: true },
    deliveryNote: { type: deliveryNoteSchema, default: null },
    promisedDelivery: { type: new Schema({ earliest: String, latest: String }, { _id: false }), default: null },
    amounts: {
      subtotal: { type: Number, required: true },
      shipping: { type: Number, required: true },
      taxRate: { type: String, required: true },
      taxSource: { type: String },
      shippingTax: { type: Number },
      tax: { type: Number, required: true },
      total: { type: Number, required: true },
    },
    payment: {
      method: { type: String, required: true },
      state: { type: String, required: true },
      intentId: { type: String, default: null },
      bankId: { type: String, default: null },
      depositorName: { type: String, default: null },
      card: { type: new Schema<CardLabel>({ brand: String, last4: String }, { _id: false }), default: null },
      dueAt: { type: Date, default: null },
      remindedAt: { type: Date, default: null },
      authorisedUntil: { type: Date, default: null },
      virtualAccount: {
        type: new Schema<VirtualAccountRecord>(
          {
            id: { type: String, required: true },
            reference: { type: String, required: true },
            accountNumber: { type: String, required: true },
            secretHash: { type: String, required: true },
          },
          { _id: false },
        ),
        default: null,
      },
      depositedAmount: { type: Number, default: null },
      cashReceipt: { type: cashReceiptSchema, default: null },
      followUpAt: { type: Date, default: null },
      followUpTries: { type: Number, default: 0 },
    },
    shipment: { type: shipmentSchema, default: null },
    tracking: [new Schema({ carrier: String, trackingNumber: String }, { _id: false })],
    createdAt: { type: Date, required: true },
    notes: {
      type: [
        new Schema<OrderNoteRecord>(
          {
            id: { type: String, required: true },
            text: { type: String, required: true },
            by: { type: String, required: true },
            at: { type: Date, required: true },
          },
          { _id: false, id: false },
        ),
      ],
      default: undefined,
    },
    searchKeys: { type: [String], default: undefined },
  },
  { versionKey: false },
);
schema.index({ number: 1 }, { unique: true });
// One order a checkout, whatever races: the last guard behind the checkout's own state.
schema.index({ checkoutId: 1 }, { unique: true });
// One order a payment, and the way back from a payment to its order once the checkout is forgotten.
schema.index(
  { 'payment.intentId': 1 },
  { unique: true, partialFilterExpression: { 'payment.intentId': { $type: 'string' } } },
);
// The staff list of a market, newest first, whole and by status.
schema.index({ market: 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, status: 1, createdAt: -1, _id: -1 });
// By way of paying, and by product: counted from the index, and a rare one found without a look at all others.
schema.index({ market: 1, 'payment.method': 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, 'lines.productId': 1, createdAt: -1, _id: -1 });
// The same by amount.
schema.index({ market: 1, 'amounts.total': -1, _id: -1 });
schema.index({ market: 1, status: 1, 'amounts.total': -1, _id: -1 });
// What waits for staff: deposits to check and refunds to be paid,
schema.index({ market: 1, 'payment.state': 1, status: 1, createdAt: -1, _id: -1 });
// authorisations that ended, and cash receipts that are to be issued.
schema.index(
  { market: 1, 'payment.state': 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { 'payment.state': 'LAPSED' } },
);
schema.index(
  { market: 1, 'payment.cashReceipt.issued': 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { 'payment.cashReceipt.kind': { $type: 'string' } } },
);
// Searches of staff.
schema.index({ market: 1, searchKeys: 1, createdAt: -1, _id: -1 });
// A member's own orders, newest first; filters and searches look through one member's orders only.
schema.index({ userId: 1, createdAt: -1, _id: -1 });
// Orders of a guest who has opened an account since.
schema.index({ email: 1, createdAt: -1, _id: -1 });
// Orders that wait for their deposit: reminded, then cancelled.
schema.index(
  { 'payment.state': 1, createdAt: 1 },
  { partialFilterExpression: { 'payment.state': 'AWAITING_DEPOSIT' } },
);
// Orders that the refund job still has to settle.
schema.index({ 'payment.state': 1 }, { partialFilterExpression: { 'payment.state': 'REFUND_DUE' } });

// One order a virtual account; a callback names the account only.
schema.index(
  { 'payment.virtualAccount.reference': 1 },
  { unique: true, partialFilterExpression: { 'payment.virtualAccount.reference': { $type: 'string' } } },
);
// Payments that the shop looks after by itself: to be captured, released or asked about.
schema.index({ 'payment.followUpAt': 1 }, { partialFilterExpression: { 'payment.followUpAt': { $type: 'date' } } });
// Shipments that are to be made, or given back.
schema.index({ 'shipment.dueAt': 1 }, { partialFilterExpression: { 'shipment.dueAt': { $type: 'date' } } });
// Shipments that could not be made, newest order first.
schema.index(
  { market: 1, 'shipment.state': 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { 'shipment.state': 'FAILED' } },
);
// One order a shipment, and the way from a parcel to its order.
schema.index(
  { 'shipment.providerId': 1 },
  { unique: true, partialFilterExpression: { 'shipment.providerId': { $type: 'string' } } },
);

export type OrderModel = Model<OrderRecord>;
export const orderModel = (connection: Connection): OrderModel => modelOn(connection, 'Order', schema, 'orders');
