import { expect, test } from 'vitest';
import { guestPages, guestUrl, userFileUrl, userListUrl, userListView, userUrl, userView } from './users.urls.ts';

const toQuery = (url: string) => new URL(url, 'https://shop.example').searchParams;

test('a list without choices has a bare address', () => {
  expect(userListUrl('KR')).toBe('/users_ko');
  expect(userListUrl('US', { search: ' ', page: 1 })).toBe('/users_us');
  expect(userListView(toQuery('/users_us'))).toEqual({ kind: 'MEMBER', search: '', tag: '', page: 1 });
});

test('whose list it is, what was searched for and the page survive a reload', () => {
  const view = { kind: 'GUEST', search: '홍 길동 & co@', tag: 'b2b & 단골', page: 7 } as const;
  expect(userListView(toQuery(userListUrl('KR', view)))).toEqual(view);
});

test.each(['?page=0', '?page=-2', '?page=x', '?page=1.5', '?page='])('%s counts as the first page', (search) => {
  expect(userListView(toQuery(`/users_ko${search}`)).page).toBe(1);
});

test('each part of an account keeps its own page', () => {
  const view = { pages: { orders: 2, purchases: 1, reviews: 3, notes: 1 }, action: 'block' } as const;
  expect(userUrl('abc', view)).toBe('/user/abc?orders=2&reviews=3&action=block');
  expect(userView(toQuery(userUrl('abc', view)))).toEqual(view);
});

test('a dialog that does not exist is none', () => {
  expect(userView(toQuery('/user/abc?action=explode')).action).toBeNull();
});

test('a guest has a page of their own, each part of which keeps its page', () => {
  expect(guestUrl('abc')).toBe('/user/guest/abc');
  expect(guestPages(toQuery(guestUrl('abc', { orders: 2, notes: 3 })))).toEqual({ orders: 2, notes: 3 });
});

test('the file of a list is of the same customers', () => {
  const view = { kind: 'GUEST', search: 'a@b', tag: 'b2b & co', page: 3 } as const;
  expect(userFileUrl('KR', view)).toBe('/users.csv?market=KR&kind=GUEST&search=a%40b&tag=b2b+%26+co');
});
