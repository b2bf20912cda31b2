import type { Role } from '@eunbit/schema/account';
import type { ClientSession, Connection, QueryFilter } from 'mongoose';
import { isObjectId } from '../../common/object-id.ts';
import type { StaffRole } from '../../common/permissions.ts';
import { othersStayAdmin } from './last-admin.ts';
import type { BlockRecord, UserRecord } from './user.model.ts';
import { userModel } from './user.model.ts';
import { toUserId } from './viewer.ts';

/** The role of an account as a caller has seen it. */
export interface RoleOfUser {
  readonly role: Role;
  /** The id of the role that admins have defined; null if `role` is not STAFF. */
  readonly staffRoleId: string | null;
}

export interface NextRole {
  readonly role: Role;
  readonly staffRole: StaffRole | null;
}

const hasRole = ({ role, staffRoleId }: RoleOfUser): QueryFilter<UserRecord> =>
  staffRoleId ? { role, 'staffRole.id': staffRoleId } : { role };

/** `$type` repeats the condition of the partial index. */
const holdersOf = (id: string): QueryFilter<UserRecord> => ({ 'staffRole.id': { $eq: id, $type: 'string' } });

export const roleOfUser = ({ role, staffRole }: Pick<UserRecord, 'role' | 'staffRole'>): RoleOfUser => ({
  role,
  staffRoleId: staffRole?.id ?? null,
});

/**
 * Writes by staff to other accounts, inside the caller's transaction. Each write is conditional on the state that the
 * caller checked and returns null if that state has changed since.
 */
export function createAccountAdmin(connection: Connection) {
  const users = userModel(connection);

  return {
    /** Reads within `session` unless it is null. Null for an unknown or malformed id. */
    async read(session: ClientSession | null, id: string): Promise<UserRecord | null> {
      return isObjectId(id) ? users.findById(id, null, { session }).lean() : null;
    },

    /** Blocks or unblocks an account. Null if its role has changed since or it is already in that state. */
    setBlocked(
      session: ClientSession,
      { _id, role }: Pick<UserRecord, '_id' | 'role'>,
      blocked: boolean,
      blockedFor: BlockRecord | null,
    ): Promise<UserRecord | null> {
      return users
        .findOneAndUpdate(
          { _id, role, blocked: !blocked },
          { $set: { blocked, blockedFor } },
          { session, returnDocument: 'after', lean: true },
        )
        .exec();
    },

    /** Records that a link of the shop was opened in this mailbox. False if the account is gone or has another address. */
    async proveEmail(session: ClientSession, { id, email }: { readonly id: string; readonly email: string }) {
      const proven = { provenEmail: email, customerChangedAt: new Date() };
      const { matchedCount } = await users.updateOne({ _id: toUserId({ id }), email }, { $set: proven }, { session });
      return matchedCount === 1;
    },

    /** Changes staff data about a customer. Null if the account is gone or does not meet the condition. */
    changeCustomer(
      session: ClientSession,
      id: string,
      condition: QueryFilter<UserRecord>,
      update: { readonly $addToSet?: object; readonly $pull?: object },
    ): Promise<UserRecord | null> {
      return users
        .findOneAndUpdate(
          { _id: toUserId({ id }), ...condition },
          { $set: { customerChangedAt: new Date() }, ...update },
          { session, returnDocument: 'after', lean: true },
        )
        .exec();
    },

    /** Null if the account no longer has the expected role. */
    setRole(session: ClientSession, id: string, expected: RoleOfUser, next: NextRole): Promise<UserRecord | null> {
      const { role, staffRole } = next;
      return users
        .findOneAndUpdate(
          { _id: toUserId({ id }), ...hasRole(expected) },
          staffRole ? { $set: { role, staffRole } } : { $set: { role }, $unset: { staffRole: 1 } },
          { session, returnDocument: 'after', lean: true },
        )
        .exec();
    },

    /** Copies a changed role to all accounts that have it. */
    async updateStaffRole(session: ClientSession, staffRole: StaffRole): Promise<void> {
      await users.updateMany(holdersOf(staffRole.id), { $set: { staffRole } }, { session });
    },

    async hasStaffRole(session: ClientSession, id: string): Promise<boolean> {
      return (await users.exists(holdersOf(id)).session(session)) !== null;
    },

    /** Sets when the account's second factor was enabled; null if it was disabled. Runs in the caller's transaction. */
    async setSecondFactor(session: ClientSession, _id: UserRecord['_id'], since: Date | null): Promise<void> {
      const change = since ? { $set: { secondFactorSince: since } } : { $unset: { secondFactorSince: 1 as const } };
      await users.updateOne({ _id }, change, { session });
    },

    /** Sets whether a staff member gets emails about notes that mention them. */
    async setMentionEmails(id: string, wanted: boolean): Promise<void> {
      await users.updateOne({ _id: toUserId({ id }) }, { $set: { mentionEmails: wanted } });
    },

    /** Whether another admin remains, see `othersStayAdmin`. */
    othersStayAdmin: (session: ClientSession, id: string): Promise<boolean> =>
      othersStayAdmin(users, toUserId({ id }), session),
  };
}

export type AccountAdmin = ReturnType<typeof createAccountAdmin>;
