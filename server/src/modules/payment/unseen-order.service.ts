import type { Market } from '@eunbit/schema/market';
import type { CheckoutPayments } from '../checkout/index.ts';
import type { OrderReader, OrderRecord, OrderTokens } from '../order/index.ts';

interface Deps {
  readonly checkoutPayments: Pick<CheckoutPayments, 'unseenOrderId' | 'setOrderShown'>;
  readonly orderReader: Pick<OrderReader, 'byId' | 'byNumber'>;
  readonly tokens: OrderTokens;
}

/**
 * Orders not yet shown to their buyers because the payment succeeded after the tab was closed. `cartId` is the id of
 * the caller's cart, which owns the checkouts.
 */
export function createUnseenOrderService({ checkoutPayments, orderReader, tokens }: Deps) {
  return {
    /** The newest unseen order of a store; null if there is none or it has been cancelled. */
    async find(cartId: string, market: Market): Promise<Pick<OrderRecord, 'number'> | null> {
      const orderId = await checkoutPayments.unseenOrderId(cartId, market);
      const order = orderId && (await orderReader.byId(orderId));
      return order && order.status !== 'ORDER_CANCELLED' ? order : null;
    },

    /** Marks the order as seen. Returns its access token; null if the order was not placed from this cart. */
    async acknowledge(cartId: string, number: string): Promise<string | null> {
      const order = await orderReader.byNumber(number);
      const isOwn = order !== null && (await checkoutPayments.setOrderShown(order.checkoutId, cartId));
      return isOwn ? tokens.access(order) : null;
    },
  };
}

export type UnseenOrderService = ReturnType<typeof createUnseenOrderService>;
