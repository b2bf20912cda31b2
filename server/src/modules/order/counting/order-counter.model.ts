import type { Market } from '@eunbit/schema/market';
import type { OrderStatus } from '@eunbit/schema/order';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../../common/record-schema.ts';

/** Number of orders of a store by status. Marks not yet settled are not included. */
const schema = recordSchema(
  {
    _id: { type: stores<Market>(String), required: true },
    counts: { type: stores<Partial<Record<OrderStatus, number>>>(Schema.Types.Mixed), required: true },
    /** Incremented with each write, so that a reader notices marks settled between its reads. */
    version: { type: Number, required: true },
    /** When all orders were last counted. */
    countedAt: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);

export type OrderCounterModel = Model<RecordOf<typeof schema>>;
export const orderCounterModel = (connection: Connection): OrderCounterModel =>
  modelOn(connection, 'OrderCounter', schema, 'order_counters');
