import type { ClientSession, Connection } from 'mongoose';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import type { OrderReturnRecord } from '../returns.record.ts';

/** Returns of orders, for the module that they belong to. */
export function createOrderReturns(connection: Connection) {
  const orders = orderModel(connection);

  return {
    /**
     * Stores the returns of an order. Null if returns, refunds or what has left have changed since the order was read: of two
     * who want the same units, one judges again.
     */
    write(
      order: OrderRecord,
      returns: readonly OrderReturnRecord[],
      session: ClientSession,
    ): Promise<OrderRecord | null> {
      return orders
        .findOneAndUpdate(
          {
            _id: order._id,
            status: order.status,
            fulfilmentVersion: order.fulfilmentVersion,
            refundsVersion: order.refundsVersion ?? null,
            returnsVersion: order.returnsVersion ?? null,
          },
          { $set: { returns: [...returns], returnsVersion: (order.returnsVersion ?? 0) + 1 } },
          { session, returnDocument: 'after', lean: true },
        )
        .exec();
    },
  };
}

export type OrderReturns = ReturnType<typeof createOrderReturns>;
