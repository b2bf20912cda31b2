import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { hashToken } from '../../common/tokens.ts';
import { popularCountModel } from './popular-count.model.ts';
import type { PopularListRecord } from './popular-list.model.ts';
import { popularListModel } from './popular-list.model.ts';
import { countedMonths, endOfCounting, monthOf } from './popular-months.ts';

/** Daily limits: for one entry by one browser, and for everything from one network address. */
const BROWSER_LIMIT = { tries: 1, windowSeconds: 86_400 };
const ADDRESS_LIMIT = { tries: 60, windowSeconds: 600 };
/** Maximum entries counted per list and month; further ones are not counted. */
const MAXIMUM_KEYS = 2000;
/** The count from which an entry is popular and may be shown to others. */
export const LEAST_COUNT = 5;
/** Maximum entries of a ranking. */
export const MAXIMUM_POPULAR = 30;

/** Identifies a browser, so that it is not counted twice; tokens are null if it has none. Stored as a hash, for a day. */
export interface Counted {
  readonly address: string;
  readonly sessionToken: string | null;
  readonly cartToken: string | null;
}

/** Counts requests of entries, without storing who made them, and ranks the entries (SUPPORT-15). */
export function createTrending(connection: Connection, limiter: RateLimiter) {
  const counts = popularCountModel(connection);
  const lists = popularListModel(connection);

  async function save(record: PopularListRecord): Promise<void> {
    const { _id, rankedAt } = record;
    try {
      await lists.replaceOne({ _id, rankedAt: { $lte: rankedAt } }, record, { upsert: true });
    } catch (error) {
      // A run that began later has written it.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  return {
    async count(list: string, key: string, { address, sessionToken, cartToken }: Counted): Promise<void> {
      const browser = sessionToken ?? cartToken ?? address;
      const within = await limiter.attempt({
        [`popular:${hashToken(`${list}:${key}:${browser}`)}`]: BROWSER_LIMIT,
        [`popular-from:${address}`]: ADDRESS_LIMIT,
      });
      if (!within) return;
      const now = new Date();
      const month = monthOf(now);
      const _id = `${list}:${month}:${key}`;
      const known = await counts.updateOne({ _id }, { $inc: { count: 1 } });
      if (known.matchedCount > 0) return;
      if ((await counts.countDocuments({ month, list }).limit(MAXIMUM_KEYS)) >= MAXIMUM_KEYS) return;
      const created = { list, key, month, expiresAt: endOfCounting(now) };
      await counts.updateOne({ _id }, { $inc: { count: 1 }, $setOnInsert: created }, { upsert: true });
    },

    /** Ranks all lists. Runs may overlap: the one begun last wins. */
    async rank(now = new Date()): Promise<void> {
      const ranked = await counts.aggregate<{ _id: string; entries: PopularListRecord['entries'] }>([
        { $match: { month: { $in: countedMonths(now) } } },
        { $group: { _id: { list: '$list', key: '$key' }, count: { $sum: '$count' } } },
        { $match: { count: { $gte: LEAST_COUNT } } },
        { $sort: { count: -1, '_id.key': 1 } },
        { $group: { _id: '$_id.list', entries: { $push: { key: '$_id.key', count: '$count' } } } },
      ]);
      for (const { _id, entries } of ranked) {
        await save({ _id, entries: entries.slice(0, MAXIMUM_POPULAR), rankedAt: now });
      }
      await lists.deleteMany({ rankedAt: { $lt: now } });
    },
  };
}

export type Trending = ReturnType<typeof createTrending>;
