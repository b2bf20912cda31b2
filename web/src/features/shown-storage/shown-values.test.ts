import { describe, expect, it } from 'vitest';
import { type KeyValueStorage, readText } from '../../browser/storage.ts';
import { toCartValues, toLookupValues, toViewerValues, writeValues } from './shown-values.ts';

const MINA = { id: 'u1', firstName: 'Mina', lastName: 'Lee', phone: '+821012345678', role: 'USER', isBlocked: false };

describe('what the storage shows of an account (STORE-11)', () => {
  it('is its public id, names, phone and role', () => {
    expect(toViewerValues(MINA)).toEqual({
      uid: 'u1',
      firstname: 'Mina',
      lastname: 'Lee',
      phone: '+821012345678',
      position: 'user',
      block: null,
    });
  });

  it('says that it is blocked only where it is', () => {
    expect(toViewerValues({ ...MINA, isBlocked: true }).block).toBe('true');
  });

  it('is nothing for a guest', () => {
    expect(new Set(Object.values(toViewerValues(null)))).toEqual(new Set([null]));
  });
});

describe('what the storage shows of an address', () => {
  it('has nine fields, null where nothing is known (STORE-10)', () => {
    const { iplookup } = toLookupValues({ status: 'success', query: '203.0.113.7', countryCode: 'KR' });

    expect(JSON.parse(iplookup ?? '')).toEqual({
      status: 'success',
      query: '203.0.113.7',
      region: null,
      ipType: null,
      businessName: null,
      city: null,
      country: null,
      countryCode: 'KR',
      continent: null,
    });
  });
});

describe('what the storage shows of a cart (STORE-11)', () => {
  it('is a line for each product, with its price as people read it', () => {
    const product = { id: 'p1', slug: 'pet-spray', title: 'Pet Spray', group: 'PET', images: [{ url: '/media/1' }] };
    const { basket } = toCartValues([{ quantity: 2, unitPrice: { amount: 2099, currency: 'USD' }, product }]);

    expect(JSON.parse(basket ?? '')).toEqual([
      {
        id: 'p1',
        price: 20.99,
        priceId: null,
        group: 'pet',
        quantity: 2,
        image: '/media/1',
        name: 'Pet Spray',
        linkTo: 'pet-spray',
      },
    ]);
  });
});

describe('a storage that is full or forbidden (STORE-12)', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  const broken: KeyValueStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };

  it('breaks nothing', () => {
    expect(() => writeValues(broken, toViewerValues(MINA))).not.toThrow();
    expect(() => writeValues(broken, toViewerValues(null))).not.toThrow();
    expect(readText(broken, 'uid')).toBeNull();
  });
});
