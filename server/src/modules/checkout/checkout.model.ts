import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import {
  addressSchema,
  amountsFields,
  buyerNotesFields,
  orderLineSchema,
  orderOriginSchema,
  taxQuoteSchema,
} from '../purchase/index.ts';
import type { CheckoutRecord, EndedPayment, PaidDraftOrder } from './checkout.record.ts';

/** Steps before payment do not wait for the journal on disk; payments are written in transactions, which do. */
export const CHECKOUT_WRITES = { writeConcern: { w: 1 } } as const;
/** Checkouts expire after this many days. */
export const CHECKOUT_LIFETIME_DAYS = 30;

const schema = new Schema<CheckoutRecord>(
  {
    cartId: { type: String, required: true },
    draftOrder: {
      type: new Schema<PaidDraftOrder>(
        {
          origin: { type: orderOriginSchema, required: true },
          reservationId: { type: Schema.Types.ObjectId, required: true },
          heldUntil: { type: Date, required: true },
        },
        { _id: false },
      ),
      default: undefined,
    },
    userId: { type: String, default: null },
    market: { type: String, required: true },
    language: { type: String, required: true },
    state: { type: String, required: true },
    contact: { type: new Schema({ email: String, phone: String }, { _id: false }), default: null },
    encryptedPassCode: { type: String, default: null },
    address: { type: addressSchema, default: null },
    addressCheck: { type: String, default: null },
    taxQuote: { type: taxQuoteSchema, default: null },
    shippingOption: { type: String, default: null },
    payment: {
      type: new Schema(
        {
          method: { type: String, required: true },
          buyer: {
            contact: { type: new Schema({ email: String, phone: String }, { _id: false }), required: true },
            address: { type: addressSchema, required: true },
            addressCheck: { type: String, default: null },
            shippingOption: { type: String, default: null },
            ...buyerNotesFields,
          },
          intentId: { type: String, required: true },
          clientSecret: { type: String, required: true },
          reservationId: { type: Schema.Types.ObjectId, required: true },
          lines: [orderLineSchema],
          amounts: amountsFields,
          reservedUntil: { type: Date, required: true },
          checkAt: { type: Date, required: true },
          refundDueAt: { type: Date },
        },
        { _id: false },
      ),
      default: null,
    },
    endedPayment: {
      type: new Schema<EndedPayment>(
        { intentId: { type: String, required: true }, clientSecretHash: { type: String, required: true } },
        { _id: false, id: false },
      ),
      default: undefined,
    },
    attempt: { type: Number, default: 0 },
    orderId: { type: Schema.Types.ObjectId, default: null },
    orderShown: { type: Boolean },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, ...CHECKOUT_WRITES },
);
// Find the unfinished checkout of a cart in a market.
schema.index({ cartId: 1, market: 1, state: 1, createdAt: -1, _id: -1 });
// Export and erase a member's input with the account.
schema.index({ userId: 1 }, { partialFilterExpression: { userId: { $type: 'string' } } });
// Webhooks carry only the id of the intent.
schema.index(
  { 'payment.intentId': 1 },
  { unique: true, partialFilterExpression: { 'payment.intentId': { $type: 'string' } } },
);
// The browser that returns from a payment whose time is over.
schema.index(
  { 'endedPayment.intentId': 1 },
  { partialFilterExpression: { 'endedPayment.intentId': { $type: 'string' } } },
);
// Running payments whose check is due.
schema.index({ 'payment.checkAt': 1 }, { partialFilterExpression: { state: 'PAYING' } });
// Payments to be refunded.
schema.index({ 'payment.refundDueAt': 1 }, { partialFilterExpression: { 'payment.refundDueAt': { $type: 'date' } } });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type CheckoutModel = Model<CheckoutRecord>;
export const checkoutModel = (connection: Connection): CheckoutModel =>
  modelOn(connection, 'Checkout', schema, 'checkouts');
