import {
  type AddressFields,
  isSameAddress,
  MAXIMUM_SAVED_ADDRESSES,
  toStoredAddress,
  withNumberSign,
} from '@eunbit/schema/address';
import type { Market } from '@eunbit/schema/market';
import type { AddressRecord } from '../purchase/index.ts';
import type { SavedAddressRecord } from './address-book.record.ts';

type Addresses = readonly SavedAddressRecord[];

/** Result of a change: the member's addresses and the id of the changed one, or the reason for refusal. */
export type BookChange =
  | { readonly outcome: 'changed'; readonly addresses: SavedAddressRecord[]; readonly id: string }
  | { readonly outcome: 'unchanged'; readonly id: string }
  | { readonly outcome: 'notFound' | 'conflict' | 'exists' | 'full' };

/** Normalises an address (ADDRESS-5): as any other, and the apartment with its sign. */
export function addressToSave(fields: AddressFields, market: Market): AddressRecord {
  return { ...toStoredAddress(fields, market), apt: withNumberSign(fields.apt) };
}

/** Adds an address unless it is a duplicate; the first of a store becomes its default. */
export function added(addresses: Addresses, fields: AddressRecord, market: Market, id: string): BookChange {
  const same = addresses.find((saved) => saved.market === market && isSameAddress(saved, fields));
  if (same) return { outcome: 'unchanged', id: same.id };
  if (addresses.length >= MAXIMUM_SAVED_ADDRESSES) return { outcome: 'full' };
  const isDefault = !addresses.some((saved) => saved.market === market);
  return { outcome: 'changed', addresses: [...addresses, { ...fields, id, market, isDefault, version: 1 }], id };
}

/** Replaces an address unless its version has changed or it would duplicate another one. */
export function edited(addresses: Addresses, id: string, version: number, fields: AddressRecord): BookChange {
  const current = addresses.find((saved) => saved.id === id);
  if (!current) return { outcome: 'notFound' };
  if (current.version !== version) return { outcome: 'conflict' };
  const others = addresses.filter((saved) => saved.id !== id && saved.market === current.market);
  if (others.some((saved) => isSameAddress(saved, fields))) return { outcome: 'exists' };
  const next = { ...current, ...fields, version: version + 1 };
  return { outcome: 'changed', addresses: addresses.map((saved) => (saved.id === id ? next : saved)), id };
}

/** Removes an address; if it was the default, the oldest remaining one of its store becomes the default. */
export function removed(addresses: Addresses, id: string): BookChange {
  const gone = addresses.find((saved) => saved.id === id);
  if (!gone) return { outcome: 'notFound' };
  const left = addresses.filter((saved) => saved.id !== id);
  const heir = gone.isDefault ? left.find((saved) => saved.market === gone.market) : undefined;
  const next = left.map((saved) => (saved === heir ? { ...saved, isDefault: true } : saved));
  return { outcome: 'changed', addresses: next, id };
}

/** Makes an address the only default of its store. */
export function madeDefault(addresses: Addresses, id: string): BookChange {
  const chosen = addresses.find((saved) => saved.id === id);
  if (!chosen) return { outcome: 'notFound' };
  if (chosen.isDefault) return { outcome: 'unchanged', id };
  const next = addresses.map((saved) =>
    saved.market === chosen.market ? { ...saved, isDefault: saved.id === id } : saved,
  );
  return { outcome: 'changed', addresses: next, id };
}
