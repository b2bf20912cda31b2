import type { Connection, Types } from 'mongoose';
import { orderModel } from '../order/order.model.ts';
import type { SettledOutcome } from './payment-outcome.ts';

/** The order that a checkout has become, as the answer to whoever came second. */
export function createPlacedOrder(connection: Connection) {
  const orders = orderModel(connection);

  return async function placedOrder(checkoutId: Types.ObjectId): Promise<SettledOutcome> {
    const order = await orders.findOne({ checkoutId }).lean();
    return order ? { outcome: 'placed', order } : { outcome: 'notStarted' };
  };
}

export type PlacedOrder = ReturnType<typeof createPlacedOrder>;
