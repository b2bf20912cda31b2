import { Market } from '@eunbit/schema/market';
import { OrderStatus } from '@eunbit/schema/order';
import type { ClientSession, Connection, Types } from 'mongoose';
import { inTransaction } from '../../../common/transaction.ts';
import { orderModel } from '../order.model.ts';
import { orderCounterModel } from './order-counter.model.ts';
import { type CountedMark, type SaleMarkRecord, saleMarkModel } from './sale-mark.model.ts';

/** Orders of a store by status. */
export type StatusCounts = Readonly<Record<OrderStatus, number>>;

/** All orders are recounted after this time, in case orders were written directly to the database. */
const RECOUNTED_AFTER_MS = 86_400_000;
/** Maximum reads: if marks are settled between two reads, they are repeated; the last one is used. */
const READINGS = 3;

const MARK = { market: 1, from: 1, to: 1 } as const;

/** Sums the changes that marks make to the counters of a store. */
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

  /** Recounts all orders by an index scan. */
  async function rebuild(now = new Date()): Promise<void> {
    for (const market of Object.values(Market)) {
      await inTransaction(connection, async (session) => {
        const waiting = await marks.find({}, MARK, { session }).sort({ _id: 1 }).lean();
        const inMarks = sumMarks(waiting, market);
        const all = await countAll(market, session);
        // Subtracts the waiting marks, which are added when they are settled.
        const counts = Object.fromEntries(
          Object.entries(all).map(([status, count]) => [status, count - (inMarks[status as OrderStatus] ?? 0)]),
        );
        await counters.updateOne(
          { _id: market },
          { $set: { counts, countedAt: now }, $inc: { version: 1 } },
          { session, upsert: true },
        );
        // Causes a write conflict with a concurrent transaction that settles these marks, which may not have found the counter
        // yet.
        const ids = waiting.map(({ _id }) => _id);
        if (ids.length > 0) await marks.updateMany({ _id: { $in: ids } }, { $set: { recountedAt: now } }, { session });
      });
    }
  }

  return {
    /** Null until all orders have been counted once. */
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

    /** Adds marks to the counters and deletes them; skips marks that another process has already settled. */
    async settle(ids: readonly Types.ObjectId[]): Promise<void> {
      await inTransaction(connection, async (session) => {
        const found: SaleMarkRecord[] = await marks.find({ _id: { $in: [...ids] } }, null, { session }).lean();
        for (const market of Object.values(Market)) {
          const sums = Object.entries(sumMarks(found, market)).map(([status, sum]) => [`counts.${status}`, sum]);
          // A store whose orders were never fully counted has no counter; the first full count includes these orders.
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

    /** Recounts all orders if the last full count is older than a day. */
    async refresh(now = new Date()): Promise<void> {
      const since = new Date(now.getTime() - RECOUNTED_AFTER_MS);
      const fresh = await counters.find({ _id: { $in: Object.values(Market) }, countedAt: { $gt: since } }).lean();
      if (fresh.length < Object.values(Market).length) await rebuild(now);
    },
  };
}

export type OrderCounters = ReturnType<typeof createOrderCounters>;
