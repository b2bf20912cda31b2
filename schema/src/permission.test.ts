import { describe, expect, it } from 'vitest';
import { impliedBy, permissionCode, STAFF_PERMISSIONS, withImplied } from './permission.ts';

describe('permissions of a role (STAFF-18)', () => {
  it('bring those along that they are of no use without', () => {
    expect(withImplied(['refund:make'])).toEqual(['order:read', 'refund:make']);
    expect(withImplied(['stock:update', 'stock:read'])).toEqual(['stock:read', 'stock:update']);
    expect(withImplied(['product:write'])).toEqual(['product:write', 'stock:read']);
    expect(withImplied([])).toEqual([]);
  });

  it('are in one group each', () => {
    expect(new Set(STAFF_PERMISSIONS).size).toBe(STAFF_PERMISSIONS.length);
    expect(withImplied(STAFF_PERMISSIONS)).toEqual(STAFF_PERMISSIONS);
  });

  it('tell which others hold one in the list', () => {
    expect(impliedBy('order:read', ['order:read', 'order:ship', 'stock:read'])).toEqual(['order:ship']);
    expect(impliedBy('order:ship', ['order:read', 'order:ship'])).toEqual([]);
  });

  it('have names for enums', () => {
    expect(permissionCode('order:read')).toBe('ORDER_READ');
    expect(permissionCode('draftOrder:write')).toBe('DRAFT_ORDER_WRITE');
  });
});
