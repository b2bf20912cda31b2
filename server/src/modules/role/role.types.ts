import type { StaffPermission } from '@eunbit/schema/permission';
import { MAXIMUM_REFUND_LIMIT, MAXIMUM_ROLE_NAME_LENGTH } from '@eunbit/schema/role';
import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { createErrorType } from '../../common/create-error-type.ts';
import { StaffPermissionEnum, StaffRoleType } from '../../common/permissions.types.ts';
import { ValidationError } from '../../common/result.types.ts';
import { MinorUnits } from '../../common/scalars.ts';

export const StaffRoleError = createErrorType('StaffRole', {
  STAFF_ROLE_NOT_FOUND: 'There is no such role any more.',
  STAFF_ROLE_CONFLICT: 'The role changed after the caller read it.',
  STAFF_ROLE_IN_USE: 'At least one person has the role.',
  TOO_MANY_STAFF_ROLES: 'The shop already has the maximum number of roles.',
});
export type StaffRoleError = InstanceType<typeof StaffRoleError>;
export type StaffRoleErrorCode = keyof typeof StaffRoleError.codes;

@ObjectType('DefinedRole', { description: 'A staff role, as listed for staff.' })
export class DefinedRoleType {
  @Field(() => StaffRoleType, { description: 'The role.' })
  role!: StaffRoleType;

  @Field(() => Int, { description: 'Increases with each change; a change must name the version that it is based on.' })
  version!: number;

  @Field(() => Int, { description: 'Number of people with the role.' })
  peopleCount!: number;

  @Field(() => Boolean, {
    description: 'Whether the caller may give it: they must hold all of its permissions themselves.',
  })
  viewerCanGive!: boolean;
}

@InputType({ description: 'Maximum amounts that may be refunded per order.' })
export class RefundLimitInput {
  @Field(() => MinorUnits, { description: `For orders of the Korean store, in won; 0 to ${MAXIMUM_REFUND_LIMIT}.` })
  KRW!: number;

  @Field(() => MinorUnits, { description: `For orders of the US store, in cents; 0 to ${MAXIMUM_REFUND_LIMIT}.` })
  USD!: number;
}

@InputType({ description: 'A role of staff.' })
class StaffRoleInput {
  @Field(() => String, { description: `Unique name, up to ${MAXIMUM_ROLE_NAME_LENGTH} characters.` })
  name!: string;

  @Field(() => [StaffPermissionEnum], {
    description: 'Its permissions; those that they require are added automatically.',
  })
  permissions!: StaffPermission[];

  @Field(() => RefundLimitInput, {
    nullable: true,
    description: 'Maximum that it may refund per order, with REFUND_MAKE; null for no limit.',
  })
  refundLimit?: RefundLimitInput | null;
}

@InputType({ description: 'A new role of staff.' })
export class CreateStaffRoleInput extends StaffRoleInput {}

@InputType({ description: 'The staff role to delete; no person may have it.' })
export class DeleteStaffRoleInput {
  @Field(() => ID, { description: 'The role.' })
  id!: string;
}

@InputType({ description: 'A change of a staff role.' })
export class UpdateStaffRoleInput extends StaffRoleInput {
  @Field(() => ID, { description: 'The role.' })
  id!: string;

  @Field(() => Int, { description: 'The version that the caller saw; refused if it has changed since.' })
  version!: number;
}

@ObjectType({ description: 'The role is deleted.' })
export class StaffRoleDeleted {
  @Field(() => ID, { description: 'The role.' })
  id!: string;
}

export const SaveStaffRoleResult = createUnionType({
  name: 'SaveStaffRoleResult',
  description: 'Outcome of createStaffRole and updateStaffRole.',
  types: () => [DefinedRoleType, ValidationError, StaffRoleError] as const,
});

export const DeleteStaffRoleResult = createUnionType({
  name: 'DeleteStaffRoleResult',
  description: 'Outcome of deleteStaffRole.',
  types: () => [StaffRoleDeleted, StaffRoleError] as const,
});
