import type { Market } from '@eunbit/schema/market';
import type { Connection, Types } from 'mongoose';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import type { OrderCounters } from './order-counters.ts';
import { changesSales, saleMarkModel } from './sale-mark.model.ts';

/** The orders that count as sales in all statistics. */
const SOLD = { status: { $ne: 'ORDER_CANCELLED' as const } };

/** The fields of an order that sales statistics need. */
export type CountedOrder = Pick<OrderRecord, 'email' | 'lines' | 'amounts' | 'payment' | 'refunds'>;

/** The buyer, store and time of an order. */
export type OrderDay = Pick<OrderRecord, 'email' | 'market' | 'createdAt'>;

/** A time span; `until` is exclusive. */
export interface SaleSpan {
  readonly from: Date;
  readonly until: Date;
}

const COUNTED = {
  email: 1,
  lines: 1,
  amounts: 1,
  refunds: 1,
  'payment.paidAmount': 1,
  'payment.refundedAmount': 1,
} as const;
const DAY = { email: 1, market: 1, createdAt: 1 } as const;

/** The amount never charged to a card, which `getRevenue` subtracts; computed by the database. */
const RELEASED_OF_PRICE = {
  $sum: {
    $map: {
      input: {
        $filter: {
          input: { $ifNull: ['$refunds', []] },
          cond: {
            $and: [
              { $eq: ['$$this.status', 'SUCCEEDED'] },
              { $eq: ['$$this.destination', 'AUTHORISATION'] },
              { $not: [{ $in: ['$$this.reason', ['ORDER_EDITED', 'OVERPAID']] }] },
            ],
          },
        },
      },
      in: '$$this.amount',
    },
  },
} as const;

/** `getRefundOfPrice` as an aggregation expression. */
const REFUND_OF_PRICE = {
  $max: [
    0,
    { $subtract: ['$payment.refundedAmount', { $max: [0, { $subtract: ['$payment.paidAmount', '$amounts.total'] }] }] },
  ],
} as const;

/** Orders for sales statistics. Cancelled orders are excluded. */
export function createOrderSales(connection: Connection, counters: OrderCounters) {
  const orders = orderModel(connection);
  const marks = saleMarkModel(connection);

  return {
    /** The oldest marks, and the ids of the orders whose days have to be recounted. */
    async marked(limit: number): Promise<{ readonly ids: Types.ObjectId[]; readonly orderIds: Types.ObjectId[] }> {
      const due = await marks.find().sort({ _id: 1 }).limit(limit).lean();
      return {
        ids: due.map(({ _id }) => _id),
        orderIds: due.filter(changesSales).map(({ orderId }) => orderId),
      };
    },

    /** Adds the marks to the counters and deletes them, after their days have been counted. */
    settleMarks(ids: readonly Types.ObjectId[]): Promise<void> {
      return counters.settle(ids);
    },

    /** Recounts all orders, for orders that were written without marks. */
    recount(now: Date): Promise<void> {
      return counters.rebuild(now);
    },

    /** Orders of a store placed in a time span, oldest first. */
    placedWithin(market: Market, { from, until }: SaleSpan): Promise<CountedOrder[]> {
      return orders
        .find({ market, createdAt: { $gte: from, $lt: until }, ...SOLD }, COUNTED)
        .sort({ createdAt: 1 })
        .lean<CountedOrder[]>()
        .exec();
    },

    /** Orders of these buyers in a store before an instant, oldest first. */
    placedBy(emails: readonly string[], market: Market, until: Date): Promise<Pick<OrderDay, 'email' | 'createdAt'>[]> {
      return orders
        .find({ email: { $in: [...emails] }, market, createdAt: { $lt: until }, ...SOLD }, { email: 1, createdAt: 1 })
        .sort({ createdAt: 1 })
        .lean()
        .exec();
    },

    /** Includes cancelled orders: the days that they no longer count for must be recounted. */
    days(orderIds: readonly Types.ObjectId[]): Promise<OrderDay[]> {
      return orders
        .find({ _id: { $in: [...orderIds] } }, DAY)
        .lean()
        .exec();
    },

    /** All orders of these buyers, unsorted. */
    async *daysOfBuyers(emails: readonly string[]): AsyncGenerator<OrderDay> {
      yield* orders
        .find({ email: { $in: [...emails] } }, DAY)
        .lean()
        .cursor();
    },

    /** When the first order of a store was placed; null if there is none. */
    async firstPlacedAt(market: Market): Promise<Date | null> {
      const first = await orders.findOne({ market }, { createdAt: 1 }).sort({ createdAt: 1 }).lean();
      return first?.createdAt ?? null;
    },

    /** Number of orders placed in a time span, and their total less refunds, in minor units. Reads every order of the span. */
    async sumWithin(
      market: Market,
      { from, until }: SaleSpan,
    ): Promise<{ readonly orders: number; readonly revenue: number }> {
      const [sum] = await orders.aggregate<{ orders: number; revenue: number }>([
        { $match: { market, createdAt: { $gte: from, $lt: until }, ...SOLD } },
        {
          $group: {
            _id: null,
            orders: { $sum: 1 },
            revenue: {
              $sum: { $max: [0, { $subtract: ['$amounts.total', { $add: [REFUND_OF_PRICE, RELEASED_OF_PRICE] }] }] },
            },
          },
        },
        { $project: { _id: 0 } },
      ]);
      return sum ?? { orders: 0, revenue: 0 };
    },
  };
}

export type OrderSales = ReturnType<typeof createOrderSales>;
