import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { addressSchema } from '../purchase/index.ts';
import type { AddressBookRecord, SavedAddressRecord } from './address-book.record.ts';

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
