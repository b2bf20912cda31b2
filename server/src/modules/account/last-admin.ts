import type { ClientSession, Types } from 'mongoose';
import type { UserModel } from './user.model.ts';

/**
 * Whether another admin remains. Writes to the other admins, so that when two admins are removed concurrently, one
 * transaction hits a write conflict, retries, and then finds no other admin.
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
