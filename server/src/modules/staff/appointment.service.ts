import type { Role } from '@eunbit/schema/account';
import type { ClientSession, Connection } from 'mongoose';
import type { Viewer } from '../../common/request-context.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AccountAdmin } from '../account/account-admin.ts';
import { assignableRoles } from '../account/role-rules.ts';
import type { SessionService } from '../account/session.service.ts';
import type { UserRecord } from '../account/user.record.ts';
import { toUserId } from '../account/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { EmailOutbox } from '../email/email-outbox.service.ts';
import type { CodeCheck, RoleChangePinService } from './role-change-pin.service.ts';

export interface RoleChange {
  readonly userId: string;
  /** The role that the caller saw. */
  readonly expected: Role;
  readonly role: Role;
  readonly code: string;
}

export type Appointment =
  | { readonly outcome: 'changed'; readonly user: UserRecord }
  | { readonly outcome: 'notFound' | 'conflict' | 'notAllowed' | 'lastAdmin' }
  | { readonly outcome: Exclude<CodeCheck, 'right'> };

interface Deps {
  readonly connection: Connection;
  readonly accounts: AccountAdmin;
  readonly roleChangePin: RoleChangePinService;
  readonly sessions: SessionService;
  readonly outbox: EmailOutbox;
  readonly audit: AuditService;
}

/** Changes roles; requires the role change PIN. */
export function createAppointmentService(deps: Deps) {
  const { connection, accounts, roleChangePin, sessions, outbox, audit } = deps;

  /** Notifies the person and the member of staff, so that a misused account cannot change roles unnoticed. */
  function notifyBoth(person: UserRecord, by: UserRecord, transaction: ClientSession): void {
    const personId = String(person._id);
    const moment = new Date().toISOString();
    const readers = person._id.equals(by._id) ? [person] : [person, by];
    const emails = readers.map(({ _id, email: to, language }) => ({
      kind: 'ROLE_CHANGED' as const,
      about: `${personId}:${moment}:${String(_id)}`,
      refs: { userId: String(_id), personId, role: person.role },
      to,
      language,
    }));
    outbox.queue(transaction, ...emails);
  }

  async function write(actor: Viewer, { userId, expected, role }: RoleChange): Promise<Appointment> {
    return inTransaction(connection, async (transaction): Promise<Appointment> => {
      // Read in the transaction: the caller's own role may have changed since the request began.
      const by = await accounts.read(transaction, actor.id);
      if (!by || !assignableRoles(by.role, expected).includes(role)) return { outcome: 'notAllowed' };
      if (expected === 'ADMIN' && !(await accounts.othersStayAdmin(transaction, userId))) {
        return { outcome: 'lastAdmin' };
      }
      const user = await accounts.setRole(transaction, userId, expected, role);
      if (!user) return { outcome: 'conflict' };
      // Ending the sessions also closes their sockets, so staff-only events stop at once. A new member of staff signs
      // in again under the rules for staff.
      await sessions.endAll(toUserId({ id: userId }), transaction);
      notifyBoth(user, by, transaction);
      await audit.record(transaction, {
        by: actor.id,
        action: 'ROLE_CHANGED',
        subject: 'USER',
        subjectId: userId,
        before: { role: expected },
        after: { role },
      });
      return { outcome: 'changed', user };
    });
  }

  return {
    /** Changes a person's role and signs them out everywhere. */
    async updateUserRole(actor: Viewer, change: RoleChange): Promise<Appointment> {
      const user = await accounts.read(null, change.userId);
      if (!user) return { outcome: 'notFound' };
      if (!assignableRoles(actor.role, change.expected).includes(change.role)) return { outcome: 'notAllowed' };
      if (user.role !== change.expected) return { outcome: 'conflict' };
      const check = await roleChangePin.check(change.code);
      return check === 'right' ? write(actor, change) : { outcome: check };
    },
  };
}

export type AppointmentService = ReturnType<typeof createAppointmentService>;
