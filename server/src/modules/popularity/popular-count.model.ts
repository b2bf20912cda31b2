import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema } from '../../common/record-schema.ts';

/** How often a thing was asked for in a month (SUPPORT-15). Holds nothing of who did. */
const schema = recordSchema(
  {
    /** `{list}:{month}:{key}`: a point write. */
    _id: { type: String, required: true },
    /** What is ranked together, such as `FAQ:KR`. */
    list: { type: String, required: true },
    key: { type: String, required: true },
    /** Month of UTC, as `2026-11`. */
    month: { type: String, required: true },
    count: { type: Number, required: true },
    /** Once it no longer counts. */
    expiresAt: { type: Date, required: true },
  },
  // A lost count changes no ranking: counting does not wait for the journal.
  { versionKey: false, writeConcern: { w: 1 } },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
// Ranks the months that count; tells how many keys a list has in one.
schema.index({ month: 1, list: 1 });

export type PopularCountRecord = RecordOf<typeof schema>;
export type PopularCountModel = Model<PopularCountRecord>;
export const popularCountModel = (connection: Connection): PopularCountModel =>
  modelOn(connection, 'PopularCount', schema, 'popular_counts');
