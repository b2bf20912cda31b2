import type { Market } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import { checkoutModel } from '../checkout/checkout.model.ts';
import { orderModel } from '../order/order.model.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { OrderTokens } from '../order/order-tokens.ts';

/**
 * Orders that their buyers have not been shown: the payment went through after the tab was closed, so that no page could
 * say so. `cartId` is the id of the caller's cart, which owns their checkouts.
 */
export function createUnseenOrderService(connection: Connection, tokens: OrderTokens) {
  const checkouts = checkoutModel(connection);
  const orders = orderModel(connection);

  return {
    /** The newest such order of a store; null where there is none, or it has been cancelled meanwhile. */
    async find(cartId: string, market: Market): Promise<Pick<OrderRecord, 'number'> | null> {
      const checkout = await checkouts
        .findOne({ cartId, market, state: 'COMPLETED', orderShown: false }, { orderId: 1 })
        .sort(NEWEST_FIRST)
        .lean();
      if (!checkout?.orderId) return null;
      const order = await orders.findById(checkout.orderId, { number: 1, status: 1 }).lean();
      return order && order.status !== 'ORDER_CANCELLED' ? order : null;
    },

    /** The buyer sees the order. Answers the token that opens it; null for an order that this cart did not become. */
    async acknowledge(cartId: string, number: string): Promise<string | null> {
      const order = await orders.findOne({ number }, { checkoutId: 1 }).lean();
      if (!order) return null;
      const own = { _id: order.checkoutId, cartId };
      const { matchedCount } = await checkouts.updateOne(own, { $set: { orderShown: true } });
      return matchedCount === 1 ? tokens.access(order) : null;
    },
  };
}

export type UnseenOrderService = ReturnType<typeof createUnseenOrderService>;
