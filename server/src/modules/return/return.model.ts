import type { Market } from '@eunbit/schema/market';
import type { Carrier } from '@eunbit/schema/order';
import type { ReturnLabelStatus, ReturnPayer, ReturnReason, ReturnStatus, ReturnWish } from '@eunbit/schema/return';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';
import { type BoxRecord, boxSchema } from '../order/index.ts';

const entry = { _id: false, id: false } as const;
const text = { type: String, required: true } as const;
const count = { type: Number, required: true, min: 0 } as const;
const state = { type: stores<ReturnStatus>(String), required: true } as const;

const picture = recordSchema({ mediaId: text, width: count, height: count }, entry);
export type ReturnPicture = RecordOf<typeof picture>;

const pickup = recordSchema(
  {
    /** `YYYY-MM-DD` in the store. */
    on: text,
    carrier: { type: stores<Carrier>(String), required: true },
    /** Note to the customer; may be empty. */
    note: { type: String, default: '' },
  },
  entry,
);
/** A carrier's pick-up of returned goods. */
export type PickupRecord = RecordOf<typeof pickup>;

const label = recordSchema(
  {
    state: { type: stores<ReturnLabelStatus>(String), required: true },
    /** When the next attempt is due; null if there is nothing to do. */
    dueAt: { type: Date, default: null },
    /** Failed attempts in a row. */
    attempts: { type: Number, default: 0 },
    /** Why the last attempt failed. */
    problem: { type: String, default: null },
    /** Empty until the units are packed, before the first label is bought. */
    boxes: stores<BoxRecord[]>([boxSchema]),
  },
  entry,
);
/**
 * Labels for the way back of a US return, one for each box. DUE → BOUGHT when every box has its number, or FAILED when EasyPost
 * refuses or all attempts have failed; staff may set it back to DUE. VOIDED when the return ended, or the goods left, without it.
 */
export type ReturnLabelRecord = RecordOf<typeof label>;

const schema = recordSchema(
  {
    /** `RT-YYMMDD-XXXXXXXX`. */
    number: text,
    orderId: { type: Schema.Types.ObjectId, required: true },
    orderNumber: text,
    market: { type: stores<Market>(String), required: true },
    state,
    wish: { type: stores<ReturnWish>(String), required: true },
    lines: [
      recordSchema(
        {
          productId: text,
          quantity: { ...count, min: 1 },
          reason: { type: stores<ReturnReason>(String), required: true },
        },
        entry,
      ),
    ],
    /** The customer's note; may be empty. */
    note: { type: String, default: '' },
    /** What the customer has sent. */
    pictures: [picture],
    /** Who pays for the way back, as the customer agreed to it, and what the customer pays, in minor units. */
    shipping: {
      type: recordSchema({ payer: { type: stores<ReturnPayer>(String), required: true }, fee: count }, entry),
      required: true,
    },
    /** Whether the goods are to be sent back: not what never came, nor what staff leave with the customer. */
    hasGoodsToSendBack: { type: Boolean, required: true },
    /** Null until it is arranged. */
    pickup: { type: pickup, default: null },
    /** Missing if no label was asked for. */
    label: { type: label, default: undefined },
    /** What came back; null before. */
    received: { type: [recordSchema({ productId: text, quantity: count }, entry)], default: null },
    /** What became of it; null before. */
    inspected: {
      type: [recordSchema({ productId: text, restocked: count, writtenOff: count }, entry)],
      default: null,
    },
    /** The refund within the order that settled it; null before, and if no money went back. */
    refundId: { type: String, default: null },
    /** Number of the order, or of the draft, that was sent in exchange; null if there is none. */
    replacementNumber: { type: String, default: null },
    /** When the link ends of a draft that is not paid yet; null, or missing, if none waits. */
    replacementDueAt: { type: stores<Date | null>(Date), default: undefined },
    /** Oldest first. */
    history: [
      recordSchema(
        {
          state,
          at: { type: Date, required: true },
          /** Id of the member of staff; null for the customer and for the shop. */
          by: { type: String, default: null },
          /** Of refusals: why, as the customer reads it; null for other states. */
          reason: { type: String, default: null },
        },
        entry,
      ),
    ],
    requestedAt: { type: Date, required: true },
    /** Deadline for sending the goods; null if nothing is awaited. */
    dueAt: { type: Date, default: null },
    /** When the customer was reminded; null before. */
    remindedAt: { type: Date, default: null },
  },
  { versionKey: false },
);
schema.index({ number: 1 }, { unique: true });
// The returns of an order.
schema.index({ orderNumber: 1, requestedAt: 1 });
// The list of staff, oldest first: what has waited longest is on top.
schema.index({ market: 1, state: 1, requestedAt: 1, _id: 1 });
schema.index({ market: 1, requestedAt: 1, _id: 1 });
// Approved returns whose goods are awaited.
schema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $type: 'date' } } });

// Settled returns whose replacement is not paid yet.
schema.index({ replacementDueAt: 1 }, { partialFilterExpression: { replacementDueAt: { $type: 'date' } } });
// Labels to be bought or given back.
schema.index({ 'label.dueAt': 1 }, { partialFilterExpression: { 'label.dueAt': { $type: 'date' } } });
// The return that a parcel belongs to, by the provider's id of its shipment.
schema.index(
  { 'label.boxes.providerId': 1 },
  { partialFilterExpression: { 'label.boxes.providerId': { $type: 'string' } } },
);

/** A return of units of an order. */
export type ReturnRecord = RecordOf<typeof schema>;
export type ReturnModel = Model<ReturnRecord>;
export const returnModel = (connection: Connection): ReturnModel => modelOn(connection, 'Return', schema, 'returns');
