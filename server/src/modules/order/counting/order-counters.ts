import { Market } from '@eunbit/schema/market';
import { OrderStatus } from '@eunbit/schema/order';
import type { ClientSession, Connection, Types } from 'mongoose';
import { inTransaction } from '../../../common/transaction.ts';
import { orderModel } from '../order.model.ts';
import { orderCounterModel } from './order-counter.model.ts';
import { type CountedMark, type SaleMarkRecord, saleMarkModel } from './sale-mark.model.ts';

/** Orders of a store by status. */
export type StatusCounts = Readonly<Record<OrderStatus, number>>;

/** All orders are counted again after this time, in case that orders were written past the shop. */
const RECOUNTED_AFTER_MS = 86_400_000;
/** Marks may be counted between two reads; after so many tries the last reading is taken. */
const READINGS = 3;

const MARK = { market: 1, from: 1, to: 1 } as const;

/** What marks add to the counters of a store. */
export function sumMarks(marks: readonly CountedMark[], market: Market): Partial<Record<OrderStatus, number>> {
  const sums: Partial<Record<OrderStatus, number>> = {};
  const add = (status: OrderStatus, change: number) => {
    sums[status] = (sums[status] ?? 0) + change;
  };
  for (const { market: ofMark, from, to } of marks) {
    if (ofMark !== market) continue;
    add(to, 1);
    if (from) add(from, -1);
  }
  return sums;
}

function addUp(...all: readonly Partial<Record<OrderStatus, number>>[]): StatusCounts {
  const sumOf = (status: OrderStatus) => all.reduce((sum, counts) => sum + (counts[status] ?? 0), 0);
  return Object.fromEntries(Object.values(OrderStatus).map((status) => [status, sumOf(status)])) as StatusCounts;
}

/**
 * Counts the orders of each store by status without reading them: a counter, and the marks that are not counted yet.
 * Both change in the transactions that change orders, so that their sum is exact at any time.
 */
export function createOrderCounters(connection: Connection) {
  const orders = orderModel(connection);
  const counters = orderCounterModel(connection);
  const marks = saleMarkModel(connection);

  async function countAll(market: Market, session: ClientSession): Promise<StatusCounts> {
    const counts: Partial<Record<OrderStatus, number>> = {};
    for (const status of Object.values(OrderStatus)) {
      counts[status] = await orders.countDocuments({ market, status }, { session });
    }
    return addUp(counts);
  }

  /** Counts all orders again. Reads every one of them in an index. */
  async function rebuild(now = new Date()): Promise<void> {
    for (const market of Object.values(Market)) {
      await inTransaction(connection, async (session) => {
        const waiting = await marks.find({}, MARK, { session }).sort({ _id: 1 }).lean();
        const inMarks = sumMarks(waiting, market);
        const all = await countAll(market, session);
        // The marks will be added once more, when they are counted.
        const counts = Object.fromEntries(
          Object.entries(all).map(([status, count]) => [status, count - (inMarks[status as OrderStatus] ?? 0)]),
        );
        await counters.updateOne(
          { _id: market },
          { $set: { counts, countedAt: now }, $inc: { version: 1 } },
          { session, upsert: true },
        );
        // Conflicts with a transaction that settles them meanwhile, which may not have found the counter yet.
        const ids = waiting.map(({ _id }) => _id);
        if (ids.length > 0) await marks.updateMany({ _id: { $in: ids } }, { $set: { recountedAt: now } }, { session });
      });
    }
  }

  return {
    /** Null until all orders were counted once. */
    async read(market: Market): Promise<StatusCounts | null> {
      let before = await counters.findById(market).lean();
      for (let reading = 1; before; reading += 1) {
        const waiting = await marks.find({}, MARK).sort({ _id: 1 }).lean();
        const after = await counters.findById(market, { version: 1 }).lean();
        if (after?.version === before.version || reading === READINGS) {
          return addUp(before.counts, sumMarks(waiting, market));
        }
        before = await counters.findById(market).lean();
      }
      return null;
    },

    /** Adds marks to the counters and deletes them; those that another process has counted meanwhile are left alone. */
    async settle(ids: readonly Types.ObjectId[]): Promise<void> {
      await inTransaction(connection, async (session) => {
        const found: SaleMarkRecord[] = await marks.find({ _id: { $in: [...ids] } }, null, { session }).lean();
        for (const market of Object.values(Market)) {
          const sums = Object.entries(sumMarks(found, market)).map(([status, sum]) => [`counts.${status}`, sum]);
          // A store that was never counted as a whole has no counter, and will find these orders then.
          if (sums.length > 0) {
            await counters.updateOne(
              { _id: market },
              { $inc: { ...Object.fromEntries(sums), version: 1 } },
              { session },
            );
          }
        }
        await marks.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } }, { session });
      });
    },

    rebuild,

    /** Counts all orders again where that was not done for a day. */
    async refresh(now = new Date()): Promise<void> {
      const since = new Date(now.getTime() - RECOUNTED_AFTER_MS);
      const fresh = await counters.find({ _id: { $in: Object.values(Market) }, countedAt: { $gt: since } }).lean();
      if (fresh.length < Object.values(Market).length) await rebuild(now);
    },
  };
}

export type OrderCounters = ReturnType<typeof createOrderCounters>;
