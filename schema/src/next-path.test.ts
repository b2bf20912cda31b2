import { describe, expect, it } from 'vitest';
import { safeNextPath } from './next-path.ts';

describe('the next page after a sign-in (ACCOUNT-18)', () => {
  it.each(['/dashboard', '/orders?page=2#top', '/authentic', '/checkout_US'])('may be %s', (next) => {
    expect(safeNextPath(next)).toBe(next);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'dashboard',
    '',
    '/logout',
    '/auth/naver?intent=link',
    '/after-naver-signup',
    `/${'x'.repeat(2000)}`,
    ['/dashboard', '/cart'],
    undefined,
  ])('cannot be %s', (next) => {
    expect(safeNextPath(next)).toBeNull();
  });
});
