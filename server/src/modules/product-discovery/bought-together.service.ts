import type { Market } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import { readPaidLines } from '../order/index.ts';
import { boughtTogetherId, boughtTogetherModel } from './bought-together.model.ts';
import { BoughtTogetherTally } from './bought-together-tally.ts';
import { saveCounted } from './save-counted.ts';

/** Order period in days (DISCOVERY-4). */
const DAYS_COUNTED = 180;
/** Maximum paid orders read per store and run, newest first. */
const ORDERS_COUNTED = 100_000;

const DAY_MS = 86_400_000;

/** Counts which products are bought together. Runs may overlap, in one process or several; the one that began last wins. */
export function createBoughtTogetherCounting(connection: Connection, stores: readonly Market[]) {
  const counted = boughtTogetherModel(connection);

  async function countStore(market: Market, now: Date): Promise<void> {
    const tally = new BoughtTogetherTally();
    const since = new Date(now.getTime() - DAYS_COUNTED * DAY_MS);
    for await (const lines of readPaidLines(connection, market, { since, limit: ORDERS_COUNTED })) {
      tally.add(lines.map(({ productId }) => productId));
    }
    for (const [productId, companions] of tally.entries()) {
      await saveCounted(counted, {
        _id: boughtTogetherId(market, productId),
        market,
        productId,
        companions,
        countedAt: now,
      });
    }
    await counted.deleteMany({ market, countedAt: { $lt: now } });
  }

  return {
    async run(now = new Date()): Promise<void> {
      for (const market of stores) await countStore(market, now);
    },
  };
}

export type BoughtTogetherCounting = ReturnType<typeof createBoughtTogetherCounting>;
