import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { SaleRollupRecord } from './sale-rollup.record.ts';

const schema = new Schema<SaleRollupRecord>(
  {
    _id: { type: String, required: true },
    market: { type: String, required: true },
    day: { type: String, required: true },
    countedAt: { type: Date, required: true },
    figures: { type: String, required: true },
  },
  // The counts can be rebuilt, so that writes need not wait for the disk.
  { versionKey: false, writeConcern: { w: 1 } },
);
// The days of a chart.
schema.index({ market: 1, day: 1 });

export type SaleRollupModel = Model<SaleRollupRecord>;
export const saleRollupModel = (connection: Connection): SaleRollupModel =>
  modelOn(connection, 'SaleRollup', schema, 'sale_rollups');
