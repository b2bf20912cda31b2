import { describe, expect, it } from 'vitest';
import { SavedViewList, toViewQuery, validateSavedView } from './saved-view.ts';

const readFilter = (list: SavedViewList, address: string) => toViewQuery(list, new URLSearchParams(address));

describe('the filter in an address', () => {
  it('is written in a fixed order for any order of the address', () => {
    expect(readFilter('ORDERS_KR', 'size=50&status=ORDER_DELAYED&customer=GUEST')).toBe(
      'status=ORDER_DELAYED&customer=GUEST&size=50',
    );
  });

  it('leaves out the position in the list and the open item', () => {
    expect(readFilter('ORDERS_US', 'status=ORDER_SHIPPED&after=abc&after=def')).toBe('status=ORDER_SHIPPED');
    expect(readFilter('REVIEWS', 'page=2&sort=OLDEST&queue=UNANSWERED')).toBe('queue=UNANSWERED&sort=OLDEST');
    expect(readFilter('EMAILS', 'state=FAILED&page=3&email=0123456789abcdef01234567')).toBe('state=FAILED');
  });

  it.each([
    ['ORDERS_KR', 'status=LOST&sort=WORST&size=15&from=2026-02-30&product=x'],
    ['ORDERS_KR', `search=${'x'.repeat(101)}`],
    ['ORDERS_KR', 'search=%20'],
    ['USERS_KR', 'search=a%0Ab'],
    ['PRODUCTS_US', 'state=gone'],
    ['REVIEWS', 'queue=toString&sort=newest'],
    ['AUDIT', 'subject=CAT'],
    ['MESSAGES', 'kind=MESSAGE'],
  ] as const)('of %s ignores %s', (list, address) => {
    expect(readFilter(list, address)).toBe('');
  });

  it.each(Object.values(SavedViewList))('of the bare list %s is empty', (list) => {
    expect(readFilter(list, '')).toBe('');
  });

  it('keeps a Korean search as it was typed', () => {
    const query = readFilter('USERS_KR', new URLSearchParams({ search: '이미나 씨' }).toString());
    expect(new URLSearchParams(query).get('search')).toBe('이미나 씨');
  });
});

describe('a new saved view', () => {
  const paths = (list: SavedViewList, name: string, query: string) =>
    validateSavedView(list, { name, query }).map(({ path, key }) => `${path}: ${key}`);

  it('is valid with a name and a filter of its list', () => {
    expect(paths('ORDERS_KR', '입금 확인', 'attention=DEPOSIT_TO_CHECK&size=100')).toEqual([]);
  });

  it('needs a name that fits on one line', () => {
    expect(paths('AUDIT', '  ', 'subject=ORDER')).toEqual(['name: view.nameRequired']);
    expect(paths('AUDIT', 'x'.repeat(41), 'subject=ORDER')).toEqual(['name: text.tooLong']);
    expect(paths('AUDIT', 'a\nb', 'subject=ORDER')).toEqual(['name: text.controlCharacter']);
  });

  it.each([
    '',
    'subject=CAT',
    'subject=ORDER&subject=ORDER',
    'subject=ORDER&page=2',
    '?subject=ORDER',
    'javascript:alert(1)',
    `subject=ORDER&${'x'.repeat(3000)}`,
  ])('is rejected with the filter "%s"', (query) => {
    expect(paths('AUDIT', 'Orders', query)).toEqual(['query: view.filterUnknown']);
  });

  it('is valid with every condition at its maximum length', () => {
    const address = new URLSearchParams({
      status: 'PREPARING_FOR_SHIPMENT',
      customer: 'MEMBER',
      payment: 'VIRTUAL_ACCOUNT',
      attention: 'DEPOSIT_TO_CHECK',
      from: '2026-01-01',
      to: '2026-01-31',
      product: '0123456789abcdef01234567',
      search: '가'.repeat(100),
      sort: 'HIGHEST_TOTAL',
      size: '100',
    });
    expect(paths('ORDERS_KR', 'All', toViewQuery('ORDERS_KR', address))).toEqual([]);
    const search = new URLSearchParams({ search: '가'.repeat(254) });
    expect(paths('USERS_US', 'All', toViewQuery('USERS_US', search))).toEqual([]);
  });
});
