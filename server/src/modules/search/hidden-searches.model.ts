import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { HiddenSearchesRecord } from './hidden-searches.record.ts';

const search = new Schema(
  { text: { type: String, required: true }, at: { type: Date, required: true }, by: { type: String, required: true } },
  { _id: false },
);

const schema = new Schema<HiddenSearchesRecord>(
  { _id: { type: String, required: true }, searches: [search] },
  { versionKey: false },
);

export type HiddenSearchesModel = Model<HiddenSearchesRecord>;
export const hiddenSearchesModel = (connection: Connection): HiddenSearchesModel =>
  modelOn(connection, 'HiddenSearches', schema, 'hidden_searches');
