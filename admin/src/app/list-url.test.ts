import { describe, expect, it } from 'vitest';
import { listUrl, readChoice, readPage } from './list-url.ts';

describe('the address of a list', () => {
  it('includes only what differs from the defaults of the list', () => {
    expect(listUrl('/reviews', { queue: null, search: '', page: 1 })).toBe('/reviews');
    expect(listUrl('/reviews', { queue: 'UNANSWERED', search: 'a&b', page: 3 })).toBe(
      '/reviews?queue=UNANSWERED&search=a%26b&page=3',
    );
  });
});

describe('the page number in an address', () => {
  it.each(['0', '-1', '1.5', 'x', '', '1e9'])('is 1 for %j', (page) => {
    expect(readPage(new URLSearchParams({ page }))).toBe(1);
  });

  it('is read from the address', () => {
    expect(readPage(new URLSearchParams('page=12'))).toBe(12);
    expect(readPage(new URLSearchParams())).toBe(1);
  });
});

describe('a filter value in an address', () => {
  it('is ignored if the list does not know it', () => {
    expect(readChoice(new URLSearchParams('state=SENT'), 'state', ['SENT'])).toBe('SENT');
    expect(readChoice(new URLSearchParams('state=toString'), 'state', ['SENT'])).toBeNull();
  });
});
