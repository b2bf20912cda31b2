import { describe, expect, it } from 'vitest';
import { customerFilter, userFilter, userFilters } from './user-search.ts';

describe('a search for people (STAFF-11)', () => {
  it('matches all accounts of the store if it is blank', () => {
    expect(userFilter('KR', '  ')).toEqual({ location: 'KR' });
  });

  it('matches the beginning of a part of the name or of an email address', () => {
    expect(userFilter('US', ' Mína ')).toEqual({
      $or: [
        { location: 'US', nameKeys: /^mina/ },
        { location: 'US', email: /^mína/ },
      ],
    });
  });

  it('matches the beginning of an email address literally, not as a pattern', () => {
    const { $or = [] } = userFilter('KR', 'A.b+c@');
    expect($or.at(-1)).toEqual({ location: 'KR', email: /^a\.b\+c@/ });
  });

  it('finds a phone number in any notation', () => {
    const { $or = [] } = userFilter('KR', '010-1234-5678');
    expect($or).toContainEqual({ location: 'KR', phone: { $eq: '+821012345678', $type: 'string' } });
    for (const text of ['(212) 555-7777', '2125557777', '+1 212 555 7777']) {
      expect(userFilter('US', text).$or).toContainEqual({
        location: 'US',
        phone: { $eq: '+12125557777', $type: 'string' },
      });
    }
    expect(userFilter('US', '+82 10-1234-5678').$or).toContainEqual({
      location: 'US',
      phone: { $eq: '+821012345678', $type: 'string' },
    });
  });

  it('in both stores separates exact matches from prefix matches, which may be many', () => {
    expect(userFilters(' ')).toBeNull();
    const filters = userFilters('Mina');
    expect(filters?.beginning.$or).toEqual([
      { email: /^mina/ },
      { location: 'KR', nameKeys: /^mina/ },
      { location: 'US', nameKeys: /^mina/ },
    ]);
    expect(filters?.exact.$or).toEqual([
      { location: 'KR', nameKeys: 'mina' },
      { location: 'US', nameKeys: 'mina' },
    ]);
  });

  it('is truncated to the maximum length of an email address', () => {
    const { $or = [] } = userFilter('KR', 'x'.repeat(5000));
    expect($or[0]).toEqual({ location: 'KR', nameKeys: new RegExp(`^${'x'.repeat(254)}`) });
  });
});

describe('a search for customers with a tag (CUSTOMER-2)', () => {
  it('uses the normalised tag, and matches any if it is blank', () => {
    expect(customerFilter('KR', { search: '', tag: ' #B2B  도매 ' })).toEqual({ location: 'KR', tags: 'b2b 도매' });
    for (const tag of [null, '', ' # ']) expect(customerFilter('KR', { search: '', tag })).toEqual({ location: 'KR' });
  });

  it('requires both a match and the tag', () => {
    const { $or, ...both } = customerFilter('US', { search: 'Mina', tag: 'VIP' });
    expect(both).toEqual({ location: 'US', tags: 'vip' });
    expect($or).toEqual(userFilter('US', 'Mina').$or);
  });
});
