import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { UnitsSoldRecord } from './units-sold.record.ts';

const schema = new Schema<UnitsSoldRecord>(
  {
    _id: { type: String, required: true },
    market: { type: String, required: true },
    units: { type: Number, required: true },
    countedAt: { type: Date, required: true },
  },
  // Counted anew each night, so that writes need not wait for the disk.
  { versionKey: false, writeConcern: { w: 1 } },
);
// Products that sold nothing lately: what the last run did not write.
schema.index({ market: 1, countedAt: 1 });

export type UnitsSoldModel = Model<UnitsSoldRecord>;
export const unitsSoldModel = (connection: Connection): UnitsSoldModel =>
  modelOn(connection, 'UnitsSold', schema, 'units_sold');
