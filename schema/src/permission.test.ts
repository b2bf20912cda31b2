import { describe, expect, it } from 'vitest';
import { impliedBy, permissionCode, STAFF_PERMISSIONS, withImplied } from './permission.ts';

describe('permissions of a role (STAFF-18)', () => {
  it('include the permissions that they depend on', () => {
    expect(withImplied(['refund:make'])).toEqual(['order:read', 'refund:make']);
    expect(withImplied(['stock:update', 'stock:read'])).toEqual(['stock:read', 'stock:update']);
    expect(withImplied(['product:write'])).toEqual(['product:write', 'stock:read']);
    expect(withImplied([])).toEqual([]);
  });

  it('belong to one group each', () => {
    expect(new Set(STAFF_PERMISSIONS).size).toBe(STAFF_PERMISSIONS.length);
    expect(withImplied(STAFF_PERMISSIONS)).toEqual(STAFF_PERMISSIONS);
  });

  it('return which others in a list imply one', () => {
    expect(impliedBy('order:read', ['order:read', 'order:ship', 'stock:read'])).toEqual(['order:ship']);
    expect(impliedBy('order:ship', ['order:read', 'order:ship'])).toEqual([]);
  });

  it('have enum names', () => {
    expect(permissionCode('order:read')).toBe('ORDER_READ');
    expect(permissionCode('draftOrder:write')).toBe('DRAFT_ORDER_WRITE');
  });
});
