import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn, recordsOf } from './models.ts';

interface CounterRecord {
  _id: string;
  count: number;
  expiresAt: Date;
}

const schema = new Schema<CounterRecord>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export interface RateLimit {
  /** The number of attempts allowed within one window. */
  readonly tries: number;
  readonly windowSeconds: number;
}

export interface RateLimiter {
  /** Counts an attempt under each key; returns whether all are within their limits. */
  attempt(limits: Readonly<Record<string, RateLimit>>): Promise<boolean>;
}

export const rateLimitModel = (connection: Connection): Model<CounterRecord> =>
  modelOn(connection, 'RateLimit', schema, 'rate_limits');

/** Counts in the database, for all server processes together. */
export function createRateLimiter(connection: Connection): RateLimiter {
  const counters = recordsOf(rateLimitModel(connection));

  async function count([key, { tries, windowSeconds }]: [string, RateLimit]): Promise<boolean> {
    const window = Math.floor(Date.now() / 1000 / windowSeconds);
    const counter = await counters.findOneAndUpdate(
      { _id: `${key}:${window}` },
      { $inc: { count: 1 }, $setOnInsert: { expiresAt: new Date((window + 1) * windowSeconds * 1000) } },
      { upsert: true, returnDocument: 'after' },
    );
    return (counter?.count ?? 1) <= tries;
  }

  return {
    async attempt(limits) {
      const within = await Promise.all(Object.entries(limits).map(count));
      return !within.includes(false);
    },
  };
}

/**
 * Counts in this process only, for requests so frequent that counting must not need the database: each process allows
 * as many attempts. Entries are removed after the longest window.
 */
export function createLocalRateLimiter(now: () => number = Date.now): RateLimiter {
  const counts = new Map<string, number>();
  let forgetAt = 0;

  return {
    async attempt(limits) {
      const at = now() / 1000;
      if (at >= forgetAt) {
        counts.clear();
        forgetAt = at + Math.max(...Object.values(limits).map(({ windowSeconds }) => windowSeconds));
      }
      const within = Object.entries(limits).map(([key, { tries }]) => {
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        return count <= tries;
      });
      return !within.includes(false);
    },
  };
}
