import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema } from '../../common/record-schema.ts';

/** Lists by name. */
export type PopularLists = ReadonlyMap<string, PopularListRecord>;

const entry = recordSchema(
  { key: { type: String, required: true }, count: { type: Number, required: true } },
  { _id: false },
);

/** The most popular entries, from the last ranking. */
const schema = recordSchema(
  {
    /** Name of the list. */
    _id: { type: String, required: true },
    /** Most frequent first. */
    entries: [entry],
    /** When the run that ranked it began: an older run must not overwrite it. */
    rankedAt: { type: Date, required: true },
  },
  // Ranked anew each hour, so that writes need not wait for the disk.
  { versionKey: false, writeConcern: { w: 1 } },
);
// Lists without recent requests, which the last run did not write.
schema.index({ rankedAt: 1 });

export type PopularListRecord = RecordOf<typeof schema>;
export type PopularListModel = Model<PopularListRecord>;
export const popularListModel = (connection: Connection): PopularListModel =>
  modelOn(connection, 'PopularList', schema, 'popular_lists');
