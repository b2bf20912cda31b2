import type { Market } from '@eunbit/schema/market';
import type { Carrier } from '@eunbit/schema/order';
import type {
  ReturnLabelStatus,
  ReturnPayer,
  ReturnReason,
  ReturnResolution,
  ReturnStatus,
} from '@eunbit/schema/return';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';
import { type BoxRecord, boxSchema } from '../order/index.ts';

const entry = { _id: false, id: false } as const;
const text = { type: String, required: true } as const;
const count = { type: Number, required: true, min: 0 } as const;
const status = { type: stores<ReturnStatus>(String), required: true } as const;

const picture = recordSchema({ mediaId: text, width: count, height: count }, entry);
export type ReturnPicture = RecordOf<typeof picture>;

const pickup = recordSchema(
  {
    /** Calendar day in the store, `YYYY-MM-DD`. */
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
    status: { type: stores<ReturnLabelStatus>(String), required: true },
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
    status,
    resolution: { type: stores<ReturnResolution>(String), required: true },
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
    /** The pictures that the customer has uploaded. */
    pictures: [picture],
    /** Who pays for shipping the goods back, as agreed by the customer, and the customer's fee in minor units. */
    shipping: {
      type: recordSchema({ payer: { type: stores<ReturnPayer>(String), required: true }, fee: count }, entry),
      required: true,
    },
    /** Whether the goods are to be sent back: not if they never arrived, or if staff let the customer keep them. */
    hasGoodsToSendBack: { type: Boolean, required: true },
    /** Null until a pick-up is arranged. */
    pickup: { type: pickup, default: null },
    /** Absent if no label was requested. */
    label: { type: label, default: undefined },
    /** The units that arrived; null before. */
    received: { type: [recordSchema({ productId: text, quantity: count }, entry)], default: null },
    /** How many units were restocked or written off; null before the inspection. */
    inspected: {
      type: [recordSchema({ productId: text, restocked: count, writtenOff: count }, entry)],
      default: null,
    },
    /** Id of the refund that settled the return; null before, and if no money was refunded. */
    refundId: { type: String, default: null },
    /** Number of the order or draft for the replacement; null if there is none. */
    replacementNumber: { type: String, default: null },
    /** When the payment link of an unpaid draft expires; null or absent if there is none. */
    replacementDueAt: { type: stores<Date | null>(Date), default: undefined },
    /** Oldest first. */
    history: [
      recordSchema(
        {
          status,
          at: { type: Date, required: true },
          /** Id of the staff member; null for the customer and the shop. */
          by: { type: String, default: null },
          /** Reason of a refusal, as shown to the customer; null for other statuses. */
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
// Returns of an order.
schema.index({ orderNumber: 1, requestedAt: 1 });
// The staff list, oldest first: the longest waiting return is on top.
schema.index({ market: 1, status: 1, requestedAt: 1, _id: 1 });
schema.index({ market: 1, requestedAt: 1, _id: 1 });
// Approved returns that wait for their goods.
schema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $type: 'date' } } });

// Settled returns whose replacement is not paid yet.
schema.index({ replacementDueAt: 1 }, { partialFilterExpression: { replacementDueAt: { $type: 'date' } } });
// Labels that are due to be bought or refunded.
schema.index({ 'label.dueAt': 1 }, { partialFilterExpression: { 'label.dueAt': { $type: 'date' } } });
// The return of a parcel, by the provider's shipment id.
schema.index(
  { 'label.boxes.providerId': 1 },
  { partialFilterExpression: { 'label.boxes.providerId': { $type: 'string' } } },
);

/** A return of units of an order. */
export type ReturnRecord = RecordOf<typeof schema>;
export type ReturnModel = Model<ReturnRecord>;
export const returnModel = (connection: Connection): ReturnModel => modelOn(connection, 'Return', schema, 'returns');
