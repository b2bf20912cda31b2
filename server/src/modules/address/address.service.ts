import type { AddressFields } from '@eunbit/schema/address';
import type { Market } from '@eunbit/schema/market';
import { validateSavedAddress } from '@eunbit/schema/validation-address';
import { type ClientSession, type Connection, Types } from 'mongoose';
import { type Result, refuseInput } from '../../common/refusal.ts';
import type { Viewer } from '../../common/request-context.ts';
import { inTransaction } from '../../common/transaction.ts';
import { changeOwnDocument } from '../../common/versioned-write.ts';
import type { RecordCreated } from '../idempotency/index.ts';
import type { AddressErrorCode } from './address.types.ts';
import { type AddressBookRecord, addressBookModel, type SavedAddressRecord } from './address-book.model.ts';
import {
  ADDRESS_NOT_FOUND,
  added,
  addressToSave,
  type ChangedBook,
  edited,
  madeDefault,
  removed,
} from './address-book-rules.ts';

/** The signed-in member, whose names replace blank ones. All operations are limited to this member's addresses. */
export type Owner = Pick<Viewer, 'id' | 'firstName' | 'lastName'>;

export type AddressChange = Result<ChangedBook, AddressErrorCode>;

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
    rule: (addresses: readonly SavedAddressRecord[]) => AddressChange,
    session?: ClientSession,
  ): Promise<AddressChange> {
    return changeOwnDocument<AddressBookRecord, AddressChange>(
      books,
      userId,
      (book) => {
        const addresses = book?.addresses ?? [];
        const outcome = rule(addresses);
        const isWritten = 'value' in outcome && outcome.value.addresses !== addresses;
        return { write: isWritten ? { addresses: [...outcome.value.addresses] } : null, outcome };
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
    ): Promise<AddressChange> {
      const fields = withNames(input, market, owner);
      const invalid = refuseInput(validateSavedAddress(fields, market));
      if (invalid) return invalid;
      const id = String(new Types.ObjectId());
      const rule = (addresses: readonly SavedAddressRecord[]) =>
        added(addresses, addressToSave(fields, market), market, id);
      return inTransaction(connection, async (session) => {
        const outcome = await change(owner.id, rule, session);
        if ('value' in outcome) await recordCreated?.(session, outcome.value.addressId);
        return outcome;
      });
    },

    /** Replaces an address; validated by the rules of its own store, not of the one in which it is edited. */
    async edit(owner: Owner, id: string, version: number, input: AddressFields): Promise<AddressChange> {
      const current = (await read(owner.id)).find((saved) => saved.id === id);
      if (!current) return ADDRESS_NOT_FOUND;
      const fields = withNames(input, current.market, owner);
      const invalid = refuseInput(validateSavedAddress(fields, current.market));
      if (invalid) return invalid;
      return change(owner.id, (addresses) => edited(addresses, id, version, addressToSave(fields, current.market)));
    },

    remove: (owner: Owner, id: string): Promise<AddressChange> => change(owner.id, (book) => removed(book, id)),

    makeDefault: (owner: Owner, id: string): Promise<AddressChange> =>
      change(owner.id, (book) => madeDefault(book, id)),
  };
}

export type AddressService = ReturnType<typeof createAddressService>;
