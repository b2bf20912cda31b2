import {
  type AddressFields,
  isSameAddress,
  MAXIMUM_SAVED_ADDRESSES,
  toStoredAddress,
  withNumberSign,
} from '@eunbit/schema/address';
import type { Market } from '@eunbit/schema/market';
import { type CodedResult, refuse } from '../../common/refusal.ts';
import type { AddressRecord } from '../purchase/index.ts';
import type { AddressErrorCode } from './address.types.ts';
import type { SavedAddressRecord } from './address-book.model.ts';

type Addresses = readonly SavedAddressRecord[];

/** The member's addresses, and the id of the one that the change was about. */
export interface ChangedBook {
  readonly addresses: readonly SavedAddressRecord[];
  readonly addressId: string;
}

/** The addresses after a change; the very same list if nothing is to be written. */
type BookChange = CodedResult<ChangedBook, AddressErrorCode>;

export const ADDRESS_NOT_FOUND = refuse('ADDRESS_NOT_FOUND', 'address.notFound');

/** Normalises an address (ADDRESS-5): as any other, and the apartment with its sign. */
export function addressToSave(fields: AddressFields, market: Market): AddressRecord {
  return { ...toStoredAddress(fields, market), apt: withNumberSign(fields.apt) };
}

/** Adds an address unless it is a duplicate; the first of a store becomes its default. */
export function added(addresses: Addresses, fields: AddressRecord, market: Market, id: string): BookChange {
  const same = addresses.find((saved) => saved.market === market && isSameAddress(saved, fields));
  if (same) return { value: { addresses, addressId: same.id } };
  if (addresses.length >= MAXIMUM_SAVED_ADDRESSES) return refuse('ADDRESS_LIMIT', 'address.limit');
  const isDefault = !addresses.some((saved) => saved.market === market);
  return { value: { addresses: [...addresses, { ...fields, id, market, isDefault, version: 1 }], addressId: id } };
}

/** Replaces an address unless its version has changed or it would duplicate another one. */
export function edited(addresses: Addresses, id: string, version: number, fields: AddressRecord): BookChange {
  const current = addresses.find((saved) => saved.id === id);
  if (!current) return ADDRESS_NOT_FOUND;
  if (current.version !== version) return refuse('ADDRESS_CONFLICT', 'address.conflict');
  const others = addresses.filter((saved) => saved.id !== id && saved.market === current.market);
  if (others.some((saved) => isSameAddress(saved, fields))) return refuse('ADDRESS_EXISTS', 'address.exists');
  const next = { ...current, ...fields, version: version + 1 };
  return { value: { addresses: addresses.map((saved) => (saved.id === id ? next : saved)), addressId: id } };
}

/** Removes an address; if it was the default, the oldest remaining one of its store becomes the default. */
export function removed(addresses: Addresses, id: string): BookChange {
  const gone = addresses.find((saved) => saved.id === id);
  if (!gone) return ADDRESS_NOT_FOUND;
  const left = addresses.filter((saved) => saved.id !== id);
  const heir = gone.isDefault ? left.find((saved) => saved.market === gone.market) : undefined;
  const next = left.map((saved) => (saved === heir ? { ...saved, isDefault: true } : saved));
  return { value: { addresses: next, addressId: id } };
}

/** Makes an address the only default of its store. */
export function madeDefault(addresses: Addresses, id: string): BookChange {
  const chosen = addresses.find((saved) => saved.id === id);
  if (!chosen) return ADDRESS_NOT_FOUND;
  if (chosen.isDefault) return { value: { addresses, addressId: id } };
  const next = addresses.map((saved) =>
    saved.market === chosen.market ? { ...saved, isDefault: saved.id === id } : saved,
  );
  return { value: { addresses: next, addressId: id } };
}
