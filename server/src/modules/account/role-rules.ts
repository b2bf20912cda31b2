import { Role } from '@eunbit/schema/account';

/**
 * Roles that `giver` may assign to an account with role `holder` (with the role change PIN): only an admin grants or
 * revokes ADMIN; a manager switches others between USER and MANAGER.
 */
export function assignableRoles(giver: Role, holder: Role): readonly Role[] {
  const within: readonly Role[] =
    giver === 'ADMIN' ? Object.values(Role) : giver === 'MANAGER' ? ['USER', 'MANAGER'] : [];
  return within.includes(holder) ? within.filter((role) => role !== holder) : [];
}
