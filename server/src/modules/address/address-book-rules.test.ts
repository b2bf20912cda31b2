import { MAXIMUM_SAVED_ADDRESSES } from '@eunbit/schema/address';
import type { Market } from '@eunbit/schema/market';
import { describe, expect, it } from 'vitest';
import type { SavedAddressRecord } from './address-book.model.ts';
import { added, addressToSave, edited, madeDefault, removed } from './address-book-rules.ts';

const FIELDS = {
  firstName: 'Mina',
  lastName: 'Lee',
  address: '1 Main St',
  apt: '',
  city: 'Austin',
  state: 'TX',
  zipCode: '73301',
};
const at = (address: string) => ({ ...FIELDS, address });
const saved = (id: string, more: Partial<SavedAddressRecord> = {}): SavedAddressRecord => ({
  ...at(`${id} Street`),
  id,
  market: 'US',
  isDefault: false,
  version: 1,
  ...more,
});
type Change = ReturnType<typeof added>;
const addressesAfter = (change: Change) => ('value' in change ? change.value.addresses : []);
const getDefaults = (change: Change) => addressesAfter(change).flatMap(({ isDefault, id }) => (isDefault ? [id] : []));
const refusedFor = (code: string) => ({ refused: { code, key: expect.any(String) } });

describe('a new saved address', () => {
  it('is trimmed, with its US state in capitals and one number sign before the apartment (ADDRESS-5)', () => {
    const typed = { ...FIELDS, address: '  1 Main St ', apt: '4B', state: ' tx' };
    expect(addressToSave(typed, 'US')).toEqual({ ...FIELDS, address: '1 Main St', apt: '#4B', state: 'TX' });
  });

  it('has the seven address fields only', () => {
    const more = { ...FIELDS, id: 'x', isDefault: true, userId: 'somebody' };
    expect(Object.keys(addressToSave(more, 'US')).sort()).toEqual(Object.keys(FIELDS).sort());
  });
});

describe('adding an address', () => {
  it('makes the first address of each store its default (ADDRESS-8)', () => {
    const first = added([], FIELDS, 'US', 'a');
    expect(getDefaults(first)).toEqual(['a']);
    const addresses = addressesAfter(first);
    expect(getDefaults(added(addresses, at('2 Main St'), 'US', 'b'))).toEqual(['a']);
    expect(getDefaults(added(addresses, FIELDS, 'KR', 'k'))).toEqual(['a', 'k']);
  });

  it('saves the same address once and returns the id of the existing one (ADDRESS-6)', () => {
    const same = { ...FIELDS, firstName: 'MINA', address: ' a street ' };
    const book = [saved('a')];
    expect(added(book, same, 'US', 'new')).toEqual({ value: { addresses: book, addressId: 'a' } });
  });

  it('rejects the twenty-first address, but not a duplicate (ADDRESS-7)', () => {
    const market = (index: number): Market => (index % 2 ? 'US' : 'KR');
    const full = Array.from({ length: MAXIMUM_SAVED_ADDRESSES }, (_, index) =>
      saved(`${index}`, { market: market(index) }),
    );
    expect(added(full, at('elsewhere'), 'US', 'new')).toEqual(refusedFor('ADDRESS_LIMIT'));
    expect(added(full, at('1 Street'), 'US', 'new')).toEqual({ value: { addresses: full, addressId: '1' } });
  });
});

describe('editing an address', () => {
  it('keeps id, store and default, and increments the version', () => {
    const change = edited([saved('a', { isDefault: true })], 'a', 1, at('9 New St'));
    const addresses = [saved('a', { ...at('9 New St'), isDefault: true, version: 2 })];
    expect(change).toEqual({ value: { addresses, addressId: 'a' } });
  });

  it('is rejected when the address changed after it was read (ADDRESS-9)', () => {
    expect(edited([saved('a', { version: 2 })], 'a', 1, FIELDS)).toEqual(refusedFor('ADDRESS_CONFLICT'));
  });

  it('is rejected when another saved address is the same (ADDRESS-6)', () => {
    expect(edited([saved('a'), saved('b')], 'b', 1, at('A STREET'))).toEqual(refusedFor('ADDRESS_EXISTS'));
  });

  it('fails for an unknown id', () => {
    expect(edited([saved('a')], 'b', 1, FIELDS)).toEqual(refusedFor('ADDRESS_NOT_FOUND'));
  });
});

describe('removing an address', () => {
  it('makes another address of the same store the default (ADDRESS-8)', () => {
    const book = [saved('a', { isDefault: true }), saved('k', { market: 'KR', isDefault: true }), saved('b')];
    expect(getDefaults(removed(book, 'a'))).toEqual(['k', 'b']);
  });

  it('keeps the default when another address is removed', () => {
    expect(getDefaults(removed([saved('a', { isDefault: true }), saved('b')], 'b'))).toEqual(['a']);
  });

  it('fails if the address was already removed', () => {
    expect(removed([saved('a')], 'gone')).toEqual(refusedFor('ADDRESS_NOT_FOUND'));
  });
});

describe('setting the default address', () => {
  it('unsets the former default of the same store only', () => {
    const book = [saved('a', { isDefault: true }), saved('k', { market: 'KR', isDefault: true }), saved('b')];
    expect(getDefaults(madeDefault(book, 'b'))).toEqual(['k', 'b']);
  });
});
