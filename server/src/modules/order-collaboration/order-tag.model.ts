import type { Market } from '@eunbit/schema/market';
import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

const schema = recordSchema(
  {
    /** `KR:tag`. */
    _id: { type: String, required: true },
    market: { type: stores<Market>(String), required: true },
    tag: { type: String, required: true },
    usedAt: { type: Date, required: true },
  },
  { versionKey: false },
);
// The suggestions of a store, most recently used first.
schema.index({ market: 1, usedAt: -1 });

/** A tag used on orders of a store, for suggestions. */
type OrderTagRecord = RecordOf<typeof schema>;
export const orderTagModel = (connection: Connection): Model<OrderTagRecord> =>
  modelOn(connection, 'OrderTag', schema, 'order_tags');
