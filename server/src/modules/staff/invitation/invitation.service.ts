import { normaliseEmail } from '@eunbit/schema/email-address';
import { INVITATION_DAYS, MAXIMUM_OPEN_INVITATIONS } from '@eunbit/schema/role';
import { type ClientSession, type Connection, Types } from 'mongoose';
import { isDuplicateKey } from '../../../common/duplicate-key.ts';
import { isObjectId } from '../../../common/object-id.ts';
import type { RateLimiter } from '../../../common/rate-limit.ts';
import { type CodedResult, type Refused, type Result, refuse } from '../../../common/refusal.ts';
import type { Viewer } from '../../../common/request-context.ts';
import { inTransaction } from '../../../common/transaction.ts';
import {
  type AccountAdmin,
  type AccountReader,
  type AccountService,
  mayGive,
  type NextRole,
  type RoleOfUser,
  refuseNewPassword,
  roleOfUser,
  type SessionService,
  toUserId,
  toViewer,
  type UserRecord,
} from '../../account/index.ts';
import type { AuditService } from '../../audit/index.ts';
import type { EmailOutbox } from '../../email/index.ts';
import { type RoleService, toStaffRole } from '../../role/index.ts';
import type { RoleErrorCode } from '../appointment.types.ts';
import type { RoleChangePinService } from '../role-change-pin.service.ts';
import { type InvitationRecord, invitationModel } from './invitation.model.ts';
import type { InvitationErrorCode } from './invitation.types.ts';
import type { InvitationLinks } from './invitation-links.ts';

const DAY = 86_400_000;
/** Each invitation sends an email to an address that somebody typed. */
const SEND_LIMIT = { tries: 30, windowSeconds: 3600 };

type Invited = CodedResult<InvitationRecord, RoleErrorCode>;

const TOO_MANY = refuse('TOO_MANY_REQUESTS', 'invitation.tooMany');
const IS_STAFF = refuse('ALREADY_STAFF', 'invitation.isStaff');

