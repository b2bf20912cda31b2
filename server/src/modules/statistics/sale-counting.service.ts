import { Market } from '@eunbit/schema/market';
import type { Connection, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { startOfDay, startOfNextDay, storeDay } from '../../common/store-time.ts';
import { type CountedOrder, getRevenue, getSoldLines, type OrderSales } from '../order/index.ts';
import { buyerDay } from './buyer-days.ts';
import { daysBetween, daysOfSpan } from './calendar.ts';
import { pack } from './packed.ts';
import { tallySales } from './sale-figures.ts';
import { saleRollupModel } from './sale-rollup.model.ts';

/** The maximum number of order changes that one run processes; the next run continues. */
const MARKS_A_RUN = 500;
/** The number of buyers whose previous orders are read in one query. */
const BUYERS_AT_ONCE = 500;

/** A day of a store. */
interface StoreDay {
  readonly market: Market;
  readonly day: string;
}

const emailsOf = (placed: readonly CountedOrder[]): string[] => [...new Set(placed.map(({ email }) => email))];

/** The order days of all buyers of a store, up to the last day added. */
function createHistories() {
  const ofBuyers = new Map<string, string[]>();
  return {
    /** Adds a day; returns the histories of its buyers, including it. */
    add(day: string, placed: readonly CountedOrder[]): string[][] {
      for (const { email } of placed) {
        const history = ofBuyers.get(email);
        if (history) history.push(day);
        else ofBuyers.set(email, [day]);
      }
      return emailsOf(placed).map((email) => ofBuyers.get(email) ?? []);
    },
  };
}

/**
 * Sums orders by the store's day on which they were placed. Counting is idempotent, also while other processes count.
 */
export function createSaleCounting(connection: Connection, sales: OrderSales) {
  const rollups = saleRollupModel(connection);

  /** The days of all orders of a day's buyers up to that day, oldest first. */
  async function readHistories(market: Market, day: string, placed: readonly CountedOrder[]): Promise<string[][]> {
    const emails = emailsOf(placed);
    const until = startOfNextDay(market, day);
    const histories = new Map<string, string[]>();
    for (let index = 0; index < emails.length; index += BUYERS_AT_ONCE) {
      const orders = await sales.placedBy(emails.slice(index, index + BUYERS_AT_ONCE), market, until);
      for (const order of orders) {
        const history = histories.get(order.email) ?? [];
        history.push(storeDay(market, order.createdAt));
        histories.set(order.email, history);
      }
    }
    return [...histories.values()];
  }

  /** Returns false if a newer count was already written: it is unknown which orders that one had read. */
  async function countDay(
    { market, day }: StoreDay,
    begun: Date,
    historiesOf: (placed: readonly CountedOrder[]) => string[][] | Promise<string[][]> = (placed) =>
      readHistories(market, day, placed),
  ): Promise<boolean> {
    const span = { from: startOfDay(market, day), until: startOfNextDay(market, day) };
    const placed = await sales.placedWithin(market, span);
    const histories = await historiesOf(placed);
    const counted = placed.map((order) => ({
      total: getRevenue(order),
      grossTotal: order.amounts.total,
      lines: getSoldLines(order),
    }));
    const figures = tallySales(counted, buyerDay(day, histories, daysBetween));
    const _id = `${market}:${day}`;
    try {
      const rollup = { _id, market, day, countedAt: begun, figures: pack(figures) };
      await rollups.replaceOne({ _id, countedAt: { $lte: begun } }, rollup, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /**
   * The days of some orders, and the later days on which their buyers bought again: their figures depend on earlier
   * orders.
   */
  async function findAffectedDays(orderIds: readonly Types.ObjectId[]): Promise<Map<string, StoreDay>> {
    const days = new Map<string, StoreDay>();
    const add = (market: Market, at: Date) => {
      const day = storeDay(market, at);
      days.set(`${market}:${day}`, { market, day });
    };
    const changed = await sales.days(orderIds);
    const since = new Map<string, Date>();
    for (const { market, email, createdAt } of changed) {
      add(market, createdAt);
      const first = since.get(email);
      if (!first || createdAt < first) since.set(email, createdAt);
    }
    for await (const { market, email, createdAt } of sales.daysOfBuyers([...since.keys()])) {
      const first = since.get(email);
      if (first && createdAt > first) add(market, createdAt);
    }
    return days;
  }

  return {
    /** Counts the days of orders that changed; returns how many days. */
    async run(now = new Date()): Promise<number> {
      const marked = await sales.marked(MARKS_A_RUN);
      if (marked.ids.length === 0) return 0;
      const days = await findAffectedDays(marked.orderIds);
      let isWhole = true;
      for (const day of days.values()) isWhole = (await countDay(day, now)) && isWhole;
      if (isWhole) await sales.settleMarks(marked.ids);
      return days.size;
    },

    /**
     * Counts every day since the first order again, each order read once: the days of every buyer so far are kept in
     * memory, which takes about 0.2 KB a buyer. Returns how many days.
     */
    async rebuild(now = new Date()): Promise<number> {
      await sales.recount(now);
      let counted = 0;
      for (const market of Object.values(Market)) {
        const first = await sales.firstPlacedAt(market);
        if (!first) continue;
        const span = { from: storeDay(market, first), to: storeDay(market, now) };
        const histories = createHistories();
        for (const day of daysOfSpan(span)) {
          await countDay({ market, day }, now, (placed) => histories.add(day, placed));
          counted += 1;
        }
      }
      return counted;
    },
  };
}

export type SaleCounting = ReturnType<typeof createSaleCounting>;
