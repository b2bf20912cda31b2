import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { BoughtTogetherRecord } from './bought-together.record.ts';

const companion = new Schema(
  { productId: { type: String, required: true }, orders: { type: Number, required: true } },
  { _id: false },
);

const schema = new Schema<BoughtTogetherRecord>(
  {
    _id: { type: String, required: true },
    market: { type: String, required: true },
    productId: { type: String, required: true },
    companions: [companion],
    countedAt: { type: Date, required: true },
  },
  // Counted anew each night, so that writes need not wait for the disk.
  { versionKey: false, writeConcern: { w: 1 } },
);
// Products that no longer have companions: what the last run did not write.
schema.index({ market: 1, countedAt: 1 });

export type BoughtTogetherModel = Model<BoughtTogetherRecord>;
export const boughtTogetherModel = (connection: Connection): BoughtTogetherModel =>
  modelOn(connection, 'BoughtTogether', schema, 'bought_together');
