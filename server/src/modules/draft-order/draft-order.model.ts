import type { AddressCheck, ShippingOption } from '@eunbit/schema/checkout';
import type { DraftOrderKind, DraftOrderStatus, DraftPayment } from '@eunbit/schema/draft-order';
import type { Language, Market } from '@eunbit/schema/market';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';
import {
  addressSchema,
  amountsFields,
  buyerNotesFields,
  type OrderLineRecord,
  orderLineSchema,
  taxQuoteSchema,
} from '../purchase/index.ts';

/** Retention in days; orders keep the data of what was sold. */
const LIFETIME_DAYS = 365;

const line = recordSchema(
  {
    /** The store's price when the draft was last priced, minor units. */
    listPrice: { type: Number, required: true, min: 0 },
    /** Minor units; null if the listed price applies. */
    agreedPrice: { type: Number, default: null, min: 0 },
  },
  { _id: false },
);
line.add(orderLineSchema as Schema);
export type DraftLineRecord = OrderLineRecord & RecordOf<typeof line>;

/** The contents that staff have agreed with a customer. */
const contentsFields = {
  language: { type: stores<Language>(String), required: true },
  /** Id of the member; null for guests. */
  userId: { type: String, default: null },
  email: { type: String, default: '' },
  phone: { type: String, default: '' },
  /** Null while it is not known yet. */
  address: { type: addressSchema, default: null },
  ...buyerNotesFields,
  lines: stores<DraftLineRecord[]>([line]),
  /** Null for the default of the store. */
  shippingOption: { type: stores<ShippingOption>(String), default: null },
  /** Minor units; null if the listed price applies. */
  agreedShipping: { type: Number, default: null, min: 0 },
  payment: { type: stores<DraftPayment>(String), required: true },
  /** Deposits: the account; empty while none is chosen. */
  bankId: { type: String, default: '' },
  depositorName: { type: String, default: '' },
  /** Deposits: the last day to pay, `YYYY-MM-DD`; null for the default deadline. */
  paymentDueOn: { type: String, default: null },
  /** The reason for agreed prices; empty if all prices are the listed ones. */
  reason: { type: String, default: '' },
  expiresInDays: { type: Number, required: true },
} as const;
const contents = recordSchema(contentsFields, { _id: false });
export type DraftContents = RecordOf<typeof contents>;

const schema = recordSchema(
  {
    /** The number shown to people, `DR-YYMMDD-XXXXXXXX`. */
    number: { type: String, required: true },
    market: { type: stores<Market>(String), required: true },
    kind: { type: stores<DraftOrderKind>(String), required: true },
    status: { type: stores<DraftOrderStatus>(String), required: true },
    /** Incremented with each change by staff, which must pass the version it saw. */
    version: { type: Number, required: true },
    ...contentsFields,
    /** How a US address was verified; null before it is sent, and elsewhere. */
    addressCheck: { type: stores<AddressCheck>(String), default: null },
    amounts: amountsFields,
    taxQuote: { type: taxQuoteSchema, default: null },
    /** The order that it replaces or whose goods it exchanges; null for an independent sale. */
    originalNumber: { type: String, default: null },
    returnNumber: { type: String, default: null },
    createdAt: { type: Date, required: true },
    /** Id of the member of staff. */
    createdBy: { type: String, required: true },
    updatedAt: { type: Date, required: true },
    sentAt: { type: Date, default: null },
    /** When its link expires; null if it has no link. */
    expiresAt: { type: Date, default: null },
    /** Id of the stock reservation. */
    reservationId: { type: Schema.Types.ObjectId, default: null },
    remindedAt: { type: Date, default: null },
    /** When it was placed, cancelled or expired. */
    endedAt: { type: Date, default: null },
    /** Number of the resulting order. */
    orderNumber: { type: String, default: null },
  },
  { versionKey: false },
);
schema.index({ number: 1 }, { unique: true });
// The staff list of a store, newest first: for all statuses, for one status, and the same for each kind.
schema.index({ market: 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, status: 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, kind: 1, createdAt: -1, _id: -1 });
schema.index({ market: 1, kind: 1, status: 1, createdAt: -1, _id: -1 });
// Staff search, by the customer's email and by the order that is replaced.
schema.index({ market: 1, email: 1, createdAt: -1, _id: -1 });
schema.index(
  { market: 1, originalNumber: 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { originalNumber: { $type: 'string' } } },
);
// Drafts of a member, for data export and deletion.
schema.index({ userId: 1 }, { partialFilterExpression: { userId: { $type: 'string' } } });
// Links that expire soon or have expired.
schema.index({ status: 1, expiresAt: 1 }, { partialFilterExpression: { status: 'SENT' } });
schema.index({ updatedAt: 1 }, { expireAfterSeconds: LIFETIME_DAYS * 86_400 });

/** `_id` is also the id of its checkout, so that it results in at most one order. */
export type DraftOrderRecord = RecordOf<typeof schema>;
export type DraftOrderModel = Model<DraftOrderRecord>;
export const draftOrderModel = (connection: Connection): DraftOrderModel =>
  modelOn(connection, 'DraftOrder', schema, 'draft_orders');
