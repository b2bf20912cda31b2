import { Currency } from './market.ts';
import { STAFF_PERMISSIONS, type StaffPermission } from './permission.ts';
import { normaliseLine } from './typed-line.ts';
import { check, type FieldFailure, required, shortEnough, singleLine } from './validation-rules.ts';

/** Maximum roles that admins can define (STAFF-18). */
export const MAXIMUM_ROLES = 50;
export const MAXIMUM_ROLE_NAME_LENGTH = 40;
/** Highest refund limit, in minor units. */
export const MAXIMUM_REFUND_LIMIT = 1_000_000_000;

/** Days until an invitation to the staff expires (STAFF-21). */
export const INVITATION_DAYS = 7;
/** Maximum open invitations. */
export const MAXIMUM_OPEN_INVITATIONS = 50;

export interface RoleFields {
  readonly name: string;
  readonly permissions: readonly StaffPermission[];
  /** The largest sum of an order that the role can refund, in minor units; null if there is no limit. */
  readonly refundLimit: Readonly<Record<Currency, number>> | null;
}

/** Comparison key of a name: role names that differ only in case and spaces are equal. */
export const toNameKey = (name: string): string => normaliseLine(name).trim().replace(/\s+/g, ' ').toLowerCase();

const FIXED_NAMES = new Set(['user', 'staff', 'manager', 'admin', '일반 회원', '직원', '매니저', '관리자']);

export function validateRole({ name, permissions, refundLimit }: RoleFields): FieldFailure[] {
  const failures = check([
    ['name', name, required('role.nameRequired'), shortEnough(MAXIMUM_ROLE_NAME_LENGTH), singleLine],
  ]);
  if (FIXED_NAMES.has(toNameKey(name))) failures.push({ path: 'name', key: 'role.nameTaken' });
  if (!permissions.some((permission) => STAFF_PERMISSIONS.includes(permission))) {
    failures.push({ path: 'permissions', key: 'role.permissionsRequired' });
  }
  const isLimit = (amount: number) => Number.isSafeInteger(amount) && amount >= 0 && amount <= MAXIMUM_REFUND_LIMIT;
  if (refundLimit && !Object.values(Currency).every((currency) => isLimit(refundLimit[currency]))) {
    failures.push({ path: 'refundLimit', key: 'role.refundLimitInvalid' });
  }
  return failures;
}
