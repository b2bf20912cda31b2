import { type Connection, type Model, Schema } from 'mongoose';
import type { SecurityLog } from '../log/security-events.ts';
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
  /** Set if reaching the limit locks an account: its id, or null if no account exists for the attempt. */
  readonly locks?: string | null;
}

export type RateLimits = Readonly<Record<string, RateLimit>>;

export interface RateLimiter {
  /** Counts an attempt under each key; returns whether all are within their limits. */
  attempt(limits: RateLimits): Promise<boolean>;
}

/** A limiter whose callers learn how long to wait, and for which only failed attempts count. */
export interface WaitingRateLimiter extends RateLimiter {
  /** Counts an attempt under each key; returns 0 if all are within their limits, otherwise the seconds until all are again. */
  attemptOrWait(limits: RateLimits): Promise<number>;
  /**
   * Takes back an attempt that succeeded; `at` is when it was counted. Attempts are counted before their outcome is known, since
   * otherwise many concurrent ones could all be within the limit.
   */
  takeBack(limits: RateLimits, at: Date): Promise<void>;
}

export const rateLimitModel = (connection: Connection): Model<CounterRecord> =>
  modelOn(connection, 'RateLimit', schema, 'rate_limits');

/** Keys begin with the name of their limit; the rest identifies the caller and is not logged. */
function recordReached(security: SecurityLog, key: string, { locks }: RateLimit): void {
  const [limit = ''] = key.split(':', 1);
  if (locks === undefined) security.record('rateLimitReached', { limit });
  else security.record('accountLocked', { userId: locks, limit });
}

/** Counts in the database, for all server processes together. */
export function createRateLimiter(connection: Connection, security: SecurityLog): WaitingRateLimiter {
  const counters = recordsOf(rateLimitModel(connection));

  const windowOf = (at: Date, { windowSeconds }: RateLimit) => Math.floor(at.getTime() / 1000 / windowSeconds);

  /** Seconds to wait; 0 for an attempt within the limit. */
  async function count([key, limit]: [string, RateLimit]): Promise<number> {
    const { tries, windowSeconds } = limit;
    const at = new Date();
    const window = windowOf(at, limit);
    const counter = await counters.findOneAndUpdate(
      { _id: `${key}:${window}` },
      { $inc: { count: 1 }, $setOnInsert: { expiresAt: new Date((window + 1) * windowSeconds * 1000) } },
      { upsert: true, returnDocument: 'after' },
    );
    if ((counter?.count ?? 1) <= tries) return 0;
    recordReached(security, key, limit);
    return Math.max(1, Math.ceil((window + 1) * windowSeconds - at.getTime() / 1000));
  }

  async function attemptOrWait(limits: RateLimits): Promise<number> {
    return Math.max(0, ...(await Promise.all(Object.entries(limits).map(count))));
  }

  return {
    attemptOrWait,

    async attempt(limits) {
      return (await attemptOrWait(limits)) === 0;
    },

    async takeBack(limits, at) {
      const takeOne = ([key, limit]: [string, RateLimit]) =>
        counters.updateOne({ _id: `${key}:${windowOf(at, limit)}` }, { $inc: { count: -1 } });
      await Promise.all(Object.entries(limits).map(takeOne));
    },
  };
}

/**
 * Counts in this process only, for requests so frequent that counting must not use the database: each process allows as many
 * attempts. Entries are removed after the longest window.
 */
export function createLocalRateLimiter(security: SecurityLog, now: () => number = Date.now): RateLimiter {
  const counts = new Map<string, number>();
  let forgetAt = 0;

  return {
    async attempt(limits) {
      const at = now() / 1000;
      if (at >= forgetAt) {
        counts.clear();
        forgetAt = at + Math.max(...Object.values(limits).map(({ windowSeconds }) => windowSeconds));
      }
      const within = Object.entries(limits).map(([key, limit]) => {
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        if (count > limit.tries) recordReached(security, key, limit);
        return count <= limit.tries;
      });
      return !within.includes(false);
    },
  };
}
