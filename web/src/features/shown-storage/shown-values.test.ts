import { describe, expect, it } from 'vitest';
import { type KeyValueStorage, readText } from '../../browser/storage.ts';
import { toCartValues, toLookupValues, toViewerValues, writeValues } from './shown-values.ts';

const MINA = { id: 'u1', firstName: 'Mina', lastName: 'Lee', phone: '+821012345678', role: 'USER', isBlocked: false };

describe('the stored values of an account (STORE-11)', () => {
  it('are its public id, names, phone and role', () => {
    expect(toViewerValues(MINA)).toEqual({
      uid: 'u1',
      firstname: 'Mina',
      lastname: 'Lee',
      phone: '+821012345678',
      position: 'user',
      block: null,
    });
  });

  it('include a blocked flag only if it is blocked', () => {
    expect(toViewerValues({ ...MINA, isBlocked: true }).block).toBe('true');
  });

  it('are null for a guest', () => {
    expect(new Set(Object.values(toViewerValues(null)))).toEqual(new Set([null]));
  });
});

describe('the stored values of an IP address', () => {
  it('have nine fields, null if unknown (STORE-10)', () => {
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

describe('the stored values of a cart (STORE-11)', () => {
  it('are one line for each product, with its price in major units', () => {
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

  it('throws no error', () => {
    expect(() => writeValues(broken, toViewerValues(MINA))).not.toThrow();
    expect(() => writeValues(broken, toViewerValues(null))).not.toThrow();
    expect(readText(broken, 'uid')).toBeNull();
  });
});
