import type { Market } from '@eunbit/schema/market';
import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';
import { type AddressRecord, addressSchema } from '../purchase/index.ts';

const savedFields = recordSchema(
  {
    id: { type: String, required: true },
    /** The store whose address format it has and whose checkout offers it. */
    market: { type: stores<Market>(String), required: true },
    /** Preselected at checkout; one per store. */
    isDefault: { type: Boolean, required: true },
    /** Optimistic lock: incremented by every edit; an edit passes the version it read. */
    version: { type: Number, required: true },
  },
  { _id: false, id: false },
);
export type SavedAddressRecord = AddressRecord & RecordOf<typeof savedFields>;

/** All addresses of a member in one document, so that one write can check the limit, the default and duplicates. */
const schema = recordSchema(
  {
    /** User id. */
    _id: { type: String, required: true },
    addresses: [stores<SavedAddressRecord>(savedFields.add(addressSchema))],
    /** Optimistic lock: incremented by every write, which is conditional on the version it read. */
    version: { type: Number, required: true },
  },
  { versionKey: false },
);

export type AddressBookRecord = RecordOf<typeof schema>;
export const addressBookModel = (connection: Connection): Model<AddressBookRecord> =>
  modelOn(connection, 'AddressBook', schema, 'address_books');
