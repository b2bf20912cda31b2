import type { AddressCheck, ShippingOption } from '@eunbit/schema/checkout';
import type { Language, Market } from '@eunbit/schema/market';
import type { CardMethod } from '@eunbit/schema/payment-method';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';
import {
  addressSchema,
  amountsFields,
  buyerNotesFields,
  orderLineSchema,
  orderOriginSchema,
  taxQuoteSchema,
} from '../purchase/index.ts';

/** Steps before payment do not wait for the journal on disk; payments are written in transactions, which do. */
export const CHECKOUT_WRITES = { writeConcern: { w: 1 } } as const;
/** Paths of what checkouts store encrypted. */
export const CHECKOUT_ENCRYPTED_FIELDS = ['encryptedPassCode'] as const;
/** Checkouts expire after this many days. */
export const CHECKOUT_LIFETIME_DAYS = 30;

const contact = recordSchema({ email: String, phone: String }, { _id: false });

/** The draft order that the checkout pays for. */
const paidDraftOrder = recordSchema(
  {
    origin: { type: orderOriginSchema, required: true },
    /** Its units are held from the day it was sent, not from the start of a payment. */
    reservationId: { type: Schema.Types.ObjectId, required: true },
    heldUntil: { type: Date, required: true },
  },
  { _id: false },
);
export type PaidDraftOrder = RecordOf<typeof paidDraftOrder>;

/**
 * A card payment that was started and is not settled, with a snapshot of the purchase: later edits do not change it.
 */
const runningPayment = recordSchema(
  {
    method: { type: stores<CardMethod>(String), required: true },
    buyer: {
      contact: { type: contact, required: true },
      address: { type: addressSchema, required: true },
      /** How a US address was verified; null elsewhere. */
      addressCheck: { type: stores<AddressCheck>(String), default: null },
      /** Null selects the default of market and subtotal. */
      shippingOption: { type: stores<ShippingOption>(String), default: null },
      ...buyerNotesFields,
    },
    intentId: { type: String, required: true },
    clientSecret: { type: String, required: true },
    reservationId: { type: Schema.Types.ObjectId, required: true },
    lines: [orderLineSchema],
    amounts: amountsFields,
    reservedUntil: { type: Date, required: true },
    /** When to query the provider if neither the browser nor a webhook has reported the outcome. */
    checkAt: { type: Date, required: true },
    /** Since when a refund is due because no order could be placed; null or missing otherwise. */
    refundDueAt: { type: stores<Date | null>(Date) },
  },
  { _id: false },
);
export type RunningPayment = RecordOf<typeof runningPayment>;
export type Buyer = RunningPayment['buyer'];

/** A payment that was cancelled before it was paid. */
const endedPayment = recordSchema(
  { intentId: { type: String, required: true }, clientSecretHash: { type: String, required: true } },
  { _id: false, id: false },
);

/**
 * OPEN → PAYING when units are reserved and an intent exists → COMPLETED with the order. PAYING returns to OPEN when
 * the payment is cancelled, and moves to REFUNDED when it succeeded but no order can be placed. REFUNDED is final; the
 * payment is then refunded.
 */
export const CheckoutStatus = { OPEN: 'OPEN', PAYING: 'PAYING', COMPLETED: 'COMPLETED', REFUNDED: 'REFUNDED' } as const;

const schema = recordSchema(
  {
    /** Id of the cart. The owner of the cart owns the checkout. */
    cartId: { type: String, required: true },
    /** Set if the checkout pays for a draft order; then it can be opened only by the link. Missing otherwise. */
    draftOrder: { type: paidDraftOrder, default: undefined },
    /** Id of the member; null for guests. */
    userId: { type: String, default: null },
    market: { type: stores<Market>(String), required: true },
    language: { type: stores<Language>(String), required: true },
    status: { type: stores<keyof typeof CheckoutStatus>(String), required: true },
    contact: { type: contact, default: null },
    /** A guest's pass code, encrypted; null for members. */
    encryptedPassCode: { type: String, default: null },
    address: { type: addressSchema, default: null },
    addressCheck: { type: stores<AddressCheck>(String), default: null },
    /** The last sales tax quote; null before the first. */
    taxQuote: { type: taxQuoteSchema, default: null },
    /** Null until chosen; the default of market and subtotal applies. */
    shippingOption: { type: stores<ShippingOption>(String), default: null },
    payment: { type: runningPayment, default: null },
    /** The last cancelled payment, for a browser that returns from it; missing before the first. */
    endedPayment: { type: endedPayment, default: undefined },
    /** Number of cancelled payments; part of the idempotency key, so that the next payment gets a new intent. */
    attempt: { type: Number, default: 0 },
    orderId: { type: Schema.Types.ObjectId, default: null },
    /** Whether the buyer has been shown the order; missing before there is one. */
    orderShown: { type: Boolean },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, ...CHECKOUT_WRITES },
);
// Find the unfinished checkout of a cart in a market.
schema.index({ cartId: 1, market: 1, status: 1, createdAt: -1, _id: -1 });
// Export and erase a member's input with the account.
schema.index({ userId: 1 }, { partialFilterExpression: { userId: { $type: 'string' } } });
// Webhooks carry only the id of the intent.
schema.index(
  { 'payment.intentId': 1 },
  { unique: true, partialFilterExpression: { 'payment.intentId': { $type: 'string' } } },
);
// The checkout of a browser that returns from an expired payment.
schema.index(
  { 'endedPayment.intentId': 1 },
  { partialFilterExpression: { 'endedPayment.intentId': { $type: 'string' } } },
);
// Running payments whose check is due.
schema.index({ 'payment.checkAt': 1 }, { partialFilterExpression: { status: 'PAYING' } });
// Payments to be refunded.
schema.index({ 'payment.refundDueAt': 1 }, { partialFilterExpression: { 'payment.refundDueAt': { $type: 'date' } } });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type CheckoutRecord = RecordOf<typeof schema>;
export type CheckoutModel = Model<CheckoutRecord>;
export const checkoutModel = (connection: Connection): CheckoutModel =>
  modelOn(connection, 'Checkout', schema, 'checkouts');
