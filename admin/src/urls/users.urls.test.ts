import { expect, test } from 'vitest';
import { guestPages, guestUrl, userFileUrl, userListUrl, userListView, userUrl, userView } from './users.urls.ts';

const toQuery = (url: string) => new URL(url, 'https://shop.example').searchParams;

test('a list without filters has an address without parameters', () => {
  expect(userListUrl('KR')).toBe('/users_ko');
  expect(userListUrl('US', { search: ' ', page: 1 })).toBe('/users_us');
  expect(userListView(toQuery('/users_us'))).toEqual({ kind: 'MEMBER', search: '', tag: '', page: 1 });
});

test('the kind of customer, the search and the page survive a reload', () => {
  const view = { kind: 'GUEST', search: '홍 길동 & co@', tag: 'b2b & 단골', page: 7 } as const;
  expect(userListView(toQuery(userListUrl('KR', view)))).toEqual(view);
});

test.each(['?page=0', '?page=-2', '?page=x', '?page=1.5', '?page='])('%s is read as the first page', (search) => {
  expect(userListView(toQuery(`/users_ko${search}`)).page).toBe(1);
});

test('each section of an account keeps its own page', () => {
  const view = { pages: { orders: 2, purchases: 1, reviews: 3, notes: 1 }, action: 'block' } as const;
  expect(userUrl('abc', view)).toBe('/user/abc?orders=2&reviews=3&action=block');
  expect(userView(toQuery(userUrl('abc', view)))).toEqual(view);
});

test('an unknown dialog is ignored', () => {
  expect(userView(toQuery('/user/abc?action=explode')).action).toBeNull();
});

test('a guest has an address, in which each section keeps its page', () => {
  expect(guestUrl('abc')).toBe('/user/guest/abc');
  expect(guestPages(toQuery(guestUrl('abc', { orders: 2, notes: 3 })))).toEqual({ orders: 2, notes: 3 });
});

test('the file of a list includes the same customers', () => {
  const view = { kind: 'GUEST', search: 'a@b', tag: 'b2b & co', page: 3 } as const;
  expect(userFileUrl('KR', view)).toBe('/users.csv?market=KR&kind=GUEST&search=a%40b&tag=b2b+%26+co');
});
