import type { Market } from '@eunbit/schema/market';
import type { PaymentStatus } from '@eunbit/schema/payment-status';
import type { Connection } from 'mongoose';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';

/** What keeps a sale a sale: a part of its price may have gone back. */
const PAID: readonly PaymentStatus[] = ['PAID', 'PARTLY_REFUNDED'];

/**
 * The products of the newest paid orders of a store, order by order; cancelled orders are left out. Reads at most
 * `limit` orders of each kind, each within one index.
 */
export async function* readPaidProducts(
  connection: Connection,
  market: Market,
  { since, limit }: { readonly since: Date; readonly limit: number },
): AsyncGenerator<readonly string[]> {
  for (const status of PAID) {
    const paid = orderModel(connection)
      .find(
        { market, 'payment.status': status, createdAt: { $gte: since }, status: { $ne: 'ORDER_CANCELLED' } },
        { 'lines.productId': 1 },
      )
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean<Pick<OrderRecord, 'lines'>>()
      .cursor();
    for await (const { lines } of paid) yield lines.map(({ productId }) => productId);
  }
}
