import type { Market } from '@eunbit/schema/market';
import type { CheckoutPayments } from '../checkout/checkout-payments.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { OrderTokens } from '../order/order-tokens.ts';
import type { OrderPayments } from '../order/stores/order-payments.ts';

interface Deps {
  readonly checkoutPayments: Pick<CheckoutPayments, 'unseenOrderId' | 'setOrderShown'>;
  readonly orderPayments: Pick<OrderPayments, 'byId' | 'byNumber'>;
  readonly tokens: OrderTokens;
}

/**
 * Orders that their buyers have not been shown: the payment went through after the tab was closed, so that no page could
 * say so. `cartId` is the id of the caller's cart, which owns their checkouts.
 */
export function createUnseenOrderService({ checkoutPayments, orderPayments, tokens }: Deps) {
  return {
    /** The newest such order of a store; null where there is none, or it has been cancelled meanwhile. */
    async find(cartId: string, market: Market): Promise<Pick<OrderRecord, 'number'> | null> {
      const orderId = await checkoutPayments.unseenOrderId(cartId, market);
      const order = orderId && (await orderPayments.byId(orderId));
      return order && order.status !== 'ORDER_CANCELLED' ? order : null;
    },

    /** The buyer sees the order. Answers the token that opens it; null for an order that this cart did not become. */
    async acknowledge(cartId: string, number: string): Promise<string | null> {
      const order = await orderPayments.byNumber(number);
      const isOwn = order !== null && (await checkoutPayments.setOrderShown(order.checkoutId, cartId));
      return isOwn ? tokens.access(order) : null;
    },
  };
}

export type UnseenOrderService = ReturnType<typeof createUnseenOrderService>;
