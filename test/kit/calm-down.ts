import { checkoutModel } from '@eunbit/server/modules/checkout/checkout.model';
import { draftOrderModel } from '@eunbit/server/modules/draft-order/draft-order.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { reservationModel } from '@eunbit/server/modules/stock/reservation.model';
import type { Connection } from 'mongoose';
import { expect, vi } from 'vitest';

/** Units of running payments are held no longer. Those of a draft order come back with the end of its link, or not at all. */
export async function runOutHolds(connection: Connection): Promise<void> {
  const drafts = await draftOrderModel(connection).distinct('_id');
  const ofPayments = { state: 'HELD', checkoutId: { $nin: drafts } } as const;
  await reservationModel(connection).updateMany(ofPayments, { heldUntil: new Date(0) });
}

/**
 * Brings the time on at which the jobs look after what was left behind, and waits until they have. `products` are those
 * that people buy here, in a shop whose other orders are made up.
 */
export async function calmDown(connection: Connection, products: readonly string[]): Promise<void> {
  await runOutHolds(connection);
  await draftOrderModel(connection).updateMany({ state: 'SENT' }, { expiresAt: new Date(0) });
  await checkoutModel(connection).updateMany({ state: 'PAYING' }, { 'payment.checkAt': new Date(0) });
  const orders = orderModel(connection);
  await orders.updateMany(
    { 'refunds.nextTryAt': { $type: 'date' } },
    { $set: { 'refunds.$[due].nextTryAt': new Date(0) } },
    { arrayFilters: [{ 'due.nextTryAt': { $type: 'date' } }] },
  );
  await orders.updateMany({ 'payment.followUpAt': { $type: 'date' } }, { 'payment.followUpAt': new Date(0) });
  // A job that was running in a killed server is nobody's until its lock has run out.
  await connection.collection('jobs').updateMany({}, { $set: { lockedAt: null, nextRunAt: new Date() } });
  const left = async () => ({
    held: await reservationModel(connection).countDocuments({ state: 'HELD' }),
    paying: await checkoutModel(connection).countDocuments({ state: 'PAYING' }),
    moneyDue: await orders.countDocuments({
      'payment.status': { $in: ['REFUND_DUE', 'CAPTURE_DUE'] },
      // What came by transfer goes back by hand.
      'payment.intentId': { $type: 'string' },
      'lines.productId': { $in: products },
    }),
    partsDue: await orders.countDocuments({ 'refunds.nextTryAt': { $type: 'date' } }),
    unended: await draftOrderModel(connection).countDocuments({ state: 'SENT' }),
    unsold: await checkoutModel(connection).countDocuments({ 'payment.refundDueAt': { $type: 'date' } }),
  });
  const nothing = { held: 0, paying: 0, moneyDue: 0, partsDue: 0, unended: 0, unsold: 0 };
  await vi.waitFor(async () => expect(await left()).toEqual(nothing), { timeout: 600_000, interval: 250 });
}
