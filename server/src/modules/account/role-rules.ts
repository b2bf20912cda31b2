import { Role } from '@eunbit/schema/account';

/**
 * Roles that somebody may give to somebody else (with the role change PIN): only an admin gives or takes the role
 * admin, a manager moves others between user and manager.
 */
export function assignableRoles(giver: Role, holder: Role): readonly Role[] {
  const within: readonly Role[] =
    giver === 'ADMIN' ? Object.values(Role) : giver === 'MANAGER' ? ['USER', 'MANAGER'] : [];
  return within.includes(holder) ? within.filter((role) => role !== holder) : [];
}
