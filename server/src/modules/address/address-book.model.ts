import type { Market } from '@eunbit/schema/market';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type AddressRecord, addressSchema } from '../purchase/address.record.ts';

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

const schema = new Schema<AddressBookRecord>(
  {
    _id: { type: String, required: true },
    addresses: [
      new Schema<SavedAddressRecord>(
        {
          id: { type: String, required: true },
          market: { type: String, required: true },
          isDefault: { type: Boolean, required: true },
          version: { type: Number, required: true },
        },
        { _id: false, id: false },
      ).add(addressSchema),
    ],
    version: { type: Number, required: true },
  },
  { versionKey: false },
);

export type AddressBookModel = Model<AddressBookRecord>;
export const addressBookModel = (connection: Connection): AddressBookModel =>
  modelOn(connection, 'AddressBook', schema, 'address_books');
