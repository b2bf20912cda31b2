import { startOfDay, storeDay } from '@eunbit/server/common/store-time';
import { userModel } from '@eunbit/server/modules/account/user.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { OrderStatus } from '../gql/graphql.ts';
import { recordWholeDeposit } from '../kit/deposits.ts';
import { addMember } from '../kit/members.ts';
import { UpdateOrderStatus } from '../kit/operations.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, fillCheckout, payByDeposit, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const StoreOverview = graphql(`
  query StoreOverview($market: Market!) {
    storeOverview(market: $market) {
      newUsersThisMonth
      revenueThisMonth { amount currency }
      today { orders newUsers revenue { amount } }
      yesterday { orders newUsers revenue { amount } }
      unansweredReviews
      newestUsers { email orderCount }
    }
  }
`);

const SalesOfToday = graphql(`
  query SalesOfToday { saleStatistics(market: KR, period: DAYS_10) { days { orders revenue { amount } } } }
`);

const SystemHealth = graphql(`
  query SystemHealth { systemHealth { failedEmails failingJobs } jobs { name isFailing reason } }
`);

const DAY_MS = 86_400_000;

const shop = useTestShop();
let staff: ShopClient;

beforeAll(async () => {
  staff = await signInStaff(shop);
});

const overview = async (market: 'KR' | 'US' = 'KR') => (await staff.run(StoreOverview, { market })).storeOverview;

async function buyAndConfirm(): Promise<string> {
  const client = shop.client();
  const ready = await fillCheckout(client, 'KR', { [shop.productId('wipe')]: 1 });
  const { order } = expectResult(await payByDeposit(client, ready), 'OrderPlaced');
  await move(order.number, 'PREPARING_FOR_SHIPMENT', 'ORDER_CONFIRMED');
  return order.number;
}

async function move(orderNumber: string, expectedStatus: OrderStatus, status: OrderStatus): Promise<void> {
  if (status === 'ORDER_CONFIRMED') await recordWholeDeposit(staff, orderNumber);
  const input = { orderNumber, expectedStatus, status };
  expectResult((await staff.run(UpdateOrderStatus, { input })).updateOrderStatus, 'OrderUpdated');
}

/** Changes the time at which orders were placed. */
async function placeAt(at: Date, ...numbers: string[]): Promise<void> {
  await orderModel(shop.connection).updateMany({ number: { $in: numbers } }, { createdAt: at });
}

describe('the overview of a store', () => {
  it("counts today's orders and their total, for that store", async () => {
    const before = await overview();
    const number = await buyAndConfirm();
    const amount = (await orderModel(shop.connection).findOne({ number }).lean())?.amounts.total ?? 0;
    expect(amount).toBeGreaterThan(0);

    const after = await overview();
    expect(after.today.orders - before.today.orders).toBe(1);
    expect(after.today.revenue.amount - before.today.revenue.amount).toBe(amount);
    expect(after.yesterday).toEqual(before.yesterday);
    expect(after.revenueThisMonth.currency).toBe('KRW');
    expect((await overview('US')).today.orders).toBe(0);
  });

  it('compares with yesterday until the same time of day (STATISTICS-10)', async () => {
    const before = await overview();
    const [early, late] = [await buyAndConfirm(), await buyAndConfirm()];
    const today = startOfDay('KR', storeDay('KR', new Date()));
    await placeAt(new Date(today.getTime() - DAY_MS), early);
    await placeAt(new Date(today.getTime() - 1), late);

    expect((await overview()).yesterday.orders - before.yesterday.orders).toBe(1);
  });

  it('counts sales like the statistics: cancelled orders are excluded (STATISTICS-11)', async () => {
    await buyAndConfirm();
    const before = await overview();
    await move(await buyAndConfirm(), 'ORDER_CONFIRMED', 'ORDER_CANCELLED');

    const { today } = await overview();
    expect(today).toEqual(before.today);
    await shop.app().services.saleCounting.run();
    const { saleStatistics } = await staff.run(SalesOfToday);
    expect(saleStatistics.days.at(-1)).toEqual({ orders: today.orders, revenue: today.revenue });
  });

  it('lists the newest accounts of the store and counts those of the month (STATISTICS-16)', async () => {
    const before = await overview();
    const emails = [];
    for (let n = 0; n < 5; n += 1) emails.push((await addMember(shop, { email: `new-${n}@example.com` })).email);
    const old = { createdAt: new Date(Date.now() - 60 * DAY_MS) };
    await userModel(shop.connection).updateOne({ email: 'new-0@example.com' }, old, { timestamps: false });
    const { newUsersThisMonth, newestUsers } = await overview();
    expect(newUsersThisMonth - before.newUsersThisMonth).toBe(4);
    expect(newestUsers.map(({ email }) => email)).toEqual(emails.slice(1).reverse());
  });

  it('costs a bounded number of database commands', async () => {
    const commands = await shop.commandsDuring(() => overview());
    expect(commands.length).toBeLessThanOrEqual(14);
  });
});

describe('the overview of failures (STATISTICS-16)', () => {
  it('counts permanently failed emails, and jobs whose last run failed', async () => {
    await buyAndConfirm();
    await emailModel(shop.connection).updateOne({}, { status: 'FAILED', error: 'no such address' });
    const at = new Date();
    await shop.connection.collection('jobs').insertMany([
      { name: 'send-emails', failedAt: at, lastFinishedAt: at, failReason: 'no answer' },
      { name: 'chase-unpaid-orders', failedAt: new Date(at.getTime() - 1000), lastFinishedAt: at, failReason: 'once' },
    ]);
    const { systemHealth, jobs } = await staff.run(SystemHealth);
    expect(systemHealth).toEqual({ failedEmails: 1, failingJobs: 1 });
    expect(jobs).toEqual([
      { name: 'chase-unpaid-orders', isFailing: false, reason: null },
      { name: 'send-emails', isFailing: true, reason: 'no answer' },
    ]);
  });
});
