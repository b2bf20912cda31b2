import { orderModel } from '@eunbit/server/modules/order/order.model';
import { runOutHolds } from './calm-down.ts';
import type { Month } from './month.ts';

const DAY_MS = 86_400_000;
/** Days after which every payment request that was open before has expired. */
const REQUEST_DAYS = 3;
/** Days after which nothing in a month is pending any more. */
const LONG_AFTER = 60;

/** Payment requests expire by the clock of the shop, so their dates are changed. */
async function endRequests({ shop }: Month): Promise<void> {
  await orderModel(shop.connection).updateMany(
    { 'paymentRequests.status': 'OPEN' },
    { $set: { 'paymentRequests.$[open].expiresAt': new Date(0) } },
    { arrayFilters: [{ 'open.status': 'OPEN' }] },
  );
}

/** Expires links and requests, closes overdue returns, polls for deposits, and sends due refunds. */
async function runJobs({ shop, day }: Month): Promise<void> {
  const { draftOrders, payment, paymentRequests, returnDeadlines, unpaidOrders } = shop.app().services;
  const now = new Date(Date.now() + day * DAY_MS);
  await draftOrders.expireDue(now);
  await paymentRequests.settleDue(now);
  await returnDeadlines.chase(now);
  await payment.expireReservations();
  // An order whose deposit has come is not cancelled as unpaid; the account of a cancelled order is closed.
  await payment.followUp(now);
  await unpaidOrders.chase(now);
  await payment.followUp(now);
  await payment.payDueRefunds();
}

/** Lets some days pass. */
export async function passTime(month: Month): Promise<void> {
  const days = 1 + Math.floor(month.random() * 5);
  month.day += days;
  if (days >= REQUEST_DAYS) await endRequests(month);
  await runJobs(month);
}

/** Lets enough time pass that nothing is pending. */
export async function endMonth(month: Month): Promise<void> {
  month.day += LONG_AFTER;
  await endRequests(month);
  await runOutHolds(month.shop.connection);
  await runJobs(month);
}
