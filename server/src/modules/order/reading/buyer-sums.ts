import { CURRENCY_BY_MARKET, type Currency, type Market } from '@eunbit/schema/market';
import type { Connection, QueryFilter } from 'mongoose';
import { GUEST_ORDER } from '../guest/guest-order.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';

/** The number and value of a buyer's orders. */
export interface BuyerSums {
  readonly orderCount: number;
  readonly firstOrderAt: Date;
  readonly lastOrderAt: Date;
  /** Paid less refunded, in minor units, by each currency in which they have ordered. */
  readonly value: readonly { readonly amount: number; readonly currency: Currency }[];
}

interface Group {
  readonly _id: { readonly buyer: string; readonly market: Market };
  readonly orders: number;
  readonly first: Date;
  readonly last: Date;
  readonly paid: number;
  readonly refunded: number;
}

function addUp(
  sums: BuyerSums | undefined,
  { _id: { market }, orders, first, last, paid, refunded }: Group,
): BuyerSums {
  const value = [...(sums?.value ?? []), { amount: paid - refunded, currency: CURRENCY_BY_MARKET[market] }];
  if (!sums) return { orderCount: orders, firstOrderAt: first, lastOrderAt: last, value };
  return {
    orderCount: sums.orderCount + orders,
    firstOrderAt: first < sums.firstOrderAt ? first : sums.firstOrderAt,
    lastOrderAt: last > sums.lastOrderAt ? last : sums.lastOrderAt,
    value,
  };
}

/** Sums the orders of buyers with one query, which reads only these orders. */
export function createBuyerSums(connection: Connection) {
  async function sum(
    by: 'userId' | 'email',
    filter: QueryFilter<OrderRecord>,
  ): Promise<ReadonlyMap<string, BuyerSums>> {
    const groups = await orderModel(connection).aggregate<Group>([
      { $match: filter },
      {
        $group: {
          _id: { buyer: `$${by}`, market: '$market' },
          orders: { $sum: 1 },
          first: { $min: '$createdAt' },
          last: { $max: '$createdAt' },
          paid: { $sum: '$payment.paidAmount' },
          refunded: { $sum: '$payment.refundedAmount' },
        },
      },
      { $sort: { '_id.market': 1 } },
    ]);
    const sums = new Map<string, BuyerSums>();
    for (const group of groups) sums.set(group._id.buyer, addUp(sums.get(group._id.buyer), group));
    return sums;
  }

  return {
    /** By account; members without orders are missing. */
    ofMembers: (userIds: readonly string[]) => sum('userId', { userId: { $in: [...userIds] } }),
    /** By email address; orders that have an owner do not count. */
    ofGuests: (emails: readonly string[]) => sum('email', { email: { $in: [...emails] }, ...GUEST_ORDER }),
  };
}

export type ReadBuyerSums = ReturnType<typeof createBuyerSums>;
