import type { Market } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import { readPaidLines } from '../order/index.ts';
import { saveCounted } from './save-counted.ts';
import { unitsSoldId, unitsSoldModel } from './units-sold.model.ts';

/** Sales period in days: a season, so that neither a single week nor last year decides (CATALOGUE-24). */
const DAYS_COUNTED = 90;
/** Maximum paid orders read per store and run, newest first. */
const ORDERS_COUNTED = 100_000;

const DAY_MS = 86_400_000;

/**
 * Counts the units of each product that a store has sold. Runs may overlap, in one process or several; the one that began last
 * wins.
 */
export function createUnitsSoldCounting(connection: Connection, stores: readonly Market[]) {
  const counted = unitsSoldModel(connection);

  async function countStore(market: Market, now: Date): Promise<void> {
    const units = new Map<string, number>();
    const since = new Date(now.getTime() - DAYS_COUNTED * DAY_MS);
    for await (const lines of readPaidLines(connection, market, { since, limit: ORDERS_COUNTED })) {
      for (const { productId, quantity } of lines) units.set(productId, (units.get(productId) ?? 0) + quantity);
    }
    for (const [productId, sold] of units) {
      await saveCounted(counted, { _id: unitsSoldId(market, productId), market, units: sold, countedAt: now });
    }
    await counted.deleteMany({ market, countedAt: { $lt: now } });
  }

  return {
    async run(now = new Date()): Promise<void> {
      for (const market of stores) await countStore(market, now);
    },
  };
}

export type UnitsSoldCounting = ReturnType<typeof createUnitsSoldCounting>;
