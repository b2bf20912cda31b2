import { describe, expect, it } from 'vitest';
import { buildSearchKeys, searchKeyFilter } from './order-search-keys.ts';

const address = { firstname: '하늘', lastname: '김', address: '', apt: '', city: '', state: '', zipcode: '' };
const order = {
  number: 'EB-261121-0A1B2C3D',
  email: 'Sky.Kim@Example.com',
  phone: '+82 10-1234-5678',
  address,
  payment: { depositorName: '김 하늘맘' },
};

/** Whether the filter matches an order, evaluated as MongoDB does. */
function finds(typed: string, found = order): boolean {
  const wanted = searchKeyFilter(typed)?.searchKeys;
  const keys = buildSearchKeys(found);
  return wanted instanceof RegExp ? keys.some((key) => wanted.test(key)) : keys.includes(String(wanted));
}

describe('staff find an order (ORDER-19)', () => {
  it.each([
    ['its number', 'EB-261121-0A1B2C3D'],
    ['its number without dashes', 'eb2611210a1b2c3d'],
    ['the end of its number', '0a1b2c3d'],
    ['the beginning of its email address', 'sky.k'],
    ['its whole email address', ' SKY.KIM@example.com '],
    ['its phone number as it is dialled at home', '010-1234'],
    ['the last digits of its phone number', '5678'],
    ['the family name', '김'],
    ['the name in the order of Hangul', '김하늘'],
    ['the name with a space', '김 하늘'],
    ['the given name', '하늘'],
    ['whoever paid the deposit', '김하늘맘'],
  ])('by %s', (_what, typed) => {
    expect(finds(typed)).toBe(true);
  });

  it('by a Latin name in either order and case', () => {
    const latin = { ...order, address: { ...address, firstname: 'Mary Ann', lastname: 'O’Neil' } };

    expect(finds('mary ann o', latin)).toBe(true);
    expect(finds('O’NEIL', latin)).toBe(true);
  });

  it.each(['하', 'kim', '1234', 'xyz'])('not by %s, which is no prefix of a key', (typed) => {
    expect(finds(typed)).toBe(false);
  });
});

describe('a search text', () => {
  it.each(['', '  ', '---'])('has no filter if empty: %j', (typed) => {
    expect(searchKeyFilter(typed)).toBeNull();
  });

  it('is escaped', () => {
    expect(finds('.*.*')).toBe(false);
    expect(finds('^(e|b)+')).toBe(false);
    expect(() => searchKeyFilter('((((')).not.toThrow();
  });
});
