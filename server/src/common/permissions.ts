import type { Role } from '@eunbit/schema/account';

const MEMBERS = ['USER', 'MANAGER', 'ADMIN'] as const;

/**
 * The permissions that an operation may require. `public` is open to everybody; each other one lists the roles that
 * have it. Every root field names one with `@Allow`; without it the server does not start.
 */
const ROLES = {
  public: null,
  /** Any signed-in user, for their own data; the service checks the owner. */
  own: MEMBERS,
  /** Any signed-in user who is not blocked, for their own reviews. */
  'review:write': MEMBERS,
  /** The audit log of all staff. */
  'audit:read': ['ADMIN'],
  /** Whether the shop is set up right, with what its providers say of it. */
  'shop:check': ['ADMIN'],
  /** Errors in browsers. */
  'browserError:read': ['MANAGER', 'ADMIN'],
  'browserError:update': ['MANAGER', 'ADMIN'],
  'finance:read': ['MANAGER', 'ADMIN'],
  'user:read': ['MANAGER', 'ADMIN'],
  'user:block': ['MANAGER', 'ADMIN'],
  /** The service checks which roles the caller may assign. */
  'staff:appoint': ['MANAGER', 'ADMIN'],
  'staff:code': ['ADMIN'],
  /** Figures of the dashboard. */
  'overview:read': ['MANAGER', 'ADMIN'],
  'order:read': ['MANAGER', 'ADMIN'],
  'order:update': ['MANAGER', 'ADMIN'],
  /** Takes a status of an order back that was wrong. */
  'order:correct': ['ADMIN'],
  'email:read': ['MANAGER', 'ADMIN'],
  'email:send': ['MANAGER', 'ADMIN'],
  'announcement:write': ['MANAGER', 'ADMIN'],
  'product:write': ['MANAGER', 'ADMIN'],
  'request:read': ['MANAGER', 'ADMIN'],
  'request:answer': ['MANAGER', 'ADMIN'],
  'review:moderate': ['MANAGER', 'ADMIN'],
  /** Settings of the shop: company, banks, prices of shipping. */
  'settings:write': ['ADMIN'],
  'statistics:read': ['MANAGER', 'ADMIN'],
  'stock:read': ['MANAGER', 'ADMIN'],
  'stock:update': ['MANAGER', 'ADMIN'],
  /** Saved views of lists; everybody has their own. */
  'view:save': ['MANAGER', 'ADMIN'],
} as const satisfies Record<string, readonly Role[] | null>;

/** The permissions that a blocked user loses; all others stay (REVIEW-8). */
const NOT_FOR_BLOCKED: ReadonlySet<string> = new Set(['review:write'] satisfies (keyof typeof ROLES)[]);

export type Permission = keyof typeof ROLES;

export function isPublic(permission: Permission): boolean {
  return ROLES[permission] === null;
}

/** The fields of a user that decide on permissions. */
export interface Holder {
  readonly role: Role;
  readonly blocked: boolean;
}

export function holds({ role, blocked }: Holder, permission: Permission): boolean {
  const roles: readonly Role[] | null = ROLES[permission];
  if (roles === null) return true;
  return roles.includes(role) && !(blocked && NOT_FOR_BLOCKED.has(permission));
}

/** Whether a role is one of staff, whatever its permissions. */
export function isStaff(person: { readonly role: Role } | null): boolean {
  return person !== null && person.role !== 'USER';
}
