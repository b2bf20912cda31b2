import { apiMessage } from '@eunbit/schema/api-messages';
import { personName } from '@eunbit/schema/person-name';
import { MAXIMUM_OPEN_INVITATIONS } from '@eunbit/schema/role';
import { validateInvitationSignUp } from '@eunbit/schema/validation-account';
import { validateInvitation } from '@eunbit/schema/validation-staff';
import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, ConfirmIdentity, signedIn } from '../../../common/allow.ts';
import { presentResult } from '../../../common/create-error-type.ts';
import { refuseInput } from '../../../common/refusal.ts';
import { validationError } from '../../../common/result.types.ts';
import { RoleError } from '../appointment.types.ts';
import type { StaffContext } from '../staff.module.ts';
import type { InvitationRecord } from './invitation.model.ts';
import {
  AcceptStaffInvitationInput,
  AcceptStaffInvitationResult,
  InvitationError,
  InvitationType,
  InviteStaffInput,
  InviteStaffResult,
  ReceivedInvitation,
  RevokeStaffInvitationInput,
  RevokeStaffInvitationResult,
  StaffInvitationAccepted,
  StaffInvitationRevoked,
  StaffInvited,
} from './invitation.types.ts';

async function present(records: readonly InvitationRecord[], { services }: StaffContext): Promise<InvitationType[]> {
  const [roles, names] = await Promise.all([
    services.roles.list(),
    services.accountReader.names(records.map(({ invitedBy }) => invitedBy)),
  ]);
  const roleNames = new Map(roles.map(({ _id, name }) => [String(_id), name]));
  return records.map(({ _id, email, role, staffRoleId, at, expiresAt, invitedBy }) => {
    const inviter = names.get(invitedBy);
    return {
      id: String(_id),
      email,
      role,
      staffRoleName: (staffRoleId && roleNames.get(staffRoleId)) || null,
      at,
      expiresAt,
      invitedBy: inviter ? personName(inviter) : null,
    };
  });
}

@Resolver()
export class InvitationResolver {
  @Allow('staff:appoint')
  @Extensions({ atMost: MAXIMUM_OPEN_INVITATIONS })
  @Query(() => [InvitationType], { description: 'Open staff invitations, by address.' })
  async staffInvitations(@Ctx() context: StaffContext): Promise<InvitationType[]> {
    return present(await context.services.invitations.open(), context);
  }

  @Allow('public')
  @Query(() => ReceivedInvitation, {
    nullable: true,
    description: 'The invitation of a link; null if the link is no longer valid.',
  })
  async receivedStaffInvitation(
    @Arg('token', () => String, { description: 'Token of the emailed link.' }) token: string,
    @Ctx() { services }: StaffContext,
  ): Promise<ReceivedInvitation | null> {
    const invitation = await services.invitations.read(token);
    if (!invitation) return null;
    const { email, role, staffRoleId, expiresAt } = invitation;
    const [staffRole, hasAccount] = await Promise.all([
      staffRoleId ? services.roles.byId(staffRoleId) : null,
      services.invitations.hasAccount(invitation),
    ]);
    return { email, role, staffRoleName: staffRole?.name ?? null, expiresAt, hasAccount };
  }

  @Allow('staff:appoint')
  @ConfirmIdentity()
  @Mutation(() => InviteStaffResult, {
    description:
      'Invites a person by email to join the staff, with the role change PIN. An address that is already ' +
      'invited gets a new link, and the old link becomes invalid.',
  })
  async inviteStaff(
    @Arg('input', () => InviteStaffInput, { description: 'Who, and as what.' }) input: InviteStaffInput,
    @Ctx() context: StaffContext,
  ): Promise<typeof InviteStaffResult> {
    const { services, language } = context;
    const { email, role, staffRoleId = null, code } = input;
    const failures = validateInvitation({ email, code });
    if (failures.length > 0) return validationError(failures, language);
    const given = { role, staffRoleId: role === 'STAFF' ? staffRoleId : null };
    const invited = await services.invitations.invite(signedIn(context), email, given, code);
    if ('refused' in invited) return RoleError.of(invited.refused, language);
    const [invitation] = await present([invited.value], context);
    return Object.assign(new StaffInvited(), { invitation, message: apiMessage('invitation.sent', language) });
  }

  @Allow('staff:appoint')
  @Mutation(() => RevokeStaffInvitationResult, { description: 'Revokes an invitation.' })
  async revokeStaffInvitation(
    @Arg('input', () => RevokeStaffInvitationInput, { description: 'The invitation.' }) {
      id,
    }: RevokeStaffInvitationInput,
    @Ctx() context: StaffContext,
  ): Promise<typeof RevokeStaffInvitationResult> {
    const revoked = await context.services.invitations.revoke(signedIn(context), id);
    return presentResult(revoked, InvitationError, context.language, () =>
      Object.assign(new StaffInvitationRevoked(), { id }),
    );
  }

  @Allow('public')
  @Mutation(() => AcceptStaffInvitationResult, {
    description:
      'Joins the staff by an invitation: with a new account, or with the account of the invited address, ' +
      'signed in. All sessions of the account end; they sign in again.',
  })
  async acceptStaffInvitation(
    @Arg('input', () => AcceptStaffInvitationInput, { description: 'The invitation.' })
    { token, firstName, lastName, password }: AcceptStaffInvitationInput,
    @Ctx() context: StaffContext,
  ): Promise<typeof AcceptStaffInvitationResult> {
    const { services, language, viewer } = context;
    const typed = { firstName: firstName ?? '', lastName: lastName ?? '', password: password ?? '' };
    const colleague = refuseInput(validateInvitationSignUp(typed)) ?? { value: typed };
    const accepted = await services.invitations.accept(token, viewer, colleague);
    return presentResult(accepted, InvitationError, language, ({ email }) =>
      Object.assign(new StaffInvitationAccepted(), { email }),
    );
  }
}
