import type { Market } from '@eunbit/schema/market';
import type { ClientSession, Connection } from 'mongoose';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';

const UNPAID = { 'payment.status': 'AWAITING_PAYMENT' } as const;

/** Orders that hold units although nothing has been paid for them. */
export function createUnpaidHolds(connection: Connection) {
  const orders = orderModel(connection);

  return {
    /** Those that count under any of these keys; those that staff have placed have none. */
    heldUnder(
      session: ClientSession,
      holderKeys: readonly string[],
    ): Promise<Required<Pick<OrderRecord, 'holderKeys' | 'lines'>>[]> {
      return orders
        .find({ holderKeys: { $in: holderKeys }, ...UNPAID }, { holderKeys: 1, lines: 1 }, { session })
        .lean<Required<Pick<OrderRecord, 'holderKeys' | 'lines'>>[]>()
        .exec();
    },

    /** Those with units of a product, newest first. */
    heldOf(market: Market, productId: string, limit: number): Promise<OrderRecord[]> {
      return orders
        .find({ market, 'lines.productId': productId, ...UNPAID })
        .sort({ createdAt: -1 })
        .limit(limit)
        .hint('unpaid_by_product')
        .lean()
        .exec();
    },
  };
}

export type UnpaidHolds = ReturnType<typeof createUnpaidHolds>;
