import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { TaxRateRecord } from './tax-rate.record.ts';

/** A rate that nobody asked for in a year is forgotten. */
const LIFETIME_SECONDS = 365 * 86_400;

const schema = new Schema<TaxRateRecord>(
  {
    _id: { type: String, required: true },
    state: { type: String, required: true },
    percent: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
// Where a ZIP code was never looked up, the newest rate of its state stands in.
schema.index({ state: 1, at: -1, _id: -1 });
schema.index({ at: 1 }, { expireAfterSeconds: LIFETIME_SECONDS });

export const taxRateModel = (connection: Connection): Model<TaxRateRecord> =>
  modelOn(connection, 'TaxRate', schema, 'tax_rates');
