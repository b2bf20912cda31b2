import type { SavedViewList } from '@eunbit/schema/saved-view';
/** A filter of a list to which a member of staff gave a name. */
export interface SavedViewRecord {
  id: string;
  list: SavedViewList;
  name: string;
  /** As the list's address has it, written by `toViewQuery`. */
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
