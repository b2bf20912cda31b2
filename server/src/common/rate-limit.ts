import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from './models.ts';

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
  /** Tries allowed within one window. */
  readonly tries: number;
  readonly windowSeconds: number;
}

export interface RateLimiter {
  /** Counts a try under each key; true while no limit is passed. Shared by all server processes. */
  attempt(limits: Readonly<Record<string, RateLimit>>): Promise<boolean>;
}

export const rateLimitModel = (connection: Connection): Model<CounterRecord> =>
  modelOn(connection, 'RateLimit', schema, 'rate_limits');

export function createRateLimiter(connection: Connection): RateLimiter {
  const counters = rateLimitModel(connection);

  async function count([key, { tries, windowSeconds }]: [string, RateLimit]): Promise<boolean> {
    const window = Math.floor(Date.now() / 1000 / windowSeconds);
    const counter = await counters.findOneAndUpdate(
      { _id: `${key}:${window}` },
      { $inc: { count: 1 }, $setOnInsert: { expiresAt: new Date((window + 1) * windowSeconds * 1000) } },
      { upsert: true, returnDocument: 'after', lean: true },
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
