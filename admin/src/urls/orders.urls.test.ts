import { NO_FILTER } from '@eunbit/schema/order-list';
import { expect, test } from 'vitest';
import { orderListUrl, orderListView, ordersCsvUrl, orderUrl, readOrderAction } from './orders.urls.ts';

const PLAIN = { filter: NO_FILTER, sort: 'NEWEST', size: 10, trail: [] } as const;
const toQuery = (url: string) => new URL(url, 'https://shop.example').searchParams;

test('a list without filters has an address without parameters and shows ten orders of any status', () => {
  expect(orderListUrl('KR')).toBe('/orders_ko');
  expect(orderListUrl('US', PLAIN)).toBe('/orders_us');
  expect(orderListView(toQuery('/orders_ko'))).toEqual(PLAIN);
});

test('filter, sorting, page size and previous pages survive a reload', () => {
  const filter = { ...NO_FILTER, status: 'ORDER_DELAYED', search: '김 & co' } as const;
  const view = { filter, sort: 'HIGHEST_TOTAL', size: 50, trail: ['a=/+', 'b&c'] } as const;

  expect(orderListView(toQuery(orderListUrl('US', view)))).toEqual(view);
});

test.each(['?size=1000', '?size=15', '?size=x', '?status=LOST', '?status=', '?sort=toString'])(
  '%s is ignored',
  (search) => {
    expect(orderListView(toQuery(`/orders_ko${search}`))).toEqual(PLAIN);
  },
);

test('guest and member orders of each market have separate addresses', () => {
  const order = { number: 'EB-261121-0000000A', market: 'KR', customerKind: 'MEMBER' } as const;

  expect(orderUrl(order)).toBe('/order_ko/EB-261121-0000000A');
  expect(orderUrl({ ...order, market: 'US' })).toBe('/order_us/EB-261121-0000000A');
  expect(orderUrl({ ...order, customerKind: 'GUEST' })).toBe('/order_guest_ko/EB-261121-0000000A');
  expect(orderUrl({ ...order, customerKind: 'GUEST', market: 'US' })).toBe('/order_guest_us/EB-261121-0000000A');
});

test('an open dialog is part of the address, and an unknown one is ignored', () => {
  const order = { number: 'EB-1', market: 'US', customerKind: 'MEMBER' } as const;

  expect(readOrderAction(toQuery(orderUrl(order, 'ship')))).toBe('ship');
  expect(readOrderAction(toQuery('/order_us/EB-1?action=explode'))).toBeNull();
  expect(readOrderAction(toQuery('/order_us/EB-1?action=toString'))).toBeNull();
});

test('the CSV file has the filter and the sorting of the list, but not its page', () => {
  const view = { ...PLAIN, filter: { ...NO_FILTER, customerKind: 'GUEST' }, trail: ['x'] } as const;

  expect(ordersCsvUrl('US', view)).toBe('/orders.csv?market=US&sort=NEWEST&customer=GUEST');
});