/** The data of a person without an account. */
export interface NewColleague {
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

type Acceptance = Result<UserRecord, InvitationErrorCode>;

const INVALID = refuse('INVITATION_INVALID', 'invitation.invalid');
const SIGN_IN = refuse('SIGN_IN_REQUIRED', 'invitation.signIn');

interface Deps {
  readonly connection: Connection;
  readonly account: AccountService;
  readonly accounts: AccountAdmin;
  readonly reader: AccountReader;
  readonly audit: AuditService;
  readonly limiter: RateLimiter;
  readonly links: InvitationLinks;
  readonly outbox: EmailOutbox;
  readonly roleChangePin: RoleChangePinService;
  readonly roles: RoleService;
  readonly sessions: SessionService;
}

/** Aborts the transaction that accepts an invitation, because the invitation is no longer valid. */
class InvalidInvitation extends Error {}

/** Invitations to join the staff by email (STAFF-21, STAFF-22). */
export function createInvitationService(deps: Deps) {
  const { connection, account, accounts, reader, audit, limiter, links, outbox, roleChangePin, roles, sessions } = deps;
  const invitations = invitationModel(connection);

  const isOpen = ({ status, expiresAt }: InvitationRecord) => status === 'OPEN' && expiresAt > new Date();

  async function accountOf(email: string): Promise<UserRecord | null> {
    const [user = null] = await reader.some({ email }, 1);
    return user;
  }

  async function toNextRole({ role, staffRoleId }: RoleOfUser): Promise<NextRole | null> {
    if (role !== 'STAFF') return { role, staffRole: null };
    const found = staffRoleId ? await roles.byId(staffRoleId) : null;
    return found && { role, staffRole: toStaffRole(found) };
  }

  /** The invitation of a link, if it is still valid. */
  async function read(token: string): Promise<InvitationRecord | null> {
    const claim = links.read(token);
    const found = claim && (await invitations.findById(claim.id).lean());
    return found && isOpen(found) && found.version === claim.version ? found : null;
  }

  async function send(session: ClientSession, invitation: InvitationRecord, by: Viewer): Promise<void> {
    const id = String(invitation._id);
    const { email: to, version, role } = invitation;
    const refs = { invitationId: id, version: String(version) };
    outbox.queue(session, { kind: 'STAFF_INVITATION', about: `${id}:${version}`, refs, to, language: by.language });
    const after = { email: to, role, staffRole: invitation.staffRoleId };
    await audit.record(session, {
      by: by.id,
      action: 'STAFF_INVITED',
      subject: 'STAFF_INVITATION',
      subjectId: id,
      after,
    });
  }

  /** Whether the inviter is still on the staff, and may still assign the role as it is now (STAFF-19). */
  async function inviterMayGive({ invitedBy }: InvitationRecord, next: NextRole, session: ClientSession) {
    const inviter = await accounts.read(session, invitedBy);
    return inviter !== null && mayGive(toViewer(inviter), next);
  }

  async function join(
    invitation: InvitationRecord,
    person: UserRecord,
    isNew: boolean,
    session: ClientSession,
  ): Promise<Acceptance> {
    const { _id, version, role, staffRoleId } = invitation;
    const taken = await invitations.updateOne(
      { _id, version, status: 'OPEN' },
      { $set: { status: 'ACCEPTED' } },
      { session },
    );
    if (taken.modifiedCount === 0) return INVALID;
    const staffRole = staffRoleId ? await roles.take(session, staffRoleId) : null;
    const next = { role, staffRole };
    if ((role === 'STAFF' && !staffRole) || !(await inviterMayGive(invitation, next, session))) {
      throw new InvalidInvitation();
    }
    if (isNew) await account.insert(person, session);
    const user = await accounts.setRole(session, String(person._id), roleOfUser(person), next);
    if (!user) throw new InvalidInvitation();
    await sessions.endAll(user._id, session);
    const userId = String(user._id);
    const refs = {
      userId: invitation.invitedBy,
      personId: userId,
      role,
      ...(staffRole && { staffRole: staffRole.name }),
    };
    const inviter = await accounts.read(session, invitation.invitedBy);
    if (inviter) {
      const about = `${userId}:${String(_id)}:${invitation.invitedBy}`;
      outbox.queue(session, { kind: 'ROLE_CHANGED', about, refs, to: inviter.email, language: inviter.language });
    }
    await audit.record(session, {
      by: userId,
      action: 'STAFF_INVITATION_ACCEPTED',
      subject: 'STAFF_INVITATION',
      subjectId: String(_id),
      after: { email: user.email, role, staffRole: staffRole?.name ?? null },
    });
    return { value: user };
  }

  return {
    read,

    async byId(id: string): Promise<InvitationRecord | null> {
      return isObjectId(id) ? invitations.findById(id).lean() : null;
    },

    /** Whether the invited person has an account, and therefore joins with it. */
    hasAccount: async ({ email }: InvitationRecord): Promise<boolean> => (await accountOf(email)) !== null,

    /** Open invitations, including expired ones, sorted by address. */
    open: (): Promise<InvitationRecord[]> =>
      invitations.find({ status: 'OPEN' }).sort({ email: 1 }).limit(MAXIMUM_OPEN_INVITATIONS).lean().exec(),

    /** If the address is already invited, it gets the new invitation, and the earlier link becomes invalid. */
    async invite(viewer: Viewer, typed: string, given: RoleOfUser, code: string): Promise<Invited> {
      const email = normaliseEmail(typed);
      const next = await toNextRole(given);
      if (!next) return refuse('STAFF_ROLE_NOT_FOUND', 'staffRole.gone');
      if (next.role === 'USER' || !mayGive(viewer, next)) return refuse('ROLE_REFUSED', 'role.notAllowed');
      const person = await accountOf(email);
      if (person && person.role !== 'USER') return IS_STAFF;
      const wrongPin = await roleChangePin.check(code, viewer.id);
      if (wrongPin) return wrongPin;
      if ((await invitations.countDocuments({ status: 'OPEN' })) >= MAXIMUM_OPEN_INVITATIONS) return TOO_MANY;
      if (!(await limiter.attempt({ [`staff-invitation:${viewer.id}`]: SEND_LIMIT }))) return TOO_MANY;
      const at = new Date();
      const fresh = {
        role: next.role,
        staffRoleId: next.staffRole?.id ?? null,
        invitedBy: viewer.id,
        at,
        expiresAt: new Date(at.getTime() + INVITATION_DAYS * DAY),
      };
      try {
        return await inTransaction(connection, async (session): Promise<Invited> => {
          const invitation = await invitations.findOneAndUpdate(
            { status: 'OPEN', email },
            { $set: fresh, $inc: { version: 1 }, $setOnInsert: { _id: new Types.ObjectId() } },
            { session, upsert: true, returnDocument: 'after', lean: true },
          );
          if (!invitation) throw new Error('an upsert returned nothing');
          await send(session, invitation, viewer);
          return { value: invitation };
        });
      } catch (error) {
        // The same address was invited concurrently.
        if (isDuplicateKey(error)) return TOO_MANY;
        throw error;
      }
    },

    /** Refused if the invitation is no longer open. */
    async revoke(viewer: Viewer, id: string): Promise<CodedResult<string, InvitationErrorCode>> {
      if (!isObjectId(id)) return INVALID;
      return inTransaction(connection, async (session): Promise<CodedResult<string, InvitationErrorCode>> => {
        const revoked = await invitations.findOneAndUpdate(
          { _id: toUserId({ id }), status: 'OPEN' },
          { $set: { status: 'REVOKED' } },
          { session, returnDocument: 'after', lean: true },
        );
        if (!revoked) return INVALID;
        await audit.record(session, {
          by: viewer.id,
          action: 'STAFF_INVITATION_REVOKED',
          subject: 'STAFF_INVITATION',
          subjectId: id,
          before: { email: revoked.email, role: revoked.role, staffRole: revoked.staffRoleId },
        });
        return { value: id };
      });
    },

    /**
     * Joins the staff: with the account of the invited address, whose owner has to be signed in, or with a new one. All sessions
     * end, so that the person signs in under the rules for staff. Of two concurrent attempts, one succeeds. `colleague` is the
     * data of the new account, or its validation errors.
     */
    async accept(
      token: string,
      viewer: Viewer | null,
      colleague: { readonly value: NewColleague } | Refused<never>,
    ): Promise<Acceptance> {
      const invitation = await read(token);
      if (!invitation) return INVALID;
      const existing = await accountOf(invitation.email);
      if (existing && existing.role !== 'USER') return IS_STAFF;
      if (existing && viewer?.id !== String(existing._id)) return SIGN_IN;
      let person = existing;
      if (!person) {
        if ('refused' in colleague) return colleague;
        const unfit = await refuseNewPassword(colleague.value.password, invitation.role);
        if (unfit) return unfit;
        person = await account.draft({ ...colleague.value, email: invitation.email });
      }
      const joining = person;
      try {
        return await inTransaction(connection, (session) => join(invitation, joining, !existing, session));
      } catch (error) {
        if (isDuplicateKey(error)) return SIGN_IN;
        if (error instanceof InvalidInvitation) return INVALID;
        throw error;
      }
    },
  };
}

export type InvitationService = ReturnType<typeof createInvitationService>;
