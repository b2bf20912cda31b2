import { type Connection, Types } from 'mongoose';
import { isObjectId } from '../../common/object-id.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { Viewer } from '../../context.ts';
import { userModel } from '../account/user.model.ts';
import type { UserRecord } from '../account/user.record.ts';
import { userIdOf } from '../account/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { mayBlock } from './block-rules.ts';

export type BlockOutcome =
  | { readonly outcome: 'saved'; readonly user: UserRecord }
  | { readonly outcome: 'notFound' | 'notAllowed' };

/** Who may not write reviews. */
export function createUserBlock(connection: Connection, audit: AuditService) {
  const users = userModel(connection);

  /**
   * Blocks somebody, or lets them write again; answers the account as it is now. Who is blocked already stays so for the
   * reason and since the time first given.
   */
  return async function setBlocked(
    staff: Viewer,
    id: string,
    { blocked, reason }: { readonly blocked: boolean; readonly reason: string | null },
  ): Promise<BlockOutcome> {
    if (!isObjectId(id)) return { outcome: 'notFound' };
    const _id = new Types.ObjectId(id);
    const blockedFor = blocked ? { reason: reason?.trim() || null, at: new Date() } : null;
    return inTransaction(connection, async (session): Promise<BlockOutcome> => {
      // Both read anew: either role may have changed since the request came.
      const by = await users.findById(userIdOf(staff), { role: 1 }, { session }).lean();
      const user = await users.findById(_id, null, { session }).lean();
      if (!user) return { outcome: 'notFound' };
      if (!by || !mayBlock({ id: staff.id, role: by.role }, { id, role: user.role })) {
        return { outcome: 'notAllowed' };
      }
      const changed = await users.findOneAndUpdate(
        { _id, role: user.role, blocked: !blocked },
        { $set: { blocked, blockedFor } },
        { session, returnDocument: 'after', lean: true },
      );
      if (!changed) return { outcome: 'saved', user };
      const [before, after] = [{ blocked: !blocked }, { blocked, reason: blockedFor?.reason ?? null }];
      await audit.record(session, {
        by: staff.id,
        action: 'USER_BLOCK_CHANGED',
        subject: 'USER',
        subjectId: id,
        before,
        after,
      });
      return { outcome: 'saved', user: changed };
    });
  };
}
