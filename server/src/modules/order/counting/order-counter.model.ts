import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../common/models.ts';
import type { OrderCounterRecord } from './order-counter.record.ts';

const schema = new Schema<OrderCounterRecord>(
  {
    _id: { type: String, required: true },
    counts: { type: Schema.Types.Mixed, required: true },
    version: { type: Number, required: true },
    countedAt: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);

export type OrderCounterModel = Model<OrderCounterRecord>;
export const orderCounterModel = (connection: Connection): OrderCounterModel =>
  modelOn(connection, 'OrderCounter', schema, 'order_counters');
