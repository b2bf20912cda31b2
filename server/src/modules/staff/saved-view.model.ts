import type { SavedViewList } from '@eunbit/schema/saved-view';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';

/** A filter of a list to which a member of staff gave a name. */
export interface SavedViewRecord {
  id: string;
  list: SavedViewList;
  name: string;
  /** As the list's address has it, written by `viewQueryOf`. */
  query: string;
  /** Whether the menu opens the list so; one a list. */
  isDefault: boolean;
}

/** All views of a person in one document, so that their number, names and defaults are decided in one write. */
export interface SavedViewsRecord {
  /** The person. */
  _id: string;
  views: SavedViewRecord[];
  /** Rises with every write; a write states the version it read. */
  version: number;
}

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
