import type { AddressFields } from '@eunbit/schema/address';
import type { Market } from '@eunbit/schema/market';
import { validateSavedAddress } from '@eunbit/schema/validation-address';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { type Connection, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import type { Viewer } from '../../context.ts';
import { addressBookModel, type SavedAddressRecord } from './address-book.model.ts';
import { added, addressToSave, type BookChange, edited, madeDefault, removed } from './address-book-rules.ts';

/** Whose addresses: the signed-in person, whose names stand in for blank ones. Nobody else's book is ever touched. */
export type Owner = Pick<Viewer, 'id' | 'firstname' | 'lastname'>;

export type AddressOutcome =
  | { readonly outcome: 'saved'; readonly addresses: readonly SavedAddressRecord[]; readonly id: string }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure[] }
  | Extract<BookChange, { outcome: 'notFound' | 'conflict' | 'exists' | 'full' }>;

/** Conditional writes are tried this often before giving up; each miss means another write got through. */
const WRITE_ATTEMPTS = 20;

/** A blank name of a US address is the account's own (spec 001 §5). */
function withNames(fields: AddressFields, market: Market, { firstname, lastname }: Owner): AddressFields {
  if (market === 'KR') return fields;
  return {
    ...fields,
    firstname: fields.firstname.trim() || firstname,
    lastname: fields.lastname.trim() || lastname,
  };
}

/** The addresses that members keep. */
export function createAddressService(connection: Connection) {
  const books = addressBookModel(connection);

  async function read(userId: string): Promise<{ addresses: SavedAddressRecord[]; version: number }> {
    return (await books.findById(userId).lean()) ?? { addresses: [], version: 0 };
  }

  /** Writes if nobody wrote since the version that was read. */
  async function write(userId: string, version: number, addresses: SavedAddressRecord[]): Promise<boolean> {
    if (version > 0) {
      const next = { $set: { addresses, version: version + 1 } };
      return (await books.updateOne({ _id: userId, version }, next)).matchedCount === 1;
    }
    try {
      await books.create({ _id: userId, addresses, version: 1 });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async function change(
    userId: string,
    rule: (addresses: SavedAddressRecord[]) => BookChange,
  ): Promise<AddressOutcome> {
    for (let attempt = 0; attempt < WRITE_ATTEMPTS; attempt += 1) {
      const { addresses, version } = await read(userId);
      const wanted = rule(addresses);
      if (wanted.outcome === 'unchanged') return { outcome: 'saved', addresses, id: wanted.id };
      if (wanted.outcome !== 'changed') return wanted;
      if (await write(userId, version, wanted.addresses)) {
        return { outcome: 'saved', addresses: wanted.addresses, id: wanted.id };
      }
    }
    throw new Error('the address book is being changed by too many requests at once');
  }

  return {
    /** All of a person's addresses, in the order they were added. */
    list: async (userId: string): Promise<readonly SavedAddressRecord[]> => (await read(userId)).addresses,

    /** Saves an address of this store; one that is there already is not saved again. */
    async add(owner: Owner, market: Market, input: AddressFields): Promise<AddressOutcome> {
      const fields = withNames(input, market, owner);
      const failures = validateSavedAddress(fields, market);
      if (failures.length > 0) return { outcome: 'invalid', failures };
      const id = String(new Types.ObjectId());
      return change(owner.id, (addresses) => added(addresses, addressToSave(fields, market), market, id));
    },

    /** Overwrites an address; its own store's rules hold, wherever it is edited. */
    async edit(owner: Owner, id: string, version: number, input: AddressFields): Promise<AddressOutcome> {
      const current = (await read(owner.id)).addresses.find((saved) => saved.id === id);
      if (!current) return { outcome: 'notFound' };
      const fields = withNames(input, current.market, owner);
      const failures = validateSavedAddress(fields, current.market);
      if (failures.length > 0) return { outcome: 'invalid', failures };
      return change(owner.id, (addresses) => edited(addresses, id, version, addressToSave(fields, current.market)));
    },

    remove: (owner: Owner, id: string): Promise<AddressOutcome> => change(owner.id, (book) => removed(book, id)),

    makeDefault: (owner: Owner, id: string): Promise<AddressOutcome> =>
      change(owner.id, (book) => madeDefault(book, id)),
  };
}

export type AddressService = ReturnType<typeof createAddressService>;
