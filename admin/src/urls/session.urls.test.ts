import { expect, test } from 'vitest';
import { joinedState, loginUrl, readInvitationToken, readJoinedEmail, readNextPath } from './session.urls.ts';

const readNext = (url: string) => readNextPath(new URL(url, 'https://shop.example').searchParams);

test('signing in leads back to the page one wanted, with its filters (STAFF-1)', () => {
  expect(readNext(loginUrl('/orders_ko?status=ORDER_DELAYED&size=50'))).toBe('/orders_ko?status=ORDER_DELAYED&size=50');
});

test('signing in leads to the dashboard when no page was wanted', () => {
  expect(loginUrl()).toBe('/login');
  expect(readNext('/login')).toBe('/dashboard');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/login?next=/login', ''])(
  'a link cannot send a person to %j after signing in',
  (next) => {
    expect(readNext(`/login?${new URLSearchParams({ next })}`)).toBe('/dashboard');
  },
);

test('the token of an invitation stands in the fragment of its link', () => {
  expect(readInvitationToken('#token=a.b-c')).toBe('a.b-c');
  expect(readInvitationToken('')).toBe('');
});

test('the sign-in page knows the address of whoever has just joined, and takes nothing else for one', () => {
  expect(readJoinedEmail(joinedState('a@b.example'))).toBe('a@b.example');
  expect([null, 'a', {}, { joined: 1 }].map(readJoinedEmail)).toEqual([null, null, null, null]);
});
