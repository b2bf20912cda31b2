import { type Connection, Types } from 'mongoose';
import { isObjectId } from '../../common/object-id.ts';
import { inTransaction } from '../../common/transaction.ts';
import { type UserRecord, userModel } from '../account/user.model.ts';
import type { AuditService } from '../audit/audit.service.ts';

/** Who may not write reviews. */
export function createUserBlock(connection: Connection, audit: AuditService) {
  const users = userModel(connection);

  /**
   * Blocks somebody, or lets them write again; answers the account as it is now, null for none. Who is blocked already
   * stays so for the reason and since the time first given.
   */
  return async function setBlocked(
    staffId: string,
    id: string,
    { blocked, reason }: { readonly blocked: boolean; readonly reason: string | null },
  ): Promise<UserRecord | null> {
    if (!isObjectId(id)) return null;
    const _id = new Types.ObjectId(id);
    const blockedFor = blocked ? { reason: reason?.trim() || null, at: new Date() } : null;
    return inTransaction(connection, async (session) => {
      const changed = await users.findOneAndUpdate(
        { _id, blocked: !blocked },
        { $set: { blocked, blockedFor } },
        { session, returnDocument: 'after', lean: true },
      );
      if (!changed) return users.findById(_id, null, { session }).lean();
      const [before, after] = [{ blocked: !blocked }, { blocked, reason: blockedFor?.reason ?? null }];
      await audit.record(session, {
        by: staffId,
        action: 'USER_BLOCK_CHANGED',
        subject: 'USER',
        subjectId: id,
        before,
        after,
      });
      return changed;
    });
  };
}
