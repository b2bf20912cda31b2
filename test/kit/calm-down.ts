import { checkoutModel } from '@eunbit/server/modules/checkout/checkout.model';
import { draftOrderModel } from '@eunbit/server/modules/draft-order/draft-order.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { reservationModel } from '@eunbit/server/modules/stock/reservation.model';
import type { Connection } from 'mongoose';
import { expect, vi } from 'vitest';

/** Expires the holds of running payments. The units of a draft order are only released when its link expires. */
export async function runOutHolds(connection: Connection): Promise<void> {
  const drafts = await draftOrderModel(connection).distinct('_id');
  const ofPayments = { status: 'HELD', checkoutId: { $nin: drafts } } as const;
  await reservationModel(connection).updateMany(ofPayments, { heldUntil: new Date(0) });
}

/**
 * Makes the clean-up jobs due, and waits until they have finished. `products` are the products bought in this test; the other
 * orders of the shop are sample data.
 */
export async function calmDown(connection: Connection, products: readonly string[]): Promise<void> {
  await runOutHolds(connection);
  await draftOrderModel(connection).updateMany({ status: 'SENT' }, { expiresAt: new Date(0) });
  await checkoutModel(connection).updateMany({ status: 'PAYING' }, { 'payment.checkAt': new Date(0) });
  const orders = orderModel(connection);
  await orders.updateMany(
    { 'refunds.nextTryAt': { $type: 'date' } },
    { $set: { 'refunds.$[due].nextTryAt': new Date(0) } },
    { arrayFilters: [{ 'due.nextTryAt': { $type: 'date' } }] },
  );
  await orders.updateMany({ 'payment.followUpAt': { $type: 'date' } }, { 'payment.followUpAt': new Date(0) });
  // A job that was running in a killed server stays locked until its lock expires.
  await connection.collection('jobs').updateMany({}, { $set: { lockedAt: null, nextRunAt: new Date() } });
  const left = async () => ({
    held: await reservationModel(connection).countDocuments({ status: 'HELD' }),
    paying: await checkoutModel(connection).countDocuments({ status: 'PAYING' }),
    moneyDue: await orders.countDocuments({
      'payment.status': { $in: ['REFUND_DUE', 'CAPTURE_DUE'] },
      // Bank transfers are refunded by hand.
      'payment.intentId': { $type: 'string' },
      'lines.productId': { $in: products },
    }),
    partsDue: await orders.countDocuments({ 'refunds.nextTryAt': { $type: 'date' } }),
    unended: await draftOrderModel(connection).countDocuments({ status: 'SENT' }),
    unsold: await checkoutModel(connection).countDocuments({ 'payment.refundDueAt': { $type: 'date' } }),
  });
  const nothing = { held: 0, paying: 0, moneyDue: 0, partsDue: 0, unended: 0, unsold: 0 };
  await vi.waitFor(async () => expect(await left()).toEqual(nothing), { timeout: 600_000, interval: 250 });
}
