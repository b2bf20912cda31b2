import type { ClientSession, Types } from 'mongoose';
import type { UserModel } from './user.model.ts';

/**
 * Whether an admin is left beside this one. It writes to the others, so that of two admins who leave, or are taken away,
 * at the same moment one meets the other's write, tries again, and is told that nobody would be left.
 */
export async function othersStayAdmin(
  users: UserModel,
  admin: Types.ObjectId,
  transaction: ClientSession,
): Promise<boolean> {
  const { matchedCount } = await users.updateMany(
    { role: 'ADMIN', _id: { $ne: admin } },
    { $set: { adminCheckedAt: new Date() } },
    { session: transaction },
  );
  return matchedCount > 0;
}
