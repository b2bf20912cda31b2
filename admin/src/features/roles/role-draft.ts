import type { Currency } from '@eunbit/schema/market';
import { permissionCode, STAFF_PERMISSIONS, type StaffPermission } from '@eunbit/schema/permission';
import type { RoleFields } from '@eunbit/schema/role';
import { formatAmountField, parseAmount } from '../../app/amount-text.ts';
import type { CreateStaffRoleInput } from '../../gql/graphql.ts';
import type { DefinedRole } from './staff-roles.ts';

/** Form values of a role. */
export interface RoleDraft {
  readonly name: string;
  readonly permissions: readonly StaffPermission[];
  readonly isLimited: boolean;
  readonly limit: Readonly<Record<Currency, string>>;
}

export const EMPTY_ROLE: RoleDraft = { name: '', permissions: [], isLimited: true, limit: { KRW: '', USD: '' } };

type ListedPermission = DefinedRole['role']['permissions'][number];

export const fromCodes = (codes: readonly ListedPermission[]): StaffPermission[] =>
  STAFF_PERMISSIONS.filter((permission) => codes.some((code) => code === permissionCode(permission)));

export function toDraft({ role: { name, permissions, refundLimit } }: DefinedRole): RoleDraft {
  const held = fromCodes(permissions);
  return {
    name,
    permissions: held,
    // A role without refunds has no limit; if refunds are added to it, the form asks for one.
    isLimited: refundLimit !== null || !held.includes('refund:make'),
    limit: {
      KRW: refundLimit ? formatAmountField(refundLimit.KRW, 'KR') : '',
      USD: refundLimit ? formatAmountField(refundLimit.USD, 'US') : '',
    },
  };
}

/** The fields of a draft for validation and sending; an invalid amount becomes -1, which validation rejects. */
export function toFields({ name, permissions, isLimited, limit }: RoleDraft): RoleFields {
  if (!isLimited || !permissions.includes('refund:make')) return { name, permissions, refundLimit: null };
  const refundLimit = { KRW: parseAmount(limit.KRW, 'KR') ?? -1, USD: parseAmount(limit.USD, 'US') ?? -1 };
  return { name, permissions, refundLimit };
}

export function toInput({ name, permissions, refundLimit }: RoleFields): CreateStaffRoleInput {
  const codes = permissions.map((permission) => permissionCode(permission) as ListedPermission);
  return { name, permissions: codes, refundLimit };
}
