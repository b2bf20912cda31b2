import type { OrderStatus } from './order.ts';

/**
 * What a role may be given, grouped as staff choose it (STAFF-18). Each permission reads `subject:act`. What is
 * in no group belongs to admins alone, or to everybody who is signed in.
 */
export const PERMISSION_GROUPS = {
  orders: [
    'order:read',
    'order:confirm',
    'order:ship',
    'order:recordPayment',
    'order:edit',
    'order:cancel',
    'order:note',
    'order:correct',
    'draftOrder:read',
    'draftOrder:write',
  ],
  refunds: ['refund:make'],
  returns: ['return:read', 'return:update'],
  products: ['product:write', 'stock:read', 'stock:update'],
  content: ['announcement:write', 'company:write', 'review:moderate', 'emailTemplate:write'],
  customers: [
    'user:read',
    'user:update',
    'user:export',
    'user:merge',
    'user:block',
    'request:read',
    'request:answer',
    'question:answer',
    'email:read',
    'email:send',
  ],
  statistics: ['overview:read', 'statistics:read', 'finance:read'],
  staff: ['staff:appoint'],
} as const;

export type PermissionGroup = keyof typeof PERMISSION_GROUPS;
export type StaffPermission = (typeof PERMISSION_GROUPS)[PermissionGroup][number];

export const STAFF_PERMISSIONS: readonly StaffPermission[] = Object.values(PERMISSION_GROUPS).flat();

/** What a permission is of no use without, and brings with it. */
const IMPLIED: Partial<Readonly<Record<StaffPermission, StaffPermission>>> = {
  'order:confirm': 'order:read',
  'order:ship': 'order:read',
  'order:recordPayment': 'order:read',
  'order:edit': 'order:read',
  'order:cancel': 'order:read',
  'order:note': 'order:read',
  'order:correct': 'order:read',
  'draftOrder:write': 'draftOrder:read',
  'refund:make': 'order:read',
  'return:read': 'order:read',
  // The books name the orders that were paid.
  'finance:read': 'order:read',
  'return:update': 'return:read',
  // The list of products of the back office is one of stock.
  'product:write': 'stock:read',
  'stock:update': 'stock:read',
  'user:block': 'user:read',
  'user:update': 'user:read',
  'user:export': 'user:read',
  'user:merge': 'user:read',
  'request:answer': 'request:read',
  'email:send': 'email:read',
  // Templates are read by whoever sends emails.
  'emailTemplate:write': 'email:read',
  'staff:appoint': 'user:read',
};

/** What changes of a status ask for, by the status that they lead to; a first status has none. */
export const STATUS_CHANGE_PERMISSIONS = {
  ORDER_CONFIRMED: 'order:confirm',
  ORDER_DELAYED: 'order:confirm',
  ORDER_CANCELLED: 'order:cancel',
} as const satisfies Partial<Record<OrderStatus, StaffPermission>>;

/** The same for all steps of an order: shipping is one too, with an operation of its own. */
export const STEP_PERMISSIONS = {
  ...STATUS_CHANGE_PERMISSIONS,
  ORDER_SHIPPED: 'order:ship',
} as const satisfies Partial<Record<OrderStatus, StaffPermission>>;

/** A status that a step leads to. */
type StepStatus = keyof typeof STEP_PERMISSIONS;

export const isStepStatus = (status: string): status is StepStatus => Object.hasOwn(STEP_PERMISSIONS, status);

/** The permissions that a list comes to, in the order of the groups, with those that they imply. */
export function withImplied(permissions: readonly StaffPermission[]): StaffPermission[] {
  const all = new Set<StaffPermission>();
  for (let next of permissions as readonly (StaffPermission | undefined)[]) {
    for (; next && !all.has(next); next = IMPLIED[next]) all.add(next);
  }
  return STAFF_PERMISSIONS.filter((permission) => all.has(permission));
}

/** The permissions of a list that imply `permission`: without them it could be taken away. */
export function impliedBy(permission: StaffPermission, permissions: readonly StaffPermission[]): StaffPermission[] {
  return permissions.filter((one) => one !== permission && withImplied([one]).includes(permission));
}

/** As enums of the API and catalogues of texts name a permission: ORDER_READ for `order:read`. */
export function permissionCode(permission: string): string {
  return permission
    .replace(/[A-Z]/g, (letter) => `_${letter}`)
    .replace(':', '_')
    .toUpperCase();
}
