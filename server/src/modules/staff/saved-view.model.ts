import type { SavedViewList } from '@eunbit/schema/saved-view';
import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

/** A named filter of a staff list. */
const view = recordSchema(
  {
    id: { type: String, required: true },
    list: { type: stores<SavedViewList>(String), required: true },
    name: { type: String, required: true },
    /** Query string of the list's address, normalised by `toViewQuery`. */
    query: { type: String, required: true },
    /** Whether the menu opens the list with this view; at most one per list. */
    isDefault: { type: Boolean, required: true },
  },
  { _id: false, id: false },
);
export type SavedViewRecord = RecordOf<typeof view>;

/** All views of a staff member in one document, so that limits, unique names and defaults are enforced by one write. */
const schema = recordSchema(
  {
    /** The account id. */
    _id: { type: String, required: true },
    views: [view],
    /** Incremented by every write; a write is conditional on the version it read (optimistic lock). */
    version: { type: Number, required: true },
  },
  { versionKey: false },
);

export type SavedViewsRecord = RecordOf<typeof schema>;
export const savedViewsModel = (connection: Connection): Model<SavedViewsRecord> =>
  modelOn(connection, 'SavedViews', schema, 'saved_views');
