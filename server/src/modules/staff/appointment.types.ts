import { Role } from '@eunbit/schema/account';
import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';
import { ValidationError } from '../../common/result.types.ts';
import { AccountError } from '../account/index.ts';
import { UserType } from '../user/index.ts';

export const RoleError = createErrorType('Role', {
  USER_NOT_FOUND: 'There is no such account.',
  ROLE_REFUSED: 'The caller may not give or remove this role.',
  STAFF_ROLE_NOT_FOUND: 'The staff role does not exist, or none was given.',
  ALREADY_STAFF: 'The person already is on the staff.',
  TOO_MANY_REQUESTS,
  ROLE_CONFLICT: "The person's role changed after the caller read it.",
  LAST_ADMIN: 'No admin would remain.',
  ROLE_CHANGE_PIN_WRONG: 'The role change PIN does not match.',
  ROLE_CHANGE_PIN_LOCKED: 'Too many wrong role change PINs; no role can be changed for 15 minutes.',
  ROLE_CHANGE_PIN_MISSING: 'No role change PIN is set, so no role can be changed.',
});
export type RoleError = InstanceType<typeof RoleError>;
export type RoleErrorCode = keyof typeof RoleError.codes;

@ObjectType('RoleChangePin', { description: 'The PIN that role changes require; its digits are never returned.' })
export class RoleChangePinType {
  @Field(() => Boolean, { description: 'Whether a PIN is set; without it no role can be changed.' })
  isSet!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when it is locked after too many wrong PINs; null if it is not.',
  })
  lockedUntil!: Date | null;

  @Field(() => Boolean, { description: 'Whether the caller may set it.' })
  viewerCanSet!: boolean;
}

@InputType({ description: 'A new role for an account.' })
export class UpdateUserRoleInput {
  @Field(() => ID, { description: 'The account.' })
  userId!: string;

  @Field(() => Role, { description: 'The role that the caller saw; refused if it has changed since.' })
  expectedRole!: Role;

  @Field(() => ID, { nullable: true, description: 'Id of the staffRole that the caller saw, if that role is STAFF.' })
  expectedStaffRoleId?: string | null;

  @Field(() => Role, { description: 'The new role, one of nextRoles.' })
  role!: Role;

  @Field(() => ID, { nullable: true, description: 'One of staffRoles, if the new role is STAFF.' })
  staffRoleId?: string | null;

  @Field(() => String, { description: 'The role change PIN; 5 wrong PINs lock role changes for 15 minutes.' })
  code!: string;
}

@ObjectType({ description: 'The new role is set.' })
export class RoleChanged {
  @Field(() => UserType, { description: 'The account after the change.' })
  user!: UserType;

  @Field(() => String, { description: 'Message to show, in the language of the request.' })
  message!: string;
}

export const UpdateUserRoleResult = createUnionType({
  name: 'UpdateUserRoleResult',
  description: 'Outcome of updateUserRole.',
  types: () => [RoleChanged, ValidationError, RoleError] as const,
});

@InputType({ description: 'A new role change PIN.' })
export class UpdateRoleChangePinInput {
  @Field(() => String, { description: '4 to 6 digits.' })
  code!: string;

  @Field(() => String, { nullable: true, description: "The caller's password; null for accounts without one." })
  currentPassword?: string | null;
}

export const UpdateRoleChangePinResult = createUnionType({
  name: 'UpdateRoleChangePinResult',
  description: 'Outcome of updateRoleChangePin.',
  types: () => [RoleChangePinType, ValidationError, AccountError] as const,
});
