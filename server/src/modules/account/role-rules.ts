import { Role } from '@eunbit/schema/account';
import { Currency } from '@eunbit/schema/market';
import { type Holder, holds, refundLimit, type StaffRole } from '../../common/permissions.ts';

/** A current or future role of an account. */
export interface AnyRole {
  readonly role: Role;
  /** Set if `role` is STAFF. */
  readonly staffRole: StaffRole | null;
}

const isSame = (one: AnyRole, other: AnyRole) => one.role === other.role && one.staffRole?.id === other.staffRole?.id;

/** Nobody can grant more than their own permissions and refund limit (STAFF-19). */
function isWithin({ permissions, refundLimit: limit }: StaffRole, giver: Holder): boolean {
  if (!permissions.every((permission) => holds(giver, permission))) return false;
  if (!permissions.includes('refund:make')) return true;
  return Object.values(Currency).every(
    (currency) => (limit?.[currency] ?? Number.POSITIVE_INFINITY) <= refundLimit(giver, currency),
  );
}

/**
 * Whether `giver` may assign or remove a role: admins any role, managers any below admin, others only roles within their own
 * permissions.
 */
export function mayGive(giver: Holder, { role, staffRole }: AnyRole): boolean {
  if (!holds(giver, 'staff:appoint')) return false;
  if (role === 'USER' || giver.role === 'ADMIN') return true;
  if (role === 'STAFF') return staffRole !== null && isWithin(staffRole, giver);
  return role === 'MANAGER' && giver.role === 'MANAGER';
}

/** Whether `giver` may change an account from one role to another. */
export const mayChange = (giver: Holder, held: AnyRole, next: AnyRole): boolean =>
  mayGive(giver, held) && mayGive(giver, next) && !isSame(held, next);

/**
 * The fixed roles that `giver` may assign to an account with the role `held` (with the role change PIN), and STAFF if they may
 * assign roles defined by admins.
 */
export function assignableRoles(giver: Holder, held: AnyRole): readonly Role[] {
  if (!mayGive(giver, held)) return [];
  return Object.values(Role).filter((role) =>
    role === 'STAFF' ? holds(giver, 'staff:appoint') : role !== held.role && mayGive(giver, { role, staffRole: null }),
  );
}
