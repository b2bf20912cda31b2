import type { Market } from '@eunbit/schema/market';
import type { AddressRecord } from '../purchase/address.record.ts';
/** An address as its owner keeps it. */
export interface SavedAddressRecord extends AddressRecord {
  id: string;
  /** The store whose form it was typed into, and whose checkout it is for. */
  market: Market;
  /** The one that a checkout of its store offers first; one a store. */
  isDefault: boolean;
  /** Rises with every edit; an edit states the version it read. */
  version: number;
}

/** All addresses of a person in one document, so that their number, the default and duplicates are decided in one write. */
export interface AddressBookRecord {
  /** The person. */
  _id: string;
  addresses: SavedAddressRecord[];
  /** Rises with every write; a write states the version it read. */
  version: number;
}
