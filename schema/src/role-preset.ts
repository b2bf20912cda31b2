import type { StaffPermission } from './permission.ts';

/** What the roles of a small team usually allow, to begin with (STAFF-24). What these imply comes along (STAFF-18). */
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
