import { RETURN_REMINDER_DAYS, RETURN_SEND_DAYS } from '@eunbit/schema/return';
import type { Connection } from 'mongoose';
import type { DraftOrderRecord } from '../draft-order/draft-order.record.ts';
import type { ReplacementOrders } from '../draft-order/replacement-orders.service.ts';
import { returnModel } from './return.model.ts';
import type { ReturnRecord } from './return.record.ts';
import { reopenedState } from './return-rules.ts';
import type { ReturnWriter } from './return-writer.ts';

/** Returns looked at per run of the job. */
const AT_ONCE = 100;
const REMAINING_MS = (RETURN_SEND_DAYS - RETURN_REMINDER_DAYS) * 86_400_000;

interface Deps {
  readonly connection: Connection;
  readonly replacementOrders: Pick<ReplacementOrders, 'drafts'>;
  readonly writer: ReturnWriter;
}

/**
 * Reminds customers whose goods were not sent, and closes returns whose goods were not sent in time (RETURN-7). Opens returns
 * again whose replacement was not paid (RETURN-14).
 */
export function createReturnDeadlines({ connection, replacementOrders, writer }: Deps) {
  const returns = returnModel(connection);

  /** Where the draft has ended unpaid; else it goes on waiting. Once it is paid, its order settles the return. */
  async function lookAfter(record: ReturnRecord, draft: DraftOrderRecord | undefined): Promise<void> {
    if (draft?.state === 'EXPIRED' || draft?.state === 'CANCELLED') {
      const set = { replacementNumber: null, replacementDueAt: null };
      await writer.change(record, { to: reopenedState(record), by: null, set });
    }
  }

  async function lookAfterReplacements(): Promise<void> {
    const waiting = await returns
      .find({ replacementDueAt: { $type: 'date' } })
      .sort({ replacementDueAt: 1 })
      .limit(AT_ONCE)
      .lean();
    const drafts = await replacementOrders.drafts(waiting.flatMap(({ replacementNumber }) => replacementNumber ?? []));
    for (const record of waiting) await lookAfter(record, drafts.get(record.replacementNumber ?? ''));
  }

  /** A return that has changed meanwhile is looked at again by the next run. */
  return {
    async chase(now = new Date()): Promise<void> {
      const overdue = await returns
        .find({ dueAt: { $type: 'date', $lte: now }, state: 'APPROVED' })
        .sort({ dueAt: 1 })
        .limit(AT_ONCE)
        .lean();
      for (const record of overdue) {
        await writer.change(record, { to: 'EXPIRED', by: null, set: { dueAt: null }, news: 'EXPIRED' });
      }
      const late = await returns
        .find({
          dueAt: { $type: 'date', $gt: now, $lte: new Date(now.getTime() + REMAINING_MS) },
          state: 'APPROVED',
          remindedAt: null,
        })
        .sort({ dueAt: 1 })
        .limit(AT_ONCE)
        .lean();
      for (const record of late) {
        const where = { remindedAt: null };
        await writer.change(record, { by: null, where, set: { remindedAt: now }, news: 'REMINDER' });
      }
      await lookAfterReplacements();
    },
  };
}

export type ReturnDeadlines = ReturnType<typeof createReturnDeadlines>;
