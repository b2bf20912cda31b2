import type { ClientSession, Connection } from 'mongoose';
import { type CodedResult, refuse } from '../../common/refusal.ts';
import type { Viewer } from '../../common/request-context.ts';
import { inTransaction } from '../../common/transaction.ts';
import {
  type AccountAdmin,
  type AnyRole,
  mayChange,
  type RoleOfUser,
  roleOfUser,
  type SessionService,
  toUserId,
  toViewer,
  type UserRecord,
} from '../account/index.ts';
import type { AuditService } from '../audit/index.ts';
import type { EmailOutbox } from '../email/index.ts';
import { type RoleService, toStaffRole } from '../role/index.ts';
import type { RoleErrorCode } from './appointment.types.ts';
import type { RoleChangePinService } from './role-change-pin.service.ts';

export interface RoleChange {
  readonly userId: string;
  /** The role that the caller saw. */
  readonly expected: RoleOfUser;
  readonly next: RoleOfUser;
  readonly code: string;
}

type Appointment = CodedResult<UserRecord, RoleErrorCode>;

const CONFLICT = refuse('ROLE_CONFLICT', 'role.conflict');
const NOT_ALLOWED = refuse('ROLE_REFUSED', 'role.notAllowed');
const ROLE_GONE = refuse('STAFF_ROLE_NOT_FOUND', 'staffRole.gone');

interface Deps {
  readonly connection: Connection;
  readonly accounts: AccountAdmin;
  readonly roleChangePin: RoleChangePinService;
  readonly roles: RoleService;
  readonly sessions: SessionService;
  readonly outbox: EmailOutbox;
  readonly audit: AuditService;
}

const toAnyRole = ({ role, staffRole }: UserRecord): AnyRole => ({ role, staffRole: staffRole ?? null });

const toLogged = ({ role, staffRole }: UserRecord) => ({ role, staffRole: staffRole?.name ?? null });

function isSameRole(user: UserRecord, expected: RoleOfUser): boolean {
  const { role, staffRoleId } = roleOfUser(user);
  return role === expected.role && staffRoleId === expected.staffRoleId;
}

/** Changes roles; requires the role change PIN. */
export function createAppointmentService(deps: Deps) {
  const { connection, accounts, roleChangePin, roles, sessions, outbox, audit } = deps;

  /** Notifies the person and the staff member, so that a misused account cannot change roles unnoticed. */
  function notifyBoth(person: UserRecord, by: UserRecord, transaction: ClientSession): void {
    const { staffRole } = person;
    const personId = String(person._id);
    const moment = new Date().toISOString();
    const readers = person._id.equals(by._id) ? [person] : [person, by];
    const emails = readers.map(({ _id, email: to, language }) => ({
      kind: 'ROLE_CHANGED' as const,
      about: `${personId}:${moment}:${String(_id)}`,
      refs: { userId: String(_id), personId, role: person.role, ...(staffRole && { staffRole: staffRole.name }) },
      to,
      language,
    }));
    outbox.queue(transaction, ...emails);
  }

  async function write(actor: Viewer, { userId, expected, next }: RoleChange): Promise<Appointment> {
    return inTransaction(connection, async (transaction): Promise<Appointment> => {
      // Read in the transaction: the caller's own role may have changed since the request began.
      const by = await accounts.read(transaction, actor.id);
      const before = await accounts.read(transaction, userId);
      if (!before || !isSameRole(before, expected)) return CONFLICT;
      const staffRole = next.staffRoleId ? await roles.take(transaction, next.staffRoleId) : null;
      if ((next.role === 'STAFF') !== (staffRole !== null)) return ROLE_GONE;
      const wanted = { role: next.role, staffRole };
      if (!by || !mayChange(toViewer(by), toAnyRole(before), wanted)) return NOT_ALLOWED;
      if (expected.role === 'ADMIN' && !(await accounts.othersStayAdmin(transaction, userId))) {
        return refuse('LAST_ADMIN', 'account.lastAdmin');
      }
      const user = await accounts.setRole(transaction, userId, expected, wanted);
      if (!user) return CONFLICT;
      // Ending the sessions also closes their sockets, so staff-only events stop at once. A new staff member signs in again under
      // the rules for staff.
      await sessions.endAll(toUserId({ id: userId }), transaction);
      notifyBoth(user, by, transaction);
      await audit.record(transaction, {
        by: actor.id,
        action: 'ROLE_CHANGED',
        subject: 'USER',
        subjectId: userId,
        before: toLogged(before),
        after: toLogged(user),
      });
      return { value: user };
    });
  }

  return {
    /** Changes a person's role and signs them out everywhere. */
    async updateUserRole(actor: Viewer, change: RoleChange): Promise<Appointment> {
      const user = await accounts.read(null, change.userId);
      if (!user) return refuse('USER_NOT_FOUND', 'account.notFound');
      const role = change.next.staffRoleId ? await roles.byId(change.next.staffRoleId) : null;
      const wanted = { role: change.next.role, staffRole: role && toStaffRole(role) };
      if (change.next.role === 'STAFF' && !role) return ROLE_GONE;
      if (!isSameRole(user, change.expected)) return CONFLICT;
      if (!mayChange(actor, toAnyRole(user), wanted)) return NOT_ALLOWED;
      return (await roleChangePin.check(change.code, actor.id)) ?? write(actor, change);
    },
  };
}

export type AppointmentService = ReturnType<typeof createAppointmentService>;
