import { orderModel } from '@eunbit/server/modules/order/order.model';
import { runOutHolds } from './calm-down.ts';
import type { Month } from './month.ts';

const DAY_MS = 86_400_000;
/** After so many days every request for a payment is over that was open when they began. */
const REQUEST_DAYS = 3;
/** Days after which nothing of a month waits any more. */
const LONG_AFTER = 60;

/** The shop measures these by its own clock. */
async function endRequests({ shop }: Month): Promise<void> {
  await orderModel(shop.connection).updateMany(
    { 'paymentRequests.state': 'OPEN' },
    { $set: { 'paymentRequests.$[open].expiresAt': new Date(0) } },
    { arrayFilters: [{ 'open.state': 'OPEN' }] },
  );
}

/** Links and requests end, goods that do not come are given up, deposits are looked for, and what is due is paid back. */
async function runJobs({ shop, day }: Month): Promise<void> {
  const { draftOrders, payment, paymentRequests, returnDeadlines, unpaidOrders } = shop.app().services;
  const now = new Date(Date.now() + day * DAY_MS);
  await draftOrders.expireDue(now);
  await paymentRequests.settleDue(now);
  await returnDeadlines.chase(now);
  await payment.expireReservations();
  // An order whose deposit has come is not cancelled for want of it, and one that is gets its account closed.
  await payment.followUp(now);
  await unpaidOrders.chase(now);
  await payment.followUp(now);
  await payment.payDueRefunds();
}

/** Some days pass. */
export async function passTime(month: Month): Promise<void> {
  const days = 1 + Math.floor(month.random() * 5);
  month.day += days;
  if (days >= REQUEST_DAYS) await endRequests(month);
  await runJobs(month);
}

/** Everything that waits has waited long enough. */
export async function endMonth(month: Month): Promise<void> {
  month.day += LONG_AFTER;
  await endRequests(month);
  await runOutHolds(month.shop.connection);
  await runJobs(month);
}
