import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { TaxRateRecord } from './tax-rate.record.ts';

/** A rate not looked up for a year expires. */
const LIFETIME_SECONDS = 365 * 86_400;

const schema = new Schema<TaxRateRecord>(
  {
    _id: { type: String, required: true },
    state: { type: String, required: true },
    percent: { type: String, required: true },
    taxesShipping: { type: Boolean },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
// The newest rate of a state, the fallback for a ZIP code that was never looked up.
schema.index({ state: 1, at: -1, _id: -1 });
schema.index({ at: 1 }, { expireAfterSeconds: LIFETIME_SECONDS });

export const taxRateModel = (connection: Connection): Model<TaxRateRecord> =>
  modelOn(connection, 'TaxRate', schema, 'tax_rates');
