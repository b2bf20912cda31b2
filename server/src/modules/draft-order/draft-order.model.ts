import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { addressSchema, amountsFields, buyerNotesFields, orderLineSchema, taxQuoteSchema } from '../purchase/index.ts';
import type { DraftLineRecord, DraftOrderRecord } from './draft-order.record.ts';

/** Nobody looks at older ones; what was sold stands in orders. */
const LIFETIME_DAYS = 365;

const line = new Schema<DraftLineRecord>(
  {
    listPrice: { type: Number, required: true, min: 0 },
    agreedPrice: { type: Number, default: null, min: 0 },
  },
  { _id: false },
);
line.add(orderLineSchema);

const schema = new Schema<DraftOrderRecord>(
  {
    number: { type: String, required: true },
    market: { type: String, required: true },
    language: { type: String, required: true },
    kind: { type: String, required: true },
    state: { type: String, required: true },
    version: { type: Number, required: true },
    userId: { type: String, default: null },
    email: { type: String, default: '' },
    phone: { type: String, default: '' },
    address: { type: addressSchema, default: null },
    addressCheck: { type: String, default: null },
    ...buyerNotesFields,
    lines: [line],
    shippingOption: { type: String, default: null },
    agreedShipping: { type: Number, default: null, min: 0 },
    payment: { type: String, required: true },
    bankId: { type: String, default: '' },
    depositorName: { type: String, default: '' },
    paymentDueOn: { type: String, default: null },
    reason: { type: String, default: '' },
    expiresInDays: { type: Number, required: true },
    amounts: amountsFields,
    taxQuote: { type: taxQuoteSchema, default: null },
    originalNumber: { type: String, default: null },
    returnNumber: { type: String, default: null },
    createdAt: { type: Date, required: true },
    createdBy: { type: String, required: true },
    updatedAt: { type: Date, required: true },
    sentAt: { type: Date, default: null },
    expiresAt: { type: Date, default: null },
    reservationId: { type: Schema.Types.ObjectId, default: null },
    remindedAt: { type: Date, default: null },
    endedAt: { type: Date, default: null },
    orderNumber: { type: String, default: null },
  },
  { versionKey: false },
);
schema.index({ number: 1 }, { unique: true });
// The staff list of a store, newest first, for all states and for one, and so for each kind.
schema.index({ market: 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, state: 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, kind: 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, kind: 1, state: 1, createdAt: -1, _id: -1 });
// Staff search, by the customer's email and by the order that is replaced.
schema.index({ market: 1, email: 1, createdAt: -1, _id: -1 });
schema.index(
  { market: 1, originalNumber: 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { originalNumber: { $type: 'string' } } },
);
// Those of a member, with their data.
schema.index({ userId: 1 }, { partialFilterExpression: { userId: { $type: 'string' } } });
// Links that end soon, or have ended.
schema.index({ state: 1, expiresAt: 1 }, { partialFilterExpression: { state: 'SENT' } });
schema.index({ updatedAt: 1 }, { expireAfterSeconds: LIFETIME_DAYS * 86_400 });

export type DraftOrderModel = Model<DraftOrderRecord>;
export const draftOrderModel = (connection: Connection): DraftOrderModel =>
  modelOn(connection, 'DraftOrder', schema, 'draft_orders');
