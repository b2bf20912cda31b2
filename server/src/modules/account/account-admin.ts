import type { Role } from '@eunbit/schema/account';
import type { ClientSession, Connection } from 'mongoose';
import { isObjectId } from '../../common/object-id.ts';
import { othersStayAdmin } from './last-admin.ts';
import { userModel } from './user.model.ts';
import type { BlockRecord, UserRecord } from './user.record.ts';
import { toUserId } from './viewer.ts';

/**
 * What staff change of other people's accounts, in transactions of the modules that decide about it. Every write states
 * what was judged; null where it is so no longer.
 */
export function createAccountAdmin(connection: Connection) {
  const users = userModel(connection);

  return {
    /** An account, as the transaction sees it where there is one; null for an id that no account has. */
    async read(session: ClientSession | null, id: string): Promise<UserRecord | null> {
      return isObjectId(id) ? users.findById(id, null, { session }).lean() : null;
    },

    /** Blocks somebody, or ends it. Null where their role is another by now, or they are so already. */
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

    /** Gives somebody another role. Null where they have not the expected one any more. */
    setRole(session: ClientSession, id: string, expected: Role, role: Role): Promise<UserRecord | null> {
      return users
        .findOneAndUpdate(
          { _id: toUserId({ id }), role: expected },
          { $set: { role } },
          { session, returnDocument: 'after', lean: true },
        )
        .exec();
    },

    /** Whether an admin is left beside this one, see `othersStayAdmin`. */
    othersStayAdmin: (session: ClientSession, id: string): Promise<boolean> =>
      othersStayAdmin(users, toUserId({ id }), session),
  };
}

export type AccountAdmin = ReturnType<typeof createAccountAdmin>;
