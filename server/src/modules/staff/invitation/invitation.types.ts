import { Role } from '@eunbit/schema/account';
import { INVITATION_DAYS } from '@eunbit/schema/role';
import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { createErrorType } from '../../../common/create-error-type.ts';
import { ValidationError } from '../../../common/result.types.ts';
import { RoleError } from '../appointment.types.ts';

export const InvitationError = createErrorType('StaffInvitation', {
  INVITATION_INVALID: 'The invitation has expired, was used or was revoked, or its role or its sender was deleted.',
  SIGN_IN_REQUIRED: 'The address has an account, whose owner must sign in first.',
  ALREADY_STAFF: 'The person already is on the staff.',
});
export type InvitationError = InstanceType<typeof InvitationError>;
export type InvitationErrorCode = keyof typeof InvitationError.codes;

@ObjectType('StaffInvitation', { description: 'An invitation to join the staff.' })
export class InvitationType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'The invited address.' })
  email!: string;

  @Field(() => Role, { description: 'The role to be given.' })
  role!: Role;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the staff role, if the role is STAFF; null if it was deleted.',
  })
  staffRoleName!: string | null;

  @Field(() => Date, { description: 'When it was last sent.' })
  at!: Date;

  @Field(() => Date, { description: 'When the invitation expires.' })
  expiresAt!: Date;

  @Field(() => String, { nullable: true, description: 'Who sent the invitation; null if the account was deleted.' })
  invitedBy!: string | null;
}

@ObjectType({ description: 'A staff invitation, as the holder of its link sees it.' })
export class ReceivedInvitation {
  @Field(() => String, { description: 'The invited address.' })
  email!: string;

  @Field(() => Role, { description: 'The role to be given.' })
  role!: Role;

  @Field(() => String, { nullable: true, description: 'Name of the staff role, if the role is STAFF.' })
  staffRoleName!: string | null;

  @Field(() => Date, { description: 'When the invitation expires.' })
  expiresAt!: Date;

  @Field(() => Boolean, { description: 'Whether the address has an account, whose owner must sign in to accept.' })
  hasAccount!: boolean;
}

@InputType({ description: 'A person to invite to the staff.' })
export class InviteStaffInput {
  @Field(() => String, { description: 'Their address.' })
  email!: string;

  @Field(() => Role, { description: 'The role to give; not USER.' })
  role!: Role;

  @Field(() => ID, { nullable: true, description: 'One of staffRoles, if the role is STAFF.' })
  staffRoleId?: string | null;

  @Field(() => String, { description: 'The role change PIN.' })
  code!: string;
}

@InputType({ description: 'An invitation to revoke.' })
export class RevokeStaffInvitationInput {
  @Field(() => ID, { description: 'The invitation.' })
  id!: string;
}

@InputType({ description: 'An invitation to accept.' })
export class AcceptStaffInvitationInput {
  @Field(() => String, { description: 'Token of the emailed link.' })
  token!: string;

  @Field(() => String, { nullable: true, description: 'Given name; required if the address has no account.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Family name; required if the address has no account.' })
  lastName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Password of 12 or more characters; required if the address has no account.',
  })
  password?: string | null;
}

@ObjectType({ description: `The invitation was sent; it is valid for ${INVITATION_DAYS} days.` })
export class StaffInvited {
  @Field(() => InvitationType, { description: 'The invitation.' })
  invitation!: InvitationType;

  @Field(() => String, { description: 'Message to show, in the language of the request.' })
  message!: string;
}

@ObjectType({ description: 'The invitation was revoked; its link is no longer valid.' })
export class StaffInvitationRevoked {
  @Field(() => ID, { description: 'The invitation.' })
  id!: string;
}

@ObjectType({ description: 'The person joined the staff, and must sign in.' })
export class StaffInvitationAccepted {
  @Field(() => String, { description: 'Address to sign in with.' })
  email!: string;
}

export const InviteStaffResult = createUnionType({
  name: 'InviteStaffResult',
  description: 'Outcome of inviteStaff.',
  types: () => [StaffInvited, ValidationError, RoleError] as const,
});

export const RevokeStaffInvitationResult = createUnionType({
  name: 'RevokeStaffInvitationResult',
  description: 'Outcome of revokeStaffInvitation.',
  types: () => [StaffInvitationRevoked, InvitationError] as const,
});

export const AcceptStaffInvitationResult = createUnionType({
  name: 'AcceptStaffInvitationResult',
  description: 'Outcome of acceptStaffInvitation.',
  types: () => [StaffInvitationAccepted, ValidationError, InvitationError] as const,
});
