import type { Connection } from 'mongoose';
import { type CodedResult, refuse } from '../../common/refusal.ts';
import type { Viewer } from '../../common/request-context.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AccountAdmin, UserRecord } from '../account/index.ts';
import type { AuditService } from '../audit/index.ts';
import { mayBlock } from './block-rules.ts';

type Blocked = CodedResult<UserRecord, 'USER_NOT_FOUND' | 'BLOCK_REFUSED'>;

interface Deps {
  readonly connection: Connection;
  readonly accounts: AccountAdmin;
  readonly audit: AuditService;
}

/** Blocks accounts from writing reviews. */
export function createUserBlock({ connection, accounts, audit }: Deps) {
  /**
   * Blocks or unblocks an account; returns the updated account. Blocking a blocked account keeps the first reason and
   * time.
   */
  return async function setBlocked(
    staff: Viewer,
    id: string,
    { blocked, reason }: { readonly blocked: boolean; readonly reason: string | null },
  ): Promise<Blocked> {
    const blockedFor = blocked ? { reason: reason?.trim() || null, at: new Date() } : null;
    return inTransaction(connection, async (session): Promise<Blocked> => {
      // Both are read in the transaction: either role may have changed since the request began.
      const by = await accounts.read(session, staff.id);
      const user = await accounts.read(session, id);
      if (!user) return refuse('USER_NOT_FOUND', 'account.notFound');
      if (!by || !mayBlock({ id: staff.id, role: by.role }, { id, role: user.role })) {
        return refuse('BLOCK_REFUSED', 'block.notAllowed');
      }
      const changed = await accounts.setBlocked(session, user, blocked, blockedFor);
      if (!changed) return { value: user };
      const [before, after] = [{ blocked: !blocked }, { blocked, reason: blockedFor?.reason ?? null }];
      await audit.record(session, {
        by: staff.id,
        action: 'USER_BLOCK_CHANGED',
        subject: 'USER',
        subjectId: id,
        before,
        after,
      });
      return { value: changed };
    });
  };
}
