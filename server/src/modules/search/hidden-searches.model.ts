import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema } from '../../common/record-schema.ts';

/** Hidden searches by the name of the list. */
export type HiddenSearches = ReadonlyMap<string, ReadonlySet<string>>;

const search = recordSchema(
  {
    /** The text in the form that is counted. */
    text: { type: String, required: true },
    at: { type: Date, required: true },
    /** The account of the staff member. */
    by: { type: String, required: true },
  },
  { _id: false },
);

/** Searches of a store and language that staff exclude from the popular ones (CATALOGUE-29). */
const schema = recordSchema(
  {
    /** Name of the list from which they are hidden. */
    _id: { type: String, required: true },
    searches: [search],
  },
  { versionKey: false },
);

export type HiddenSearchesRecord = RecordOf<typeof schema>;
export type HiddenSearchesModel = Model<HiddenSearchesRecord>;
export const hiddenSearchesModel = (connection: Connection): HiddenSearchesModel =>
  modelOn(connection, 'HiddenSearches', schema, 'hidden_searches');
