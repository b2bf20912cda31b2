import { describe, expect, it } from 'vitest';
import { customerFilter, userFilter, userFilters } from './user-search.ts';

describe('a search for people (STAFF-11)', () => {
  it('matches all accounts of the store if it is blank', () => {
    expect(userFilter('KR', '  ')).toEqual({ location: 'KR' });
  });

  it('matches first or last name, in capitals', () => {
    expect(userFilter('US', ' mina ')).toEqual({
      $or: [
        { location: 'US', firstname: 'MINA' },
        { location: 'US', lastname: 'MINA' },
        { location: 'US', email: /^mina/ },
      ],
    });
  });

  it.each([
    ['홍길동', { firstname: '길동', lastname: '홍' }],
    ['홍 길동', { firstname: '길동', lastname: '홍' }],
    ['Mina Lee', { firstname: 'MINA', lastname: 'LEE' }],
    ['lee mina', { firstname: 'MINA', lastname: 'LEE' }],
  ])('finds %s by both names', (search, names) => {
    expect(userFilter('KR', search)).toMatchObject({ $or: expect.arrayContaining([{ location: 'KR', ...names }]) });
  });

  it('matches the beginning of an email address literally, not as a pattern', () => {
    const { $or = [] } = userFilter('KR', 'A.b+c@');
    expect($or.at(-1)).toEqual({ location: 'KR', email: /^a\.b\+c@/ });
  });

  it('finds a phone number in any notation', () => {
    const { $or = [] } = userFilter('KR', '010-1234-5678');
    expect($or).toContainEqual({ location: 'KR', phone: { $eq: '+821012345678', $type: 'string' } });
  });

  it('of both stores separates exact matches from prefix matches, which may be many', () => {
    expect(userFilters(' ')).toBeNull();
    const filters = userFilters('Mina');
    expect(filters?.beginning).toEqual({ email: /^mina/ });
    expect(filters?.exact.$or).toEqual([
      { location: 'KR', firstname: 'MINA' },
      { location: 'KR', lastname: 'MINA' },
      { location: 'US', firstname: 'MINA' },
      { location: 'US', lastname: 'MINA' },
    ]);
  });

  it('is cut to the maximum length of an email address', () => {
    const { $or = [] } = userFilter('KR', 'x'.repeat(5000));
    expect($or[0]).toEqual({ location: 'KR', firstname: 'X'.repeat(254) });
  });
});

describe('a search for customers with a tag (CUSTOMER-2)', () => {
  it('is in the one form of the tag, and of any where it is blank', () => {
    expect(customerFilter('KR', { search: '', tag: ' #B2B  도매 ' })).toEqual({ location: 'KR', tags: 'b2b 도매' });
    for (const tag of [null, '', ' # ']) expect(customerFilter('KR', { search: '', tag })).toEqual({ location: 'KR' });
  });

  it('wants both, a match and the tag', () => {
    const { $or, ...both } = customerFilter('US', { search: 'Mina', tag: 'VIP' });
    expect(both).toEqual({ location: 'US', tags: 'vip' });
    expect($or).toEqual(userFilter('US', 'Mina').$or);
  });
});
