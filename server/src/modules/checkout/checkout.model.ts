import type { AddressCheck, ShippingOption, TaxSource } from '@eunbit/schema/checkout';
import type { DeliveryNote } from '@eunbit/schema/delivery-note';
import type { Language, Market } from '@eunbit/schema/market';
import type { CardMethod } from '@eunbit/schema/payment-method';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type OrderLineRecord, orderLineSchema } from '../order/order-line.record.ts';
import { type AddressRecord, addressSchema } from './address.record.ts';
import { deliveryNoteSchema } from './delivery-note.record.ts';
import type { TaxQuote } from './sales-tax.ts';

/** A checkout nobody finished is forgotten after this many days. */
export const CHECKOUT_LIFETIME_DAYS = 30;

/** What will be charged, in minor units; frozen when a payment starts. */
export interface Amounts {
  subtotal: number;
  shipping: number;
  /** Percent as text, such as `8.875`. */
  taxRate: string;
  /** Where the rate comes from; missing in what was written before rates were looked up. */
  taxSource?: TaxSource;
  /** What of the tax is on shipping; missing in what was written before shipping was taxed. */
  shippingTax?: number;
  /** On the lines and on shipping. */
  tax: number;
  total: number;
}

/** Who buys and where it goes. */
export interface Buyer {
  contact: { email: string; phone: string };
  address: AddressRecord;
  /** What is known of a US address; null elsewhere, missing in payments older than the field. */
  addressCheck?: AddressCheck | null;
  /** Null: the default of market and subtotal. */
  shippingOption: ShippingOption | null;
  /** A word to the courier; missing in payments that began before there was one. */
  deliveryNote?: DeliveryNote | null;
}

/** A card payment that was started and is not settled, with all that was agreed to: later edits do not touch it. */
export interface RunningPayment {
  /** Missing in payments that began before there was a choice: by card. */
  method?: CardMethod;
  buyer: Buyer;
  intentId: string;
  clientSecret: string;
  reservationId: Types.ObjectId;
  lines: OrderLineRecord[];
  amounts: Amounts;
  reservedUntil: Date;
  /** When the provider is asked about it, should nobody have told its outcome by then. */
  checkAt: Date;
  /** Since when its money has to go back because nothing is sold for it; null or missing otherwise. */
  refundDueAt?: Date | null;
}

/**
 * OPEN → PAYING when units are held and an intent exists → COMPLETED with the order. PAYING falls back to OPEN when the
 * payment is given up, and to REFUNDED when it succeeded although its units were gone: that is final, and the money then
 * goes back.
 */
export type CheckoutStateRecord = 'OPEN' | 'PAYING' | 'COMPLETED' | 'REFUNDED';

export interface CheckoutRecord {
  _id: Types.ObjectId;
  /** Id of the cart it is about: whose cart it is owns the checkout. */
  cartId: string;
  /** The member it belongs to; null for guests. */
  userId: string | null;
  market: Market;
  language: Language;
  state: CheckoutStateRecord;
  contact: { email: string; phone: string } | null;
  /** Pass code of a guest, encrypted; members need none. */
  encryptedPassCode: string | null;
  address: AddressRecord | null;
  addressCheck?: AddressCheck | null;
  /** Sales tax as it was last looked up; null or missing while none was. */
  taxQuote?: TaxQuote | null;
  /** Null until chosen: then the default of the market and subtotal holds. */
  shippingOption: ShippingOption | null;
  payment: RunningPayment | null;
  /** Payments given up so far; makes the idempotency key of the next intent a new one. */
  attempt: number;
  orderId: Types.ObjectId | null;
  /** Whether a page has shown the order to its buyer; missing while there is none, and in checkouts older than the field. */
  orderShown?: boolean;
  createdAt: Date;
  expiresAt: Date;
}

const amounts = {
  subtotal: { type: Number, required: true },
  shipping: { type: Number, required: true },
  taxRate: { type: String, required: true },
  taxSource: { type: String },
  shippingTax: { type: Number },
  tax: { type: Number, required: true },
  total: { type: Number, required: true },
};

const taxQuote = new Schema<TaxQuote>(
  {
    sale: { type: String, required: true },
    percent: { type: String, required: true },
    lines: { type: [Number], required: true },
    shipping: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { _id: false },
);

const schema = new Schema<CheckoutRecord>(
  {
    cartId: { type: String, required: true },
    userId: { type: String, default: null },
    market: { type: String, required: true },
    language: { type: String, required: true },
    state: { type: String, required: true },
    contact: { type: new Schema({ email: String, phone: String }, { _id: false }), default: null },
    encryptedPassCode: { type: String, default: null },
    address: { type: addressSchema, default: null },
    addressCheck: { type: String, default: null },
    taxQuote: { type: taxQuote, default: null },
    shippingOption: { type: String, default: null },
    payment: {
      type: new Schema(
        {
          method: { type: String },
          buyer: {
            contact: { type: new Schema({ email: String, phone: String }, { _id: false }), required: true },
            address: { type: addressSchema, required: true },
            addressCheck: { type: String, default: null },
            shippingOption: { type: String, default: null },
            deliveryNote: { type: deliveryNoteSchema, default: null },
          },
          intentId: { type: String, required: true },
          clientSecret: { type: String, required: true },
          reservationId: { type: Schema.Types.ObjectId, required: true },
          lines: [orderLineSchema],
          amounts,
          reservedUntil: { type: Date, required: true },
          checkAt: { type: Date, required: true },
          refundDueAt: { type: Date },
        },
        { _id: false },
      ),
      default: null,
    },
    attempt: { type: Number, default: 0 },
    orderId: { type: Schema.Types.ObjectId, default: null },
    orderShown: { type: Boolean },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  // A step that was typed does not wait for the disk; what is paid for is written in transactions, which do.
  { versionKey: false, writeConcern: { w: 1 } },
);
// A shopper goes on with the checkout left in this market.
schema.index({ cartId: 1, market: 1, state: 1, createdAt: -1, _id: -1 });
// What a member typed, which is exported and forgotten with the account.
schema.index({ userId: 1 }, { partialFilterExpression: { userId: { $type: 'string' } } });
// A webhook names the intent only.
schema.index(
  { 'payment.intentId': 1 },
  { unique: true, partialFilterExpression: { 'payment.intentId': { $type: 'string' } } },
);
// Running payments that are to be asked about.
schema.index({ 'payment.checkAt': 1 }, { partialFilterExpression: { state: 'PAYING' } });
// Payments that are to be paid back.
schema.index({ 'payment.refundDueAt': 1 }, { partialFilterExpression: { 'payment.refundDueAt': { $type: 'date' } } });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type CheckoutModel = Model<CheckoutRecord>;
export const checkoutModel = (connection: Connection): CheckoutModel =>
  modelOn(connection, 'Checkout', schema, 'checkouts');
