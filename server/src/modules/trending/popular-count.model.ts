import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema } from '../../common/record-schema.ts';

/** How often an entry was requested in a month (SUPPORT-15). Contains no data about callers. */
const schema = recordSchema(
  {
    /** `{list}:{month}:{key}`: a point write. */
    _id: { type: String, required: true },
    /** The ranking that it belongs to, such as `FAQ:KR`. */
    list: { type: String, required: true },
    key: { type: String, required: true },
    /** Month in UTC, such as `2026-11`. */
    month: { type: String, required: true },
    count: { type: Number, required: true },
    /** When it no longer counts. */
    expiresAt: { type: Date, required: true },
  },
  // Losing a count hardly changes a ranking, so counting does not wait for the journal.
  { versionKey: false, writeConcern: { w: 1 } },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
// For ranking the counted months, and for the number of keys of a list in a month.
schema.index({ month: 1, list: 1 });

export type PopularCountRecord = RecordOf<typeof schema>;
export type PopularCountModel = Model<PopularCountRecord>;
export const popularCountModel = (connection: Connection): PopularCountModel =>
  modelOn(connection, 'PopularCount', schema, 'popular_counts');
