import type { Market } from '@eunbit/schema/market';
import type { AddressRecord } from '../purchase/index.ts';
/** A saved address. */
export interface SavedAddressRecord extends AddressRecord {
  id: string;
  /** The store whose address format it has and whose checkout offers it. */
  market: Market;
  /** Preselected at checkout; one per store. */
  isDefault: boolean;
  /** Optimistic lock: incremented by every edit; an edit passes the version it read. */
  version: number;
}

/** All addresses of a member in one document, so that one write can check the limit, the default and duplicates. */
export interface AddressBookRecord {
  /** User id. */
  _id: string;
  addresses: SavedAddressRecord[];
  /** Optimistic lock: incremented by every write, which is conditional on the version it read. */
  version: number;
}
