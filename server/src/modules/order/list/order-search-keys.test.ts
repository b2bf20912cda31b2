import type { Market } from '@eunbit/schema/market';
import { describe, expect, it } from 'vitest';
import { buildSearchKeys, searchKeyFilter } from './order-search-keys.ts';

const address = { firstName: '하늘', lastName: '김', address: '', apt: '', city: '', state: '', zipCode: '' };
const order = {
  market: 'KR' as Market,
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
    ['its number with other dashes and a sign', '#EB–261121–0A1B2C3D'],
    ['its number with letters for digits', 'EB-26II2l-OA1B2C3D'],
    ['its number in full width', 'ＥＢ－２６１１２１－０Ａ１Ｂ２Ｃ３Ｄ'],
    ['the end of its number with a sign', '#0a1b2c3d'],
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

  it.each([
    ['KR', '+821055556666', '010-5555-6666'],
    ['KR', '010-3333-4444', '+82 10-3333-4444'],
    ['KR', '010-3333-4444', '+82 (0)10-3333-4444'],
    ['KR', '010-3333-4444', '82-10-3333-4444'],
    ['KR', '010-3333-4444', '０１０–３３３３–４４４４'],
    ['KR', '010-3333-4444', '+82 10-33'],
    ['KR', '0507-1234-5678', '0507-1234-5678'],
    ['KR', '0507-1234-5678', '0507-1234'],
    ['KR', '1588-1234', '1588-1234'],
    ['KR', '02-312-3456 내선 3', '02-312-3456'],
    ['US', '(212) 555-7777', '(212) 555-7777'],
    ['US', '(212) 555-7777', '2125557777'],
    ['US', '212.555.7777', '+1 212 555 7777'],
    ['US', '212.555.7777', '1-212-555-7777'],
    ['US', '212.555.7777', '212-555'],
    ['US', '(212) 555-7777 ext. 12', '(212) 555-7777'],
    ['US', '(212) 555-7777 ext. 12', '7777'],
    ['US', '(820) 555-7777', '(820) 555-7777'],
    ['US', '8265557777', '826-555'],
    ['US', '828-555-7777', '(828) 555-7777'],
    ['US', '+82 10-3333-4444', '010-3333-4444'],
    ['US', '+82 10-3333-4444', '+82 10-3333-4444'],
  ] as const)('in the store %s with the phone %s by %s', (market, phone, typed) => {
    expect(finds(typed, { ...order, market, phone })).toBe(true);
  });

  it('by a name with or without accents, in either apostrophe, composed or not', () => {
    const name = { ...order, address: { ...address, firstName: 'José', lastName: 'O’Neil' } };
    for (const typed of [
      'jose',
      'José',
      'José'.normalize('NFD'),
      'ONEIL',
      "o'neil",
      'O’Neil',
      'o´neil',
      '\u200bjose\u00ad o',
    ]) {
      expect(finds(typed, name), typed).toBe(true);
    }
    for (const typed of ['김하늘', '김하늘'.normalize('NFD')]) expect(finds(typed), typed).toBe(true);
    const apart = {
      ...order,
      address: { ...address, firstName: '하늘'.normalize('NFD'), lastName: '김'.normalize('NFD') },
    };
    expect(finds('김하늘', apart)).toBe(true);
  });

  it('by a Latin name in either order and case', () => {
    const latin = { ...order, address: { ...address, firstName: 'Mary Ann', lastName: 'O’Neil' } };

    expect(finds('mary ann o', latin)).toBe(true);
    expect(finds('O’NEIL', latin)).toBe(true);
  });

  it.each(['하', 'kim', '1234', 'xyz'])('but not by %s, which is not a prefix of a key', (typed) => {
    expect(finds(typed)).toBe(false);
  });
});

describe('a search text', () => {
  it.each(['', '  ', '---'])('has no filter if it is empty: %j', (typed) => {
    expect(searchKeyFilter(typed)).toBeNull();
  });

  it('is escaped for the regular expression', () => {
    expect(finds('.*.*')).toBe(false);
    expect(finds('^(e|b)+')).toBe(false);
    expect(() => searchKeyFilter('((((')).not.toThrow();
  });
});
