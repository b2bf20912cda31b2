import type { Currency } from '@eunbit/schema/market';
import { permissionCode, STAFF_PERMISSIONS, type StaffPermission } from '@eunbit/schema/permission';
import { Extensions, Field, ID, ObjectType, registerEnumType } from 'type-graphql';

/** GraphQL names are upper case; the code and the database write `order:read`. */
export const StaffPermissionEnum: Readonly<Record<string, StaffPermission>> = Object.fromEntries(
  STAFF_PERMISSIONS.map((permission) => [permissionCode(permission), permission]),
);

const DESCRIPTIONS: Readonly<Record<StaffPermission, string>> = {
  'order:read': 'Reads orders, with their customers, payments and parcels.',
  'order:confirm': 'Confirms and delays orders, and sets the due date of deposits.',
  'order:ship': 'Ships orders, with their labels, and corrects tracking numbers.',
  'order:recordPayment': 'Records payments of orders: deposits, bank statements, cash receipts.',
  'order:edit':
    'Edits lines and destination of an order, requests a payment of the difference, and reveals the pass code of a guest.',
  'order:cancel': 'Cancels orders; paid ones up to the refund limit of the role.',
  'order:note': 'Edits notes and tags of orders, and assigns orders.',
  'order:correct': 'Reverts a wrong status of an order.',
  'draftOrder:read': 'Reads draft orders.',
  'draftOrder:write': 'Creates draft orders for customers, at agreed prices.',
  'refund:make': 'Makes refunds, up to the refund limit of the role.',
  'return:read': 'Reads returns.',
  'return:update': 'Approves, receives, inspects and settles returns.',
  'product:write': 'Adds and edits products, and sets their order.',
  'stock:read': 'Reads stock and its history.',
  'stock:update': 'Changes stock.',
  'announcement:write': 'Writes announcements.',
  'company:write': 'Edits people and places on the company page.',
  'review:moderate': 'Answers and removes reviews, and hides popular searches.',
  'emailTemplate:write': 'Edits email templates.',
  'user:read': 'Reads customers and staff.',
  'user:update': 'Edits notes and tags of customers.',
  'user:export': 'Exports customers as a file.',
  'user:merge': 'Moves guest orders to the member who verified the address.',
  'user:block': 'Blocks customers from writing reviews.',
  'request:read': 'Reads messages and partnership requests.',
  'request:answer': 'Answers messages and partnership requests.',
  'question:answer': 'Reads product questions, including secret ones, answers and hides them.',
  'email:read': 'Reads the emails that were sent.',
  'email:send': 'Sends receipts and composed emails, and resends emails.',
  'overview:read': 'Reads the figures of the dashboard and the jobs.',
  'statistics:read': 'Reads statistics.',
  'finance:read': 'Reads ledger, payments and balances.',
  'staff:appoint': 'Gives roles and invites staff, within their own permissions.',
};

registerEnumType(StaffPermissionEnum, {
  name: 'StaffPermission',
  description: 'A permission of a staff role. docs/permissions.md lists the operations of each one.',
  valuesConfig: Object.fromEntries(
    STAFF_PERMISSIONS.map((permission) => [permissionCode(permission), { description: DESCRIPTIONS[permission] }]),
  ),
});

@ObjectType('RefundLimit', { description: 'Maximum amounts that may be refunded per order.' })
export class RefundLimitType implements Record<Currency, number> {
  @Field(() => MinorUnits, { description: 'For orders of the Korean store, in won.' })
  KRW!: number;

  @Field(() => MinorUnits, { description: 'For orders of the US store, in cents.' })
  USD!: number;
}

@ObjectType('StaffRole', { description: 'A staff role that admins defined.' })
export class StaffRoleType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Extensions({ atMost: STAFF_PERMISSIONS.length })
  @Field(() => [StaffPermissionEnum], { description: 'Its permissions.' })
  permissions!: readonly StaffPermission[];

  @Field(() => RefundLimitType, {
    nullable: true,
    description: 'Maximum that it may refund per order; null for no limit.',
  })
  refundLimit!: Readonly<Record<Currency, number>> | null;
}

import { MinorUnits } from './scalars.ts';
