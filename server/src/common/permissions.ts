import type { Role } from '@eunbit/schema/account';

const MEMBERS = ['USER', 'MANAGER', 'ADMIN'] as const;

/**
 * What an operation asks of its caller. `public` is open to anybody; each other name lists the roles that have it.
 * Every root field of the schema names one of these with `@Allow`; a field that names none stops the start.
 */
const ROLES = {
  public: null,
  /** Whoever is signed in, about what is their own; whose it is, the service checks. */
  own: MEMBERS,
  /** Whoever is signed in and not blocked, about their own reviews. */
  'review:write': MEMBERS,
  /** What members of staff did, all of them. */
  'audit:read': ['ADMIN'],
  'finance:read': ['MANAGER', 'ADMIN'],
  'user:read': ['MANAGER', 'ADMIN'],
  'user:block': ['MANAGER', 'ADMIN'],
  /** Which roles they may give, the service checks. */
  'staff:appoint': ['MANAGER', 'ADMIN'],
  'staff:code': ['ADMIN'],
  /** Figures of the dashboard. */
  'overview:read': ['MANAGER', 'ADMIN'],
  'order:read': ['MANAGER', 'ADMIN'],
  'order:update': ['MANAGER', 'ADMIN'],
  'email:read': ['MANAGER', 'ADMIN'],
  'email:send': ['MANAGER', 'ADMIN'],
  'announcement:write': ['MANAGER', 'ADMIN'],
  'product:write': ['MANAGER', 'ADMIN'],
  'request:read': ['MANAGER', 'ADMIN'],
  'request:answer': ['MANAGER', 'ADMIN'],
  'review:moderate': ['MANAGER', 'ADMIN'],
  'statistics:read': ['MANAGER', 'ADMIN'],
  'stock:read': ['MANAGER', 'ADMIN'],
  'stock:update': ['MANAGER', 'ADMIN'],
  /** Filters of lists, each person their own. */
  'view:save': ['MANAGER', 'ADMIN'],
} as const satisfies Record<string, readonly Role[] | null>;

/** What staff take away from a person whom they block; the rest stays (REVIEW-8). */
const NOT_FOR_BLOCKED: ReadonlySet<string> = new Set(['review:write'] satisfies (keyof typeof ROLES)[]);

export type Permission = keyof typeof ROLES;

export function isPublic(permission: Permission): boolean {
  return ROLES[permission] === null;
}

/** What of a person decides what they may do. */
export interface Holder {
  readonly role: Role;
  readonly blocked: boolean;
}

export function holds({ role, blocked }: Holder, permission: Permission): boolean {
  const roles: readonly Role[] | null = ROLES[permission];
  if (roles === null) return true;
  return roles.includes(role) && !(blocked && NOT_FOR_BLOCKED.has(permission));
}

/** Whether somebody works for the shop, whatever they may do in it. */
export function isStaff(person: { readonly role: Role } | null): boolean {
  return person !== null && person.role !== 'USER';
}
