import { RETURN_REMINDER_DAYS, RETURN_SEND_DAYS } from '@eunbit/schema/return';
import type { Connection } from 'mongoose';
import { returnModel } from './return.model.ts';
import type { ReturnWriter } from './return-writer.ts';

/** Returns looked at per run of the job. */
const AT_ONCE = 100;
const REMAINING_MS = (RETURN_SEND_DAYS - RETURN_REMINDER_DAYS) * 86_400_000;

/** Reminds customers whose goods were not sent, and closes returns whose goods were not sent in time (RETURN-7). */
export function createReturnDeadlines(connection: Connection, writer: ReturnWriter) {
  const returns = returnModel(connection);

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
        await writer.change(record, { by: null, set: { remindedAt: now }, news: 'REMINDER' });
      }
    },
  };
}

export type ReturnDeadlines = ReturnType<typeof createReturnDeadlines>;
