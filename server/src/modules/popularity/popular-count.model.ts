import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { PopularCountRecord } from './popularity.record.ts';

const schema = new Schema<PopularCountRecord>(
  {
    _id: { type: String, required: true },
    list: { type: String, required: true },
    key: { type: String, required: true },
    month: { type: String, required: true },
    count: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  // A lost count changes no ranking: counting does not wait for the journal.
  { versionKey: false, writeConcern: { w: 1 } },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
// Ranks the months that count; tells how many keys a list has in one.
schema.index({ month: 1, list: 1 });

export type PopularCountModel = Model<PopularCountRecord>;
export const popularCountModel = (connection: Connection): PopularCountModel =>
  modelOn(connection, 'PopularCount', schema, 'popular_counts');
