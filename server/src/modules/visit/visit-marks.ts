import type { Market } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import type { VisitMarkRecord } from './visit-mark.model.ts';
import { visitMarkModel } from './visit-mark.model.ts';

export const HOUR_MILLISECONDS = 3_600_000;
/** Age from which a mark can be deleted; writing its visits completes or times out in less than half of this. */
export const SETTLE_MILLISECONDS = 120_000;

/** Truncates to the hour in UTC. */
export const toHour = (at: Date) => new Date(Math.floor(at.getTime() / HOUR_MILLISECONDS) * HOUR_MILLISECONDS);

/** `2026-03-02T10` */
export const hourName = (hour: Date) => hour.toISOString().slice(0, 13);

/** Marks of hours whose visits have to be counted. */
export function createVisitMarks(connection: Connection) {
  const marks = visitMarkModel(connection);

  return {
    /** Must be called before visits that begin in these hours are written. */
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
        // Another process inserted the same mark concurrently, and it is as recent as this one.
        if (!isDuplicateKey(error)) throw error;
      }
    },

    /** Pending marks, oldest hour first, so that a backlog is worked off. */
    due(most: number): Promise<VisitMarkRecord[]> {
      return marks.find().sort({ hour: 1 }).limit(most).lean().exec();
    },

    /** Deletes the marks of hours counted since `begun`, except marks that are too recent or were renewed since. */
    async settle(counted: readonly VisitMarkRecord[], begun: Date): Promise<void> {
      const settledBefore = begun.getTime() - SETTLE_MILLISECONDS;
      const settled = counted.filter(({ markedAt }) => markedAt.getTime() < settledBefore);
      if (settled.length === 0) return;
      const writes = settled.map(({ _id, markedAt }) => ({ deleteOne: { filter: { _id, markedAt } } }));
      await marks.bulkWrite(writes, { ordered: false });
    },
  };
}

export type VisitMark = VisitMarkRecord;

export type VisitMarks = ReturnType<typeof createVisitMarks>;
