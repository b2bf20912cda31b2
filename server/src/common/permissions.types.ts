import type { Currency } from '@eunbit/schema/market';
import { permissionCode, STAFF_PERMISSIONS, type StaffPermission } from '@eunbit/schema/permission';
import { Extensions, Field, ID, ObjectType, registerEnumType } from 'type-graphql';

/** GraphQL names are upper case; the code and the database write `order:read`. */
export const StaffPermissionEnum: Readonly<Record<string, StaffPermission>> = Object.fromEntries(
  STAFF_PERMISSIONS.map((permission) => [permissionCode(permission), permission]),
);

const DESCRIPTIONS: Readonly<Record<StaffPermission, string>> = {
  'order:read': 'Reads orders, with their customers, payments and parcels.',
  'order:confirm': 'Confirms and delays orders, and sets until when a deposit is awaited.',
  'order:ship': 'Ships orders, with their labels, and corrects tracking numbers.',
  'order:recordPayment': 'Says that the money of an order has come: deposits, bank statements, cash receipts.',
  'order:edit':
    'Edits what is in an order and where it goes, asks for a difference, and shows the pass code of a guest.',
  'order:cancel': 'Cancels orders; paid ones up to the refund limit of the role.',
  'order:note': 'Writes notes and tags of orders, and gives orders to colleagues.',
  'order:correct': 'Takes a status of an order back that was wrong.',
  'draftOrder:read': 'Reads draft orders.',
  'draftOrder:write': 'Makes orders for customers, at agreed prices.',
  'refund:make': 'Pays money back, up to the limit of the role.',
  'return:read': 'Reads returns.',
  'return:update': 'Approves, receives, inspects and settles returns.',
  'product:write': 'Adds and edits products, and sets their order.',
  'stock:read': 'Reads stock and its history.',
  'stock:update': 'Changes stock.',
  'announcement:write': 'Writes announcements.',
  'company:write': 'Introduces people and places on the company page.',
  'review:moderate': 'Answers and removes reviews, and hides popular searches.',
  'emailTemplate:write': 'Writes templates of emails.',
  'user:read': 'Reads customers and staff.',
  'user:update': 'Writes notes about customers, and tags.',
  'user:export': 'Takes customers along as a file.',
  'user:merge': 'Moves guest orders to the member who proved the address.',
  'user:block': 'Keeps customers from writing reviews.',
  'request:read': 'Reads messages and requests of businesses.',
  'request:answer': 'Answers them.',
  'question:answer': 'Reads questions about products, secret ones too, answers and hides them.',
  'email:read': 'Reads the emails that were sent.',
  'email:send': 'Sends receipts, emails again, and emails of their own.',
  'overview:read': 'Reads the figures of the dashboard and the jobs.',
  'statistics:read': 'Reads statistics.',
  'finance:read': 'Reads books, payments and balances.',
  'staff:appoint': 'Gives roles and invites staff, as far as their own permissions go.',
};

registerEnumType(StaffPermissionEnum, {
  name: 'StaffPermission',
  description: 'What a role of staff may allow. The table in docs/permissions.md says which operations each one opens.',
  valuesConfig: Object.fromEntries(
    STAFF_PERMISSIONS.map((permission) => [permissionCode(permission), { description: DESCRIPTIONS[permission] }]),
  ),
});

@ObjectType('RefundLimit', { description: 'The largest sums that may be refunded of an order.' })
export class RefundLimitType implements Record<Currency, number> {
  @Field(() => MinorUnits, { description: 'Of the Korean store, in won.' })
  KRW!: number;

  @Field(() => MinorUnits, { description: 'Of the US store, in cents.' })
  USD!: number;
}

@ObjectType('StaffRole', { description: 'A role that admins have defined.' })
export class StaffRoleType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Extensions({ atMost: STAFF_PERMISSIONS.length })
  @Field(() => [StaffPermissionEnum], { description: 'What it allows.' })
  permissions!: readonly StaffPermission[];

  @Field(() => RefundLimitType, { nullable: true, description: 'What of an order it may pay back; null for no limit.' })
  refundLimit!: Readonly<Record<Currency, number>> | null;
}

import { MinorUnits } from './scalars.ts';
