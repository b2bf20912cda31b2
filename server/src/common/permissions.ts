import type { Role } from '@eunbit/schema/account';
import type { Currency } from '@eunbit/schema/market';
import { STAFF_PERMISSIONS, type StaffPermission } from '@eunbit/schema/permission';

/** A role defined by admins, as its members have it (STAFF-18). */
export interface StaffRole {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly StaffPermission[];
  /** The maximum refund of an order, in minor units; null if there is no limit. */
  readonly refundLimit: Readonly<Record<Currency, number>> | null;
}

const MEMBERS = ['USER', 'STAFF', 'MANAGER', 'ADMIN'] as const;
const STAFF = ['STAFF', 'MANAGER', 'ADMIN'] as const;

/**
 * The permissions that an operation may require. `public` is open to everyone; each other one lists the built-in roles that have
 * it. A role defined by admins has the permissions of its own list as well (STAFF-18). Every root field names one with `@Allow`;
 * without it the server does not start.
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
  /** The launch checklist, including what the providers report. */
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
  /** Removes the second factor of a colleague who has lost it. */
  'secondFactor:reset': ['ADMIN'],
  /** Figures of the dashboard. */
  'overview:read': ['MANAGER', 'ADMIN'],
  'order:read': ['MANAGER', 'ADMIN'],
  /** Confirms orders, delays them, and sets deposit deadlines. */
  'order:confirm': ['MANAGER', 'ADMIN'],
  /** Ships orders, with their labels, and corrects parcel data. */
  'order:ship': ['MANAGER', 'ADMIN'],
  /** Records that money has arrived, with the receipts for it. */
  'order:recordPayment': ['MANAGER', 'ADMIN'],
  /** Edits the lines and the address of an order, and shows the pass code with which its customer edits it. */
  'order:edit': ['MANAGER', 'ADMIN'],
  /** The services check the refund limit of the caller's role (STAFF-20). */
  'order:cancel': ['MANAGER', 'ADMIN'],
  /** Notes, tags and assignee of an order. */
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
  /** Questions about products, secret ones included. */
  'question:answer': ['MANAGER', 'ADMIN'],
  'review:moderate': ['MANAGER', 'ADMIN'],
  /** Settings of the shop: company, banks, shipping prices. */
  'settings:write': ['ADMIN'],
  'statistics:read': ['MANAGER', 'ADMIN'],
  'stock:read': ['MANAGER', 'ADMIN'],
  'stock:update': ['MANAGER', 'ADMIN'],
  /** Refunds to customers; the services check the limit of the caller's role (STAFF-20). */
  'refund:make': ['MANAGER', 'ADMIN'],
  /** The list of roles, and their members. */
  'role:write': ['ADMIN'],
  /** The to-do counts of everything that one's other permissions show. */
  'work:read': STAFF,
  /** Saved views of lists; everyone has their own. */
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
  /** Set if `role` is STAFF. */
  readonly staffRole: StaffRole | null;
}

const GRANTED: ReadonlySet<string> = new Set(STAFF_PERMISSIONS);

/** Whether a permission can be granted to a role defined by admins. */
export function isGrantable(permission: Permission): permission is StaffPermission {
  return GRANTED.has(permission);
}

export function holds({ role, blocked, staffRole }: Holder, permission: Permission): boolean {
  const roles: readonly Role[] | null = ROLES[permission];
  if (roles === null) return true;
  if (role === 'STAFF' && isGrantable(permission)) return staffRole?.permissions.includes(permission) ?? false;
  return roles.includes(role) && !(blocked && NOT_FOR_BLOCKED.has(permission));
}

/** The grantable permissions of a person. */
export function heldPermissions(holder: Holder): StaffPermission[] {
  return STAFF_PERMISSIONS.filter((permission) => holds(holder, permission));
}

/** The maximum refund of an order that somebody may make, in minor units (STAFF-20). */
export function refundLimit(holder: Holder, currency: Currency): number {
  if (!holds(holder, 'refund:make')) return 0;
  return holder.staffRole?.refundLimit?.[currency] ?? Number.POSITIVE_INFINITY;
}

/** Whether a role is a staff role, whatever its permissions. */
export function isStaff(person: { readonly role: Role } | null): boolean {
  return person !== null && person.role !== 'USER';
}
