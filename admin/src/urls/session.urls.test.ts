import { expect, test } from 'vitest';
import { joinedState, loginUrl, readInvitationToken, readJoinedEmail, readNextPath } from './session.urls.ts';

const readNext = (url: string) => readNextPath(new URL(url, 'https://shop.example').searchParams);

test('signing in returns to the requested page, with its filters (STAFF-1)', () => {
  expect(readNext(loginUrl('/orders_ko?status=ORDER_DELAYED&size=50'))).toBe('/orders_ko?status=ORDER_DELAYED&size=50');
});

test('signing in opens the dashboard if no page was requested', () => {
  expect(loginUrl()).toBe('/login');
  expect(readNext('/login')).toBe('/dashboard');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/login?next=/login', ''])(
  'signing in never redirects to %j',
  (next) => {
    expect(readNext(`/login?${new URLSearchParams({ next })}`)).toBe('/dashboard');
  },
);

test('the token of an invitation is read from the fragment of its link', () => {
  expect(readInvitationToken('#token=a.b-c')).toBe('a.b-c');
  expect(readInvitationToken('')).toBe('');
});

test('the sign-in page reads the email of a new staff member, and ignores any other state', () => {
  expect(readJoinedEmail(joinedState('a@b.example'))).toBe('a@b.example');
  expect([null, 'a', {}, { joined: 1 }].map(readJoinedEmail)).toEqual([null, null, null, null]);
});
