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

/** Who is staff: roles are given and taken by staff who know the role change PIN. */
export function createAppointmentService(deps: Deps) {
  const { connection, accounts, roleChangePin, sessions, outbox, audit } = deps;

  /** To whom it happened, and to who did it: neither shall hear of it from somebody else. */
  function notifyBoth(person: UserRecord, by: UserRecord, transaction: ClientSession): Promise<void> {
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
    return outbox.queue(transaction, ...emails);
  }

  async function write(actor: Viewer, { userId, expected, role }: RoleChange): Promise<Appointment> {
    return inTransaction(connection, async (transaction): Promise<Appointment> => {
      // Read anew: the caller's own role may have been taken since the request came.
      const by = await accounts.read(transaction, actor.id);
      if (!by || !assignableRoles(by.role, expected).includes(role)) return { outcome: 'notAllowed' };
      if (expected === 'ADMIN' && !(await accounts.othersStayAdmin(transaction, userId))) {
        return { outcome: 'lastAdmin' };
      }
      const user = await accounts.setRole(transaction, userId, expected, role);
      if (!user) return { outcome: 'conflict' };
      // Sockets end with the sessions they came with, so nothing that staff alone may see goes on being sent. Whoever becomes
      // staff signs in anew by the rules for staff.
      await sessions.endAll(toUserId({ id: userId }), transaction);
      await notifyBoth(user, by, transaction);
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
    /** Gives somebody another role and signs them out everywhere. */
    async changeRole(actor: Viewer, change: RoleChange): Promise<Appointment> {
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
