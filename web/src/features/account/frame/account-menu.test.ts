import { describe, expect, it } from 'vitest';
import { findAccountEntry, getAccountEntries } from './account-menu.ts';

describe('The account menu', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/orders', '/dashboard'],
    ['/orders/EB-261121-ABCDEFGH', '/dashboard'],
    ['/dashboard-personal', '/change-userinfo'],
    ['/dashboard-password', '/change-password'],
    ['/dashboard-address', '/dashboard-address'],
    ['/dashboard-edit-review', '/dashboard-review'],
    ['/dashboard-support', '/dashboard-support'],
  ])('highlights for %s the entry %s', (pathname, path) => {
    expect(findAccountEntry(pathname)?.path).toBe(path);
  });

  it('hides reviews for a blocked account (REVIEW-8)', () => {
    const paths = (blocked: boolean) => getAccountEntries(blocked).map(({ path }) => path);
    expect(paths(false)).toContain('/dashboard-review');
    expect(paths(true)).toEqual(paths(false).filter((path) => path !== '/dashboard-review'));
  });

  it('highlights no entry on an unknown page', () => {
    expect(findAccountEntry('/dashboardx')).toBeNull();
  });
});
