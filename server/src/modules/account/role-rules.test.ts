import type { Role } from '@eunbit/schema/account';
import { describe, expect, it } from 'vitest';
import type { Holder, StaffRole } from '../../common/permissions.ts';
import { type AnyRole, assignableRoles, mayChange } from './role-rules.ts';

const role = (permissions: StaffRole['permissions'], refundLimit: StaffRole['refundLimit'] = null): AnyRole => ({
  role: 'STAFF',
  staffRole: { id: permissions.join(), name: permissions.join(), permissions, refundLimit },
});
const fixed = (name: Role): AnyRole => ({ role: name, staffRole: null });
const somebody = (held: AnyRole): Holder => ({ ...held, blocked: false });
const APPOINTER = role(['staff:appoint', 'user:read', 'stock:read']);

describe('role changes', () => {
  it.each<[Role, Role, readonly Role[]]>([
    ['ADMIN', 'USER', ['STAFF', 'MANAGER', 'ADMIN']],
    ['ADMIN', 'ADMIN', ['USER', 'STAFF', 'MANAGER']],
    ['MANAGER', 'USER', ['STAFF', 'MANAGER']],
    ['MANAGER', 'MANAGER', ['USER', 'STAFF']],
    ['MANAGER', 'ADMIN', []],
    ['USER', 'USER', []],
  ])('let a %s promote a %s to %j (STAFF-6)', (giver, holder, roles) => {
    expect(assignableRoles(somebody(fixed(giver)), fixed(holder))).toEqual(roles);
  });

  it('are limited to the permissions of the person who makes them (STAFF-19)', () => {
    const giver = somebody(APPOINTER);
    expect(assignableRoles(giver, fixed('USER'))).toEqual(['STAFF']);
    expect(mayChange(giver, fixed('USER'), role(['stock:read']))).toBe(true);
    expect(mayChange(giver, fixed('USER'), role(['stock:read', 'stock:update']))).toBe(false);
    expect(mayChange(giver, role(['order:read']), fixed('USER'))).toBe(false);
    expect(mayChange(giver, fixed('USER'), fixed('MANAGER'))).toBe(false);
    expect(mayChange(somebody(role(['stock:read'])), fixed('USER'), role(['stock:read']))).toBe(false);
  });

  it("cannot grant a higher refund limit than one's own (STAFF-19)", () => {
    const refunds = ['staff:appoint', 'user:read', 'order:read', 'refund:make'] as const;
    const giver = somebody(role(refunds, { KRW: 50_000, USD: 5_000 }));
    expect(mayChange(giver, fixed('USER'), role(refunds, { KRW: 50_000, USD: 1_000 }))).toBe(true);
    expect(mayChange(giver, fixed('USER'), role(refunds, { KRW: 50_001, USD: 1_000 }))).toBe(false);
    expect(mayChange(giver, fixed('USER'), role(refunds))).toBe(false);
    expect(mayChange(somebody(fixed('MANAGER')), fixed('USER'), role(refunds))).toBe(true);
  });

  it('are rejected from a role to itself', () => {
    const same = role(['stock:read']);
    expect(mayChange(somebody(fixed('ADMIN')), same, same)).toBe(false);
  });

  it('are rejected for managers if the role has a permission that only admins have', () => {
    expect(mayChange(somebody(fixed('MANAGER')), fixed('USER'), role(['order:correct']))).toBe(false);
    expect(mayChange(somebody(fixed('ADMIN')), fixed('USER'), role(['order:correct']))).toBe(true);
  });
});
