import { useQuery } from '@apollo/client/react';
import type { Role } from '@eunbit/schema/account';
import { useText } from '../../../app/use-text.ts';
import { StaffRolesDocument } from '../../roles/staff-roles.ts';

/** A role that may be assigned: a fixed one, or STAFF with a role that admins have defined. */
interface RoleChoice {
  /** Unique value for the select. */
  readonly value: string;
  readonly label: string;
  readonly role: Role;
  readonly staffRoleId: string | null;
}

interface RoleChoices {
  /** Undefined while loading. */
  readonly choices: readonly RoleChoice[] | undefined;
  readonly failed: boolean;
}

/** The roles among `offered` with their names; STAFF expands to all defined roles that the viewer may assign. */
export function useRoleChoices(offered: readonly Role[], heldId: string | null): RoleChoices {
  const t = useText();
  const { data, error } = useQuery(StaffRolesDocument, {
    skip: !offered.includes('STAFF'),
    fetchPolicy: 'cache-and-network',
  });
  const fixed = offered
    .filter((role) => role !== 'STAFF')
    .map((role) => ({ value: role, label: t(`users.role.${role}`), role, staffRoleId: null }));
  if (!offered.includes('STAFF')) return { choices: fixed, failed: false };
  const defined = data?.staffRoles
    .filter(({ role, viewerCanGive }) => viewerCanGive && role.id !== heldId)
    .map(({ role: { id, name } }) => ({ value: id, label: name, role: 'STAFF' as const, staffRoleId: id }));
  return { choices: defined && [...defined, ...fixed], failed: error !== undefined && !defined };
}
