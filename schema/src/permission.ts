import type { OrderStatus } from './order.ts';

/**
 * Permissions that a role can have, in the groups that staff see (STAFF-18). Each permission reads `subject:act`. A permission in
 * no group belongs to admins alone, or to everybody who is signed in.
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

/** The permission that another one needs to be useful, and therefore includes. */
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
  // The books list the orders that were paid.
  'finance:read': 'order:read',
  'return:update': 'return:read',
  // The product list of the back office is a stock list.
  'product:write': 'stock:read',
  'stock:update': 'stock:read',
  'user:block': 'user:read',
  'user:update': 'user:read',
  'user:export': 'user:read',
  'user:merge': 'user:read',
  'request:answer': 'request:read',
  'email:send': 'email:read',
  // Everybody who may send emails may read the templates.
  'emailTemplate:write': 'email:read',
  'staff:appoint': 'user:read',
};

/** The permission that each change of status needs, by the new status; an initial status needs none. */
export const STATUS_CHANGE_PERMISSIONS = {
  ORDER_CONFIRMED: 'order:confirm',
  ORDER_DELAYED: 'order:confirm',
  ORDER_CANCELLED: 'order:cancel',
} as const satisfies Partial<Record<OrderStatus, StaffPermission>>;

/** Permissions of all steps of an order: shipping is a step too, but has an operation of its own. */
export const STEP_PERMISSIONS = {
  ...STATUS_CHANGE_PERMISSIONS,
  ORDER_SHIPPED: 'order:ship',
} as const satisfies Partial<Record<OrderStatus, StaffPermission>>;

/** A status to which a step can lead. */
type StepStatus = keyof typeof STEP_PERMISSIONS;

export const isStepStatus = (status: string): status is StepStatus => Object.hasOwn(STEP_PERMISSIONS, status);

/** The listed permissions and those that they imply, in the order of the groups. */
export function withImplied(permissions: readonly StaffPermission[]): StaffPermission[] {
  const all = new Set<StaffPermission>();
  for (let next of permissions as readonly (StaffPermission | undefined)[]) {
    for (; next && !all.has(next); next = IMPLIED[next]) all.add(next);
  }
  return STAFF_PERMISSIONS.filter((permission) => all.has(permission));
}

/** The permissions of a list that imply `permission` and therefore prevent its removal. */
export function impliedBy(permission: StaffPermission, permissions: readonly StaffPermission[]): StaffPermission[] {
  return permissions.filter((one) => one !== permission && withImplied([one]).includes(permission));
}

/** The name of a permission in API enums and text catalogues: ORDER_READ for `order:read`. */
export function permissionCode(permission: string): string {
  return permission
    .replace(/[A-Z]/g, (letter) => `_${letter}`)
    .replace(':', '_')
    .toUpperCase();
}
