import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema } from '../../common/record-schema.ts';

/** A rate not looked up for a year expires. */
const LIFETIME_SECONDS = 365 * 86_400;

/** The last sales tax rate looked up for a ZIP code. */
const schema = recordSchema(
  {
    /** State and ZIP code, such as `NY:10001`. */
    _id: { type: String, required: true },
    state: { type: String, required: true },
    percent: { type: String, required: true },
    /** Whether shipping of that sale was taxed as well; absent before the first sale with paid shipping. */
    taxesShipping: { type: Boolean },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
// The newest rate of a state, the fallback for a ZIP code that was never looked up.
schema.index({ state: 1, at: -1, _id: -1 });
schema.index({ at: 1 }, { expireAfterSeconds: LIFETIME_SECONDS });

export const taxRateModel = (connection: Connection): Model<RecordOf<typeof schema>> =>
  modelOn(connection, 'TaxRate', schema, 'tax_rates');
