import type { Role } from '@eunbit/schema/account';
import type { Currency } from '@eunbit/schema/market';
import { STAFF_PERMISSIONS, type StaffPermission } from '@eunbit/schema/permission';

/** A role that admins have defined, as its people have it (STAFF-18). */
export interface StaffRole {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly StaffPermission[];
  /** The largest sum that may be refunded of an order, in minor units; null if there is none. */
  readonly refundLimit: Readonly<Record<Currency, number>> | null;
}

const MEMBERS = ['USER', 'STAFF', 'MANAGER', 'ADMIN'] as const;
const STAFF = ['STAFF', 'MANAGER', 'ADMIN'] as const;

/**
 * The permissions that an operation may require. `public` is open to everybody; each other one lists the roles that have it
 * by themselves. A role that admins have defined has those of its own list as well (STAFF-18). Every root field names one
 * with `@Allow`; without it the server does not start.
 */
const ROLES = {
  public: null,
  /** Any signed-in user, for their own data; the service checks the owner. */
  own: MEMBERS,
  /** Any signed-in user who is not blocked, for their own reviews. */
  'review:write': MEMBERS,
  /** The same for their own questions about products. */
  'question:write': MEMBERS,
  /** The audit log of all staff. */
  'audit:read': ['ADMIN'],
  /** Whether the shop is set up right, with what its providers say of it. */
  'shop:check': ['ADMIN'],
  'finance:read': ['MANAGER', 'ADMIN'],
  'user:read': ['MANAGER', 'ADMIN'],
  'user:block': ['MANAGER', 'ADMIN'],
  /** Notes and tags of customers. */
  'user:update': ['MANAGER', 'ADMIN'],
  /** Customers as a file. */
  'user:export': ['MANAGER', 'ADMIN'],
  /** Moves guest orders to accounts. */
  'user:merge': ['MANAGER', 'ADMIN'],
  /** The service checks which roles the caller may assign. */
  'staff:appoint': ['MANAGER', 'ADMIN'],
  'staff:code': ['ADMIN'],
  /** One's own passkeys and codes. */
  'secondFactor:own': STAFF,
  /** Takes a colleague's second factor away, who has lost it. */
  'secondFactor:reset': ['ADMIN'],
  /** Figures of the dashboard. */
  'overview:read': ['MANAGER', 'ADMIN'],
  'order:read': ['MANAGER', 'ADMIN'],
  /** Confirms orders, delays them, and sets until when a deposit is awaited. */
  'order:confirm': ['MANAGER', 'ADMIN'],
  /** Ships orders, with their labels, and corrects what was noted of parcels. */
  'order:ship': ['MANAGER', 'ADMIN'],
  /** Says that money has come, with the receipts for it. */
  'order:recordPayment': ['MANAGER', 'ADMIN'],
  /** Edits what is in an order and where it goes, and shows the pass code, with which its customer does so. */
  'order:edit': ['MANAGER', 'ADMIN'],
  /** The services check the limit of refunds of the caller's role (STAFF-20). */
  'order:cancel': ['MANAGER', 'ADMIN'],
  /** Notes, tags, and whose an order is. */
  'order:note': ['MANAGER', 'ADMIN'],
  /** Reverts a wrong status of an order. */
  'order:correct': ['ADMIN'],
  'return:read': ['MANAGER', 'ADMIN'],
  'return:update': ['MANAGER', 'ADMIN'],
  'draftOrder:read': ['MANAGER', 'ADMIN'],
  /** Creates draft orders for customers, at agreed prices. */
  'draftOrder:write': ['MANAGER', 'ADMIN'],
  'email:read': ['MANAGER', 'ADMIN'],
  'email:send': ['MANAGER', 'ADMIN'],
  /** Templates of emails that staff write. */
  'emailTemplate:write': ['MANAGER', 'ADMIN'],
  'announcement:write': ['MANAGER', 'ADMIN'],
  /** People and places of the company page. */
  'company:write': ['MANAGER', 'ADMIN'],
  'product:write': ['MANAGER', 'ADMIN'],
  'request:read': ['MANAGER', 'ADMIN'],
  'request:answer': ['MANAGER', 'ADMIN'],
  /** Questions about products, secret ones among them. */
  'question:answer': ['MANAGER', 'ADMIN'],
  'review:moderate': ['MANAGER', 'ADMIN'],
  /** Settings of the shop: company, banks, prices of shipping. */
  'settings:write': ['ADMIN'],
  'statistics:read': ['MANAGER', 'ADMIN'],
  'stock:read': ['MANAGER', 'ADMIN'],
  'stock:update': ['MANAGER', 'ADMIN'],
  /** Money back to customers; the services check the limit of the caller's role (STAFF-20). */
  'refund:make': ['MANAGER', 'ADMIN'],
  /** Which roles there are, with the people who have them. */
  'role:write': ['ADMIN'],
  /** What there is to be done, of what one's other permissions show. */
  'work:read': STAFF,
  /** Saved views of lists; everybody has their own. */
  'view:save': STAFF,
} as const satisfies Record<string, readonly Role[] | null>;

/** The permissions that a blocked user loses; all others stay (REVIEW-8, QUESTION-1). */
const NOT_FOR_BLOCKED: ReadonlySet<string> = new Set([
  'review:write',
  'question:write',
] satisfies (keyof typeof ROLES)[]);

export type Permission = keyof typeof ROLES;

export function isPublic(permission: Permission): boolean {
  return ROLES[permission] === null;
}

/** The fields of a user that decide on permissions. */
export interface Holder {
  readonly role: Role;
  readonly blocked: boolean;
  /** Set where `role` is STAFF. */
  readonly staffRole: StaffRole | null;
}

const GRANTED: ReadonlySet<string> = new Set(STAFF_PERMISSIONS);

/** Whether the list of a role decides on a permission. */
export function isGrantable(permission: Permission): permission is StaffPermission {
  return GRANTED.has(permission);
}

export function holds({ role, blocked, staffRole }: Holder, permission: Permission): boolean {
  const roles: readonly Role[] | null = ROLES[permission];
  if (roles === null) return true;
  if (role === 'STAFF' && isGrantable(permission)) return staffRole?.permissions.includes(permission) ?? false;
  return roles.includes(role) && !(blocked && NOT_FOR_BLOCKED.has(permission));
}

/** What of the list that roles choose from somebody holds. */
export function heldPermissions(holder: Holder): StaffPermission[] {
  return STAFF_PERMISSIONS.filter((permission) => holds(holder, permission));
}

/** The largest sum, in minor units, that somebody may pay back of an order (STAFF-20). */
export function refundLimit(holder: Holder, currency: Currency): number {
  if (!holds(holder, 'refund:make')) return 0;
  return holder.staffRole?.refundLimit?.[currency] ?? Number.POSITIVE_INFINITY;
}

/** Whether a role is one of staff, whatever its permissions. */
export function isStaff(person: { readonly role: Role } | null): boolean {
  return person !== null && person.role !== 'USER';
}
