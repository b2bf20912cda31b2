import { expect, test } from 'vitest';
import { loginUrl, nextPathOf } from './session.urls.ts';

const nextOf = (url: string) => nextPathOf(new URL(url, 'https://shop.example').searchParams);

test('signing in leads back to the page one wanted, with its filters (STAFF-1)', () => {
  expect(nextOf(loginUrl('/orders_ko?status=ORDER_DELAYED&size=50'))).toBe('/orders_ko?status=ORDER_DELAYED&size=50');
});

test('signing in leads to the dashboard when no page was wanted', () => {
  expect(loginUrl()).toBe('/login');
  expect(nextOf('/login')).toBe('/dashboard');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/login?next=/login', ''])(
  'a link cannot send a person to %j after signing in',
  (next) => {
    expect(nextOf(`/login?${new URLSearchParams({ next })}`)).toBe('/dashboard');
  },
);
