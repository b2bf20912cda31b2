import type { Connection } from 'mongoose';
import type { DraftOrderRecord, ReplacementOrders } from '../draft-order/index.ts';
import type { ReturnChanges } from './change-return.ts';
import type { ReturnRecord } from './return.model.ts';
import { returnModel } from './return.model.ts';
import { decideExpired, decideReminded, decideUnpaid, reminderUntil } from './return-decisions.ts';

/** Maximum number of returns per run of the job. */
const AT_ONCE = 100;

interface Deps {
  readonly connection: Connection;
  readonly replacementOrders: Pick<ReplacementOrders, 'drafts'>;
  readonly returnChanges: ReturnChanges;
}

/**
 * Reminds customers who have not sent their goods, and closes returns whose goods were not sent in time (RETURN-7). Reopens
 * returns whose replacement was not paid (RETURN-14).
 */
export function createReturnDeadlines({ connection, replacementOrders, returnChanges }: Deps) {
  const returns = returnModel(connection);

  /**
   * Reopens the return if the draft has ended unpaid; otherwise the return keeps waiting. Once the draft is paid, its order
   * settles the return.
   */
  async function followReplacement(record: ReturnRecord, draft: DraftOrderRecord | undefined): Promise<void> {
    if (draft?.status === 'EXPIRED' || draft?.status === 'CANCELLED') {
      await returnChanges.change(record, (known, now) => decideUnpaid(known, draft.number, now));
    }
  }

  async function followReplacements(): Promise<void> {
    const waiting = await returns
      .find({ replacementDueAt: { $type: 'date' } })
      .sort({ replacementDueAt: 1 })
      .limit(AT_ONCE)
      .lean();
    const drafts = await replacementOrders.drafts(waiting.flatMap(({ replacementNumber }) => replacementNumber ?? []));
    for (const record of waiting) await followReplacement(record, drafts.get(record.replacementNumber ?? ''));
  }

  /** A return that has changed meanwhile is handled by the next run. */
  return {
    async chase(at = new Date()): Promise<void> {
      const overdue = await returns
        .find({ dueAt: { $type: 'date', $lte: at }, status: 'APPROVED' })
        .sort({ dueAt: 1 })
        .limit(AT_ONCE)
        .lean();
      for (const record of overdue) {
        await returnChanges.change(record, (known, now) => decideExpired(known, at, now));
      }
      const late = await returns
        .find({
          dueAt: { $type: 'date', $gt: at, $lte: reminderUntil(at) },
          status: 'APPROVED',
          remindedAt: null,
        })
        .sort({ dueAt: 1 })
        .limit(AT_ONCE)
        .lean();
      for (const record of late) {
        await returnChanges.change(record, (known, now) => decideReminded(known, at, now));
      }
      await followReplacements();
    },
  };
}

export type ReturnDeadlines = ReturnType<typeof createReturnDeadlines>;
