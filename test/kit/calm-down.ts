import { checkoutModel } from '@eunbit/server/modules/checkout/checkout.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { reservationModel } from '@eunbit/server/modules/stock/reservation.model';
import type { Connection } from 'mongoose';
import { expect, vi } from 'vitest';

/**
 * Brings the time on at which the jobs look after what was left behind, and waits until they have. `products` are those
 * that people buy here, in a shop whose other orders are made up.
 */
export async function calmDown(connection: Connection, products: readonly string[]): Promise<void> {
  await reservationModel(connection).updateMany({ state: 'HELD' }, { heldUntil: new Date(0) });
  await checkoutModel(connection).updateMany({ state: 'PAYING' }, { 'payment.checkAt': new Date(0) });
  // A job that was running in a killed server is nobody's until its lock has run out.
  await connection.collection('jobs').updateMany({}, { $set: { lockedAt: null, nextRunAt: new Date() } });
  const left = async () => ({
    held: await reservationModel(connection).countDocuments({ state: 'HELD' }),
    paying: await checkoutModel(connection).countDocuments({ state: 'PAYING' }),
    refundsDue: await orderModel(connection).countDocuments({
      'payment.state': 'REFUND_DUE',
      'lines.productId': { $in: products },
    }),
    unsold: await checkoutModel(connection).countDocuments({ 'payment.refundDueAt': { $type: 'date' } }),
  });
  await vi.waitFor(async () => expect(await left()).toEqual({ held: 0, paying: 0, refundsDue: 0, unsold: 0 }), {
    timeout: 120_000,
    interval: 250,
  });
}
