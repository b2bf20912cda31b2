import { describe, expect, it } from 'vitest';
import { loginPath, readNextPath, withNext } from './next-path.ts';

const readNext = (address: string) => readNextPath(new URL(address, 'https://shop.example').searchParams);

describe('The redirect after signing in', () => {
  it.each([
    '/order-history',
    '/dashboard?period=year&q=pet%20spray',
    '/edit-a-review?productId=1&name=A%26B',
    '/contact#top',
    '/logins',
  ])('returns to the requested page: %s', (path) => {
    expect(readNext(loginPath(path))).toBe(path);
  });

  it('opens the dashboard if no page was requested (ACCOUNT-18)', () => {
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
  ])('never leaves the shop: %j', (next) => {
    expect(readNext(`/login?${new URLSearchParams({ next })}`)).toBe('/dashboard');
  });

  it.each(['/login', '/login?next=/login', '/logout', '/signup#top', '/forgot', '/reset-password?token=1'])(
    'never redirects in a loop: %s',
    (next) => {
      expect(readNext(`/login?${new URLSearchParams({ next })}`)).toBe('/dashboard');
    },
  );

  it('is kept from one account page to the next', () => {
    expect(withNext('/signup', new URLSearchParams({ next: '/communication' }))).toBe('/signup?next=%2Fcommunication');
    expect(withNext('/signup', new URLSearchParams({ next: '//evil.example' }))).toBe('/signup');
    expect(withNext('/forgot', new URLSearchParams())).toBe('/forgot');
  });
});
