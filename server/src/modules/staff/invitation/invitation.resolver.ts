import { apiMessage } from '@eunbit/schema/api-messages';
import { personName } from '@eunbit/schema/person-name';
import { MAXIMUM_OPEN_INVITATIONS } from '@eunbit/schema/role';
import { validateInvitationSignUp } from '@eunbit/schema/validation-account';
import { validateInvitation } from '@eunbit/schema/validation-staff';
import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, ConfirmIdentity, signedIn } from '../../../common/allow.ts';
import { validationError } from '../../../common/result.types.ts';
import { RoleError } from '../role.errors.ts';
import type { StaffContext } from '../staff.module.ts';
import { InvitationError } from './invitation.errors.ts';
import type { InvitationRecord } from './invitation.record.ts';
import {
  AcceptStaffInvitationInput,
  AcceptStaffInvitationResult,
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

const REFUSALS = {
  notAllowed: { code: 'ROLE_REFUSED', key: 'role.notAllowed' },
  roleGone: { code: 'STAFF_ROLE_NOT_FOUND', key: 'staffRole.gone' },
  isStaff: { code: 'ALREADY_STAFF', key: 'invitation.isStaff' },
  tooMany: { code: 'TOO_MANY_REQUESTS', key: 'invitation.tooMany' },
  wrong: { code: 'ROLE_CHANGE_PIN_WRONG', key: 'roleChangePin.wrong' },
  locked: { code: 'ROLE_CHANGE_PIN_LOCKED', key: 'roleChangePin.locked' },
  missing: { code: 'ROLE_CHANGE_PIN_MISSING', key: 'roleChangePin.missing' },
} as const;

const NOT_ACCEPTED = {
  invalid: { code: 'INVITATION_INVALID', key: 'invitation.invalid' },
  signIn: { code: 'SIGN_IN_REQUIRED', key: 'invitation.signIn' },
  isStaff: { code: 'ALREADY_STAFF', key: 'invitation.isStaff' },
} as const;

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
  @Query(() => [InvitationType], { description: 'Invitations that nobody has accepted yet, by address.' })
  async staffInvitations(@Ctx() context: StaffContext): Promise<InvitationType[]> {
    return present(await context.services.invitations.open(), context);
  }

  @Allow('public')
  @Query(() => ReceivedInvitation, {
    nullable: true,
    description: 'The invitation that a link stands for; null when it does not hold any more.',
  })
  async receivedStaffInvitation(
    @Arg('token', () => String, { description: 'From the link.' }) token: string,
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
      'Invites somebody by email to join the staff, with the role change PIN. An address that is invited already gets a new ' +
      'link, and the one before holds no longer.',
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
    if (invited.outcome !== 'sent') {
      const { code: reason, key } = REFUSALS[invited.outcome];
      return RoleError.create(reason, key, language);
    }
    const [invitation] = await present([invited.invitation], context);
    return Object.assign(new StaffInvited(), { invitation, message: apiMessage('invitation.sent', language) });
  }

  @Allow('staff:appoint')
  @Mutation(() => RevokeStaffInvitationResult, { description: 'Takes an invitation back.' })
  async revokeStaffInvitation(
    @Arg('input', () => RevokeStaffInvitationInput, { description: 'The invitation.' }) {
      id,
    }: RevokeStaffInvitationInput,
    @Ctx() context: StaffContext,
  ): Promise<typeof RevokeStaffInvitationResult> {
    if (await context.services.invitations.revoke(signedIn(context), id)) {
      return Object.assign(new StaffInvitationRevoked(), { id });
    }
    return InvitationError.create('INVITATION_INVALID', 'invitation.invalid', context.language);
  }

  @Allow('public')
  @Mutation(() => AcceptStaffInvitationResult, {
    description:
      'Joins the staff by an invitation: with a new account, or with the one of the invited address, signed in. Whoever ' +
      'accepts is signed out everywhere and signs in again.',
  })
  async acceptStaffInvitation(
    @Arg('input', () => AcceptStaffInvitationInput, { description: 'The invitation.' })
    { token, firstName, lastName, password }: AcceptStaffInvitationInput,
    @Ctx() context: StaffContext,
  ): Promise<typeof AcceptStaffInvitationResult> {
    const { services, language, viewer } = context;
    const typed = { firstName: firstName ?? '', lastName: lastName ?? '', password: password ?? '' };
    const failures = validateInvitationSignUp(typed);
    const accepted = await services.invitations.accept(token, viewer, failures.length === 0 ? typed : null);
    if (accepted.outcome === 'fieldsMissing') return validationError(failures, language);
    if (accepted.outcome === 'unfit') return validationError([{ path: 'password', key: accepted.problem }], language);
    if (accepted.outcome === 'accepted') {
      return Object.assign(new StaffInvitationAccepted(), { email: accepted.user.email });
    }
    const { code, key } = NOT_ACCEPTED[accepted.outcome];
    return InvitationError.create(code, key, language);
  }
}
