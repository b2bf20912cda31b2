import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { SavedViewRecord, SavedViewsRecord } from './saved-view.record.ts';

const schema = new Schema<SavedViewsRecord>(
  {
    _id: { type: String, required: true },
    views: [
      new Schema<SavedViewRecord>(
        {
          id: { type: String, required: true },
          list: { type: String, required: true },
          name: { type: String, required: true },
          query: { type: String, required: true },
          isDefault: { type: Boolean, required: true },
        },
        { _id: false, id: false },
      ),
    ],
    version: { type: Number, required: true },
  },
  { versionKey: false },
);

export type SavedViewsModel = Model<SavedViewsRecord>;
export const savedViewsModel = (connection: Connection): SavedViewsModel =>
  modelOn(connection, 'SavedViews', schema, 'saved_views');
