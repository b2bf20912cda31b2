import type { Connection } from 'mongoose';
import { orderModel } from '../order/order.model.ts';
import type { Listing } from './review-score.model.ts';

/** Whether a member has ordered a product in a store; a cancelled order was none. */
export async function hasBought(
  connection: Connection,
  userId: string,
  { market, productId }: Listing,
): Promise<boolean> {
  const order = await orderModel(connection).exists({
    userId,
    market,
    'lines.productId': productId,
    status: { $ne: 'ORDER_CANCELLED' },
  });
  return order !== null;
}
