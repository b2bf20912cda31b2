import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { OrderTagRecord } from './order-tag.record.ts';

const schema = new Schema<OrderTagRecord>(
  {
    _id: { type: String, required: true },
    market: { type: String, required: true },
    tag: { type: String, required: true },
    usedAt: { type: Date, required: true },
  },
  { versionKey: false },
);
// The suggestions of a store, used last first.
schema.index({ market: 1, usedAt: -1 });

export const orderTagModel = (connection: Connection): Model<OrderTagRecord> =>
  modelOn(connection, 'OrderTag', schema, 'order_tags');
