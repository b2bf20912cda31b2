import { describe, expect, it } from 'vitest';
import { buildQuery, readOrdersView, reviewPath } from './orders-address.ts';

const ALL = { period: 'ALL', search: '', page: 1 } as const;

describe('the address of an orders list', () => {
  it.each([
    ['', ALL],
    ['?period=year', { ...ALL, period: 'THIS_YEAR' }],
    ['?period=month&search=%EC%83%B4%ED%91%B8+1%2B1&page=3', { period: 'THIS_MONTH', search: '샴푸 1+1', page: 3 }],
  ] as const)('reads %j and builds it again', (query, view) => {
    expect(readOrdersView(query)).toEqual(view);
    expect(buildQuery(view)).toBe(query);
  });

  it.each(['?page=0', '?page=-2', '?page=1.5', '?page=x', '?page=999999999', '?period=decade', '?page=', '?page=NaN'])(
    'reads %s as the first page of all orders',
    (query) => expect(readOrdersView(query)).toEqual(ALL),
  );

  it('limits the length of a search', () => {
    expect(readOrdersView(`?search=${'x'.repeat(5_000)}`).search).toHaveLength(100);
  });
});

describe('the address of the review form', () => {
  it('includes product, name, link and member', () => {
    const path = reviewPath({ productId: 'p1', title: 'Wipes & more', slug: 'wipes' }, 'u1');
    const { pathname, searchParams } = new URL(path, 'https://shop.example');
    expect(pathname).toBe('/dashboard-leave-a-new-review');
    expect(Object.fromEntries(searchParams)).toEqual({
      productId: 'p1',
      name: 'Wipes & more',
      link: 'wipes',
      id: 'u1',
    });
  });
});
