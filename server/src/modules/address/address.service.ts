import type { AddressFields } from '@eunbit/schema/address';
import type { Market } from '@eunbit/schema/market';
import { validateSavedAddress } from '@eunbit/schema/validation-address';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { type ClientSession, type Connection, Types } from 'mongoose';
import type { Viewer } from '../../common/request-context.ts';
import { inTransaction } from '../../common/transaction.ts';
import { changeOwnDocument } from '../../common/versioned-write.ts';
import type { RecordCreated } from '../idempotency/index.ts';
import { addressBookModel } from './address-book.model.ts';
import type { AddressBookRecord, SavedAddressRecord } from './address-book.record.ts';
import { added, addressToSave, type BookChange, edited, madeDefault, removed } from './address-book-rules.ts';

/** The signed-in member, whose names replace blank ones. All operations are limited to this member's addresses. */
export type Owner = Pick<Viewer, 'id' | 'firstName' | 'lastName'>;

export type AddressOutcome =
  | { readonly outcome: 'saved'; readonly addresses: readonly SavedAddressRecord[]; readonly id: string }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure[] }
  | Extract<BookChange, { outcome: 'notFound' | 'conflict' | 'exists' | 'full' }>;

/** Replaces blank names of a US address with those of the account (ADDRESS-4). */
function withNames(fields: AddressFields, market: Market, { firstName, lastName }: Owner): AddressFields {
  if (market === 'KR') return fields;
  return {
    ...fields,
    firstName: fields.firstName.trim() || firstName,
    lastName: fields.lastName.trim() || lastName,
  };
}

/** Saved addresses of members. */
export function createAddressService(connection: Connection) {
  const books = addressBookModel(connection);

  const read = async (userId: string) => (await books.findById(userId).lean())?.addresses ?? [];

  function change(
    userId: string,
    rule: (addresses: SavedAddressRecord[]) => BookChange,
    session?: ClientSession,
  ): Promise<AddressOutcome> {
    return changeOwnDocument<AddressBookRecord, AddressOutcome>(
      books,
      userId,
      (book) => {
        const addresses = book?.addresses ?? [];
        const wanted = rule(addresses);
        if (wanted.outcome === 'unchanged')
          return { write: null, outcome: { outcome: 'saved', addresses, id: wanted.id } };
        if (wanted.outcome !== 'changed') return { write: null, outcome: wanted };
        const { addresses: next, id } = wanted;
        return { write: { addresses: next }, outcome: { outcome: 'saved', addresses: next, id } };
      },
      session,
    );
  }

  return {
    /** All addresses of a member, in the order they were added. */
    list: (userId: string): Promise<readonly SavedAddressRecord[]> => read(userId),

    /** Saves an address of this store unless it is a duplicate. */
    async add(
      owner: Owner,
      market: Market,
      input: AddressFields,
      recordCreated?: RecordCreated,
    ): Promise<AddressOutcome> {
      const fields = withNames(input, market, owner);
      const failures = validateSavedAddress(fields, market);
      if (failures.length > 0) return { outcome: 'invalid', failures };
      const id = String(new Types.ObjectId());
      const rule = (addresses: SavedAddressRecord[]) => added(addresses, addressToSave(fields, market), market, id);
      return inTransaction(connection, async (session) => {
        const outcome = await change(owner.id, rule, session);
        if (outcome.outcome === 'saved') await recordCreated?.(session, outcome.id);
        return outcome;
      });
    },

    /** Replaces an address; validated by the rules of its own store, not of the one in which it is edited. */
    async edit(owner: Owner, id: string, version: number, input: AddressFields): Promise<AddressOutcome> {
      const current = (await read(owner.id)).find((saved) => saved.id === id);
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
