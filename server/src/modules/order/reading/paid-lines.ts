import type { Market } from '@eunbit/schema/market';
import type { PaymentSummary } from '@eunbit/schema/payment-status';
import type { Connection } from 'mongoose';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';

/** A product of an order, with its units. */
export type PaidLine = Pick<OrderRecord['lines'][number], 'productId' | 'quantity'>;

/** Payment summaries that count as a sale; a part may have been refunded. */
const PAID: readonly PaymentSummary[] = ['PAID', 'PARTLY_REFUNDED'];

/**
 * The lines of the newest paid orders of a store, order by order; cancelled orders are left out. Reads at most
 * `limit` orders of each kind, each within one index.
 */
export async function* readPaidLines(
  connection: Connection,
  market: Market,
  { since, limit }: { readonly since: Date; readonly limit: number },
): AsyncGenerator<readonly PaidLine[]> {
  for (const summary of PAID) {
    const paid = orderModel(connection)
      .find(
        { market, 'payment.summary': summary, createdAt: { $gte: since }, status: { $ne: 'ORDER_CANCELLED' } },
        { 'lines.productId': 1, 'lines.quantity': 1 },
      )
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean<{ readonly lines: readonly PaidLine[] }>()
      .cursor();
    for await (const { lines } of paid) yield lines;
  }
}
