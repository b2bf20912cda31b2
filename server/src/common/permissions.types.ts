import type { Currency } from '@eunbit/schema/market';
import { permissionCode, STAFF_PERMISSIONS, type StaffPermission } from '@eunbit/schema/permission';
import { Extensions, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

/** GraphQL names are upper case; the code and the database write `order:read`. */
export const StaffPermissionEnum: Readonly<Record<string, StaffPermission>> = Object.fromEntries(
  STAFF_PERMISSIONS.map((permission) => [permissionCode(permission), permission]),
);

registerEnumType(StaffPermissionEnum, {
  name: 'StaffPermission',
  description: 'What a role of staff may allow. The table in docs/permissions.md says which operations each one opens.',
});

@ObjectType('RefundLimit', { description: 'The largest sums that may be paid back of an order.' })
export class RefundLimitType implements Record<Currency, number> {
  @Field(() => Int, { description: 'Of the Korean store, in won.' })
  KRW!: number;

  @Field(() => Int, { description: 'Of the US store, in cents.' })
  USD!: number;
}

@ObjectType('StaffRole', { description: 'A role that admins have defined.' })
export class StaffRoleType {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Extensions({ atMost: STAFF_PERMISSIONS.length })
  @Field(() => [StaffPermissionEnum], { description: 'What it allows.' })
  permissions!: readonly StaffPermission[];

  @Field(() => RefundLimitType, { nullable: true, description: 'What of an order it may pay back; null for no limit.' })
  refundLimit!: Readonly<Record<Currency, number>> | null;
}
