import type { SavedViewList } from '@eunbit/schema/saved-view';
/** A named filter of a staff list. */
export interface SavedViewRecord {
  id: string;
  list: SavedViewList;
  name: string;
  /** Query string of the list's address, normalised by `toViewQuery`. */
  query: string;
  /** Whether the menu opens the list with this view; at most one per list. */
  isDefault: boolean;
}

/**
 * All views of a member of staff in one document, so that limits, unique names and defaults are enforced by one write.
 */
export interface SavedViewsRecord {
  /** The account id. */
  _id: string;
  views: SavedViewRecord[];
  /** Incremented by every write; a write is conditional on the version it read (optimistic lock). */
  version: number;
}
