import type { Units } from '@eunbit/schema/fulfilment';
import type { InspectedLine } from '@eunbit/schema/validation-return';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { boxSchema } from '../order/index.ts';
import type {
  PickupRecord,
  ReturnChangeRecord,
  ReturnLabelRecord,
  ReturnLineRecord,
  ReturnPicture,
  ReturnRecord,
  ReturnShippingRecord,
} from './return.record.ts';

const entry = { _id: false, id: false } as const;
const text = { type: String, required: true } as const;
const count = { type: Number, required: true, min: 0 } as const;

const schema = new Schema<ReturnRecord>(
  {
    number: text,
    orderId: { type: Schema.Types.ObjectId, required: true },
    orderNumber: text,
    market: text,
    state: text,
    wish: text,
    lines: [new Schema<ReturnLineRecord>({ productId: text, quantity: { ...count, min: 1 }, reason: text }, entry)],
    note: { type: String, default: '' },
    pictures: [new Schema<ReturnPicture>({ mediaId: text, width: count, height: count }, entry)],
    shipping: { type: new Schema<ReturnShippingRecord>({ payer: text, fee: count }, entry), required: true },
    hasGoodsToSendBack: { type: Boolean, required: true },
    pickup: {
      type: new Schema<PickupRecord>({ on: text, carrier: text, note: { type: String, default: '' } }, entry),
      default: null,
    },
    label: {
      type: new Schema<ReturnLabelRecord>(
        {
          state: text,
          dueAt: { type: Date, default: null },
          attempts: { type: Number, default: 0 },
          problem: { type: String, default: null },
          boxes: [boxSchema],
        },
        entry,
      ),
      default: undefined,
    },
    received: { type: [new Schema<Units>({ productId: text, quantity: count }, entry)], default: null },
    inspected: {
      type: [new Schema<InspectedLine>({ productId: text, restocked: count, writtenOff: count }, entry)],
      default: null,
    },
    refundId: { type: String, default: null },
    replacementNumber: { type: String, default: null },
    replacementDueAt: { type: Date, default: undefined },
    history: [
      new Schema<ReturnChangeRecord>(
        {
          state: text,
          at: { type: Date, required: true },
          by: { type: String, default: null },
          reason: { type: String, default: null },
        },
        entry,
      ),
    ],
    requestedAt: { type: Date, required: true },
    dueAt: { type: Date, default: null },
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

export type ReturnModel = Model<ReturnRecord>;
export const returnModel = (connection: Connection): ReturnModel => modelOn(connection, 'Return', schema, 'returns');
