import type { Role } from '@eunbit/schema/account';
import { normaliseEmail } from '@eunbit/schema/email-address';
import type { ClientSession, Connection } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { type Result, refuse } from '../../common/refusal.ts';
import { inTransaction } from '../../common/transaction.ts';
import {
  type AccountAdmin,
  type AccountReader,
  type AccountService,
  type NewUser,
  refuseNewPassword,
  roleOfUser,
  type SessionService,
  type UserRecord,
} from '../account/index.ts';
import type { AuditService } from '../audit/index.ts';
import type { EmailOutbox } from '../email/index.ts';

export type NewAdmin = Pick<NewUser, 'email' | 'firstName' | 'lastName'> & { readonly password: string };

interface Deps {
  readonly connection: Connection;
  readonly account: AccountService;
  readonly accounts: AccountAdmin;
  readonly reader: AccountReader;
  readonly sessions: SessionService;
  readonly outbox: EmailOutbox;
  readonly audit: AuditService;
}

/** Creates admins without an existing admin (ACCOUNT-20). No API operation uses this: the caller needs access to the database. */
export function createAdminCreation({ connection, account, accounts, reader, sessions, outbox, audit }: Deps) {
  /** Recorded under the account itself, since no staff member did it. */
  function recordAppointment(transaction: ClientSession, { _id, role }: UserRecord, before: Role | null) {
    const id = String(_id);
    const entry = { by: id, action: 'ADMIN_APPOINTED', subject: 'USER', subjectId: id } as const;
    return audit.record(transaction, { ...entry, before: { role: before }, after: { role } });
  }

  return {
    /** The account with an email address; null if there is none. */
    async find(email: string): Promise<UserRecord | null> {
      const [user = null] = await reader.some({ email: normaliseEmail(email) }, 1);
      return user;
    },

    /** Creates an account with the role admin. The fields must already be validated as those of a sign-up. */
    async create(person: NewAdmin): Promise<Result<UserRecord, 'EMAIL_TAKEN'>> {
      const unfit = await refuseNewPassword(person.password, 'ADMIN');
      if (unfit) return unfit;
      const user = await account.draft({ ...person, role: 'ADMIN' });
      try {
        await inTransaction(connection, async (transaction) => {
          await account.insert(user, transaction);
          await recordAppointment(transaction, user, null);
        });
        return { value: user };
      } catch (error) {
        if (isDuplicateKey(error)) return refuse('EMAIL_TAKEN', 'user.exists');
        throw error;
      }
    },

    /**
     * Makes an existing account an admin; null if its role has changed since it was read. It is signed out everywhere, as after
     * each change of a role, so that it signs in again under the rules for staff, and is notified by email.
     */
    promote(person: UserRecord): Promise<UserRecord | null> {
      const { _id, role } = person;
      const id = String(_id);
      return inTransaction(connection, async (transaction) => {
        const user = await accounts.setRole(transaction, id, roleOfUser(person), { role: 'ADMIN', staffRole: null });
        if (!user) return null;
        await sessions.endAll(_id, transaction);
        const about = `${id}:${new Date().toISOString()}:${id}`;
        const refs = { userId: id, personId: id, role: user.role };
        outbox.queue(transaction, { kind: 'ROLE_CHANGED', about, refs, to: user.email, language: user.language });
        await recordAppointment(transaction, user, role);
        return user;
      });
    },
  };
}

export type AdminCreationService = ReturnType<typeof createAdminCreation>;
