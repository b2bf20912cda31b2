import { Role } from '@eunbit/schema/account';
import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';
import { ValidationError } from '../../common/result.types.ts';
import { AccountError } from '../account/index.ts';
import { UserType } from '../user/index.ts';

export const RoleError = createErrorType('Role', {
  USER_NOT_FOUND: 'There is no such account.',
  ROLE_REFUSED: 'The caller may not give or take this role.',
  STAFF_ROLE_NOT_FOUND: 'The role to give is gone, or none was named.',
  ALREADY_STAFF: 'The person is on the staff already.',
  TOO_MANY_REQUESTS,
  ROLE_CONFLICT: 'The person has another role by now.',
  LAST_ADMIN: 'No admin would remain.',
  ROLE_CHANGE_PIN_WRONG: 'The role change PIN does not match.',
  ROLE_CHANGE_PIN_LOCKED: 'Too many wrong role change PINs; no role can be changed for 15 minutes.',
  ROLE_CHANGE_PIN_MISSING: 'No role change PIN is set, so no role can be changed.',
});
export type RoleError = InstanceType<typeof RoleError>;
export type RoleErrorCode = keyof typeof RoleError.codes;

@ObjectType('RoleChangePin', { description: 'The code that changes of roles ask for; it is never told.' })
export class RoleChangePinType {
  @Field(() => Boolean, { description: 'Whether there is one; without it no role can be changed.' })
  isSet!: boolean;

  @Field(() => Date, { nullable: true, description: 'Until when too many wrong codes lock it; null while it is not.' })
  lockedUntil!: Date | null;

  @Field(() => Boolean, { description: 'Whether the caller may set it.' })
  viewerCanSet!: boolean;
}

@InputType({ description: 'Another role for somebody.' })
export class UpdateUserRoleInput {
  @Field(() => ID, { description: 'The account.' })
  userId!: string;

  @Field(() => Role, { description: 'The role that the caller saw; refused if it has changed since.' })
  expectedRole!: Role;

  @Field(() => ID, { nullable: true, description: 'Where that role is STAFF: the id of their staffRole.' })
  expectedStaffRoleId?: string | null;

  @Field(() => Role, { description: 'The new role, one of nextRoles.' })
  role!: Role;

  @Field(() => ID, { nullable: true, description: 'Where the new role is STAFF: which of staffRoles.' })
  staffRoleId?: string | null;

  @Field(() => String, { description: 'The role change PIN; 5 wrong ones lock changes for 15 minutes.' })
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
  @Field(() => String, { description: 'A number of 4 to 6 digits.' })
  code!: string;

  @Field(() => String, { nullable: true, description: "The caller's password; null for accounts without one." })
  currentPassword?: string | null;
}

export const UpdateRoleChangePinResult = createUnionType({
  name: 'UpdateRoleChangePinResult',
  description: 'Outcome of updateRoleChangePin.',
  types: () => [RoleChangePinType, ValidationError, AccountError] as const,
});
