import { type AddressFields, isSameAddress, MAXIMUM_SAVED_ADDRESSES, withNumberSign } from '@eunbit/schema/address';
import type { Market } from '@eunbit/schema/market';
import type { AddressRecord } from '../purchase/address.record.ts';
import type { SavedAddressRecord } from './address-book.record.ts';

type Addresses = readonly SavedAddressRecord[];

/** What a change makes of a person's addresses, and which one it is about; or why it is refused. */
export type BookChange =
  | { readonly outcome: 'changed'; readonly addresses: SavedAddressRecord[]; readonly id: string }
  | { readonly outcome: 'unchanged'; readonly id: string }
  | { readonly outcome: 'notFound' | 'conflict' | 'exists' | 'full' };

/** An address as it is saved (ADDRESS-5): trimmed, a US state in capitals, the apartment with its sign. */
export function addressToSave(
  { firstname, lastname, address, apt, city, state, zipcode }: AddressFields,
  market: Market,
): AddressRecord {
  return {
    firstname: firstname.trim(),
    lastname: lastname.trim(),
    address: address.trim(),
    apt: withNumberSign(apt),
    city: city.trim(),
    state: market === 'US' ? state.trim().toUpperCase() : state.trim(),
    zipcode: zipcode.trim(),
  };
}

/** Adds one; the same address is not saved twice, and the first of a store is its default. */
export function added(addresses: Addresses, fields: AddressRecord, market: Market, id: string): BookChange {
  const same = addresses.find((saved) => saved.market === market && isSameAddress(saved, fields));
  if (same) return { outcome: 'unchanged', id: same.id };
  if (addresses.length >= MAXIMUM_SAVED_ADDRESSES) return { outcome: 'full' };
  const isDefault = !addresses.some((saved) => saved.market === market);
  return { outcome: 'changed', addresses: [...addresses, { ...fields, id, market, isDefault, version: 1 }], id };
}

/** Overwrites one, unless it changed after the caller read it or would become the same as another. */
export function edited(addresses: Addresses, id: string, version: number, fields: AddressRecord): BookChange {
  const current = addresses.find((saved) => saved.id === id);
  if (!current) return { outcome: 'notFound' };
  if (current.version !== version) return { outcome: 'conflict' };
  const others = addresses.filter((saved) => saved.id !== id && saved.market === current.market);
  if (others.some((saved) => isSameAddress(saved, fields))) return { outcome: 'exists' };
  const next = { ...current, ...fields, version: version + 1 };
  return { outcome: 'changed', addresses: addresses.map((saved) => (saved.id === id ? next : saved)), id };
}

/** Takes one out; when it was the default, the oldest one left in its store takes its place. */
export function removed(addresses: Addresses, id: string): BookChange {
  const gone = addresses.find((saved) => saved.id === id);
  if (!gone) return { outcome: 'notFound' };
  const left = addresses.filter((saved) => saved.id !== id);
  const heir = gone.isDefault ? left.find((saved) => saved.market === gone.market) : undefined;
  const next = left.map((saved) => (saved === heir ? { ...saved, isDefault: true } : saved));
  return { outcome: 'changed', addresses: next, id };
}

/** Makes one the default of its store, instead of the one that was. */
export function madeDefault(addresses: Addresses, id: string): BookChange {
  const chosen = addresses.find((saved) => saved.id === id);
  if (!chosen) return { outcome: 'notFound' };
  if (chosen.isDefault) return { outcome: 'unchanged', id };
  const next = addresses.map((saved) =>
    saved.market === chosen.market ? { ...saved, isDefault: saved.id === id } : saved,
  );
  return { outcome: 'changed', addresses: next, id };
}
