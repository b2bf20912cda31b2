import type { Role } from '@eunbit/schema/account';
import type { ClientSession, Connection } from 'mongoose';
import { isObjectId } from '../../common/object-id.ts';
import { othersStayAdmin } from './last-admin.ts';
import { userModel } from './user.model.ts';
import type { BlockRecord, UserRecord } from './user.record.ts';
import { toUserId } from './viewer.ts';

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

    /** Null if the account no longer has the expected role. */
    setRole(session: ClientSession, id: string, expected: Role, role: Role): Promise<UserRecord | null> {
      return users
        .findOneAndUpdate(
          { _id: toUserId({ id }), role: expected },
          { $set: { role } },
          { session, returnDocument: 'after', lean: true },
        )
        .exec();
    },

    /** Whether another admin remains, see `othersStayAdmin`. */
    othersStayAdmin: (session: ClientSession, id: string): Promise<boolean> =>
      othersStayAdmin(users, toUserId({ id }), session),
  };
}

export type AccountAdmin = ReturnType<typeof createAccountAdmin>;
