import type { StaffPermission } from './permission.ts';

/** Usual permissions of the roles in a small team, as a starting point (STAFF-24). Implied permissions are added (STAFF-18). */
export const ROLE_PRESETS = {
  shipping: ['order:ship', 'order:note', 'stock:read'],
  orders: ['order:confirm', 'order:edit', 'order:cancel', 'order:note', 'draftOrder:write', 'email:send'],
  payments: ['order:recordPayment', 'order:note', 'refund:make', 'finance:read'],
  care: [
    'order:edit',
    'order:note',
    'return:update',
    'review:moderate',
    'user:update',
    'request:answer',
    'question:answer',
    'email:send',
  ],
} as const satisfies Record<string, readonly StaffPermission[]>;

export type RolePreset = keyof typeof ROLE_PRESETS;
