import { describe, expect, it } from 'vitest';
import { loginPath, readNextPath, withNext } from './next-path.ts';

const readNext = (address: string) => readNextPath(new URL(address, 'https://shop.example').searchParams);

describe('The way back after signing in', () => {
  it.each([
    '/order-history',
    '/dashboard?period=year&q=pet%20spray',
    '/edit-a-review?productId=1&name=A%26B',
    '/contact#top',
    '/logins',
  ])('leads to the page one wanted: %s', (path) => {
    expect(readNext(loginPath(path))).toBe(path);
  });

  it('leads to the dashboard when no page was wanted (ACCOUNT-18)', () => {
    expect(loginPath()).toBe('/login');
    expect(loginPath('/dashboard')).toBe('/login');
    expect(readNext('/login')).toBe('/dashboard');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u200b/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'evil.example',
    ' /dashboard',
    '',
    `/${'x'.repeat(3000)}`,
  ])('never leads out of the shop: %j', (next) => {
    expect(readNext(`/login?${new URLSearchParams({ next })}`)).toBe('/dashboard');
  });

  it.each(['/login', '/login?next=/login', '/logout', '/signup#top', '/forgot', '/reset-password?token=1'])(
    'never leads round in a circle: %s',
    (next) => {
      expect(readNext(`/login?${new URLSearchParams({ next })}`)).toBe('/dashboard');
    },
  );

  it('is kept on the way from one page to the other', () => {
    expect(withNext('/signup', new URLSearchParams({ next: '/communication' }))).toBe('/signup?next=%2Fcommunication');
    expect(withNext('/signup', new URLSearchParams({ next: '//evil.example' }))).toBe('/signup');
    expect(withNext('/forgot', new URLSearchParams())).toBe('/forgot');
  });
});
