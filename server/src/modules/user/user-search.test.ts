import { describe, expect, it } from 'vitest';
import { userFilter, userFilters } from './user-search.ts';

describe('a search for people (STAFF-11)', () => {
  it('that is blank means everybody of the store', () => {
    expect(userFilter('KR', '  ')).toEqual({ location: 'KR' });
  });

  it('takes a name in capitals, whichever of the two names it is', () => {
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

  it('takes the beginning of an email address as it is, and not as a pattern', () => {
    const { $or = [] } = userFilter('KR', 'A.b+c@');
    expect($or.at(-1)).toEqual({ location: 'KR', email: /^a\.b\+c@/ });
  });

  it('finds a phone number however it is written', () => {
    const { $or = [] } = userFilter('KR', '010-1234-5678');
    expect($or).toContainEqual({ location: 'KR', phone: { $eq: '+821012345678', $type: 'string' } });
  });

  it('of both stores tells names and numbers from beginnings, of which there may be very many', () => {
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

  it('looks at no more than an email address can be long', () => {
    const { $or = [] } = userFilter('KR', 'x'.repeat(5000));
    expect($or[0]).toEqual({ location: 'KR', firstname: 'X'.repeat(254) });
  });
});
