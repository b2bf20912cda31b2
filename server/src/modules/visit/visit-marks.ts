import type { Market } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { visitMarkModel } from './visit-mark.model.ts';
import type { VisitMarkRecord } from './visit-mark.record.ts';

export const HOUR_MILLISECONDS = 3_600_000;
/** Writing what a mark announces takes less than half of it, or is given up. */
export const SETTLE_MILLISECONDS = 120_000;

/** The hour of UTC in which an instant lies. */
export const toHour = (at: Date) => new Date(Math.floor(at.getTime() / HOUR_MILLISECONDS) * HOUR_MILLISECONDS);

/** `2026-03-02T10` */
export const hourName = (hour: Date) => hour.toISOString().slice(0, 13);

/** Hours that are to be counted. */
export function createVisitMarks(connection: Connection) {
  const marks = visitMarkModel(connection);

  return {
    /** To be called before visits that begin in these hours are written. */
    async mark(market: Market, instants: readonly Date[], now: Date): Promise<void> {
      const hours = new Map(instants.map((at) => [hourName(toHour(at)), toHour(at)]));
      const writes = [...hours].map(([name, hour]) => ({
        updateOne: {
          filter: { _id: `${market}:${name}` },
          update: { $max: { markedAt: now }, $setOnInsert: { market, hour } },
          upsert: true,
        },
      }));
      try {
        await marks.bulkWrite(writes, { ordered: false });
      } catch (error) {
        // Two made the same mark at once: theirs is as young as this one.
        if (!isDuplicateKey(error)) throw error;
      }
    },

    /** Oldest hours first, so that what was missed is caught up with. */
    due(most: number): Promise<VisitMarkRecord[]> {
      return marks.find().sort({ hour: 1 }).limit(most).lean().exec();
    },

    /** Takes away the marks of what was counted since `begun`, except those that are too young or were renewed. */
    async settle(counted: readonly VisitMarkRecord[], begun: Date): Promise<void> {
      const settledBefore = begun.getTime() - SETTLE_MILLISECONDS;
      const settled = counted.filter(({ markedAt }) => markedAt.getTime() < settledBefore);
      if (settled.length === 0) return;
      const writes = settled.map(({ _id, markedAt }) => ({ deleteOne: { filter: { _id, markedAt } } }));
      await marks.bulkWrite(writes, { ordered: false });
    },
  };
}

/** An hour of a store whose visits are to be counted. */
export type VisitMark = VisitMarkRecord;

export type VisitMarks = ReturnType<typeof createVisitMarks>;
