import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { PopularListRecord } from './popularity.record.ts';

const entry = new Schema(
  { key: { type: String, required: true }, count: { type: Number, required: true } },
  { _id: false },
);

const schema = new Schema<PopularListRecord>(
  {
    _id: { type: String, required: true },
    entries: [entry],
    rankedAt: { type: Date, required: true },
  },
  // Ranked anew each hour, so that writes need not wait for the disk.
  { versionKey: false, writeConcern: { w: 1 } },
);
// Lists that nobody has asked for lately: what the last run did not write.
schema.index({ rankedAt: 1 });

export type PopularListModel = Model<PopularListRecord>;
export const popularListModel = (connection: Connection): PopularListModel =>
  modelOn(connection, 'PopularList', schema, 'popular_lists');
