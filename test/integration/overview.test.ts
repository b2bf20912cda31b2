import { userModel } from '@eunbit/server/modules/account/user.model';
import { ledgerModel } from '@eunbit/server/modules/finance/ledger.model';
import { mailModel } from '@eunbit/server/modules/mail/mail.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { addMember } from '../kit/members.ts';
import { UpdateOrderStatus } from '../kit/operations.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, fillCheckout, payByDeposit, signInStaff } from '../kit/story.ts';
import { createTestShop, type TestShop } from '../kit/test-shop.ts';

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

const DeskOverview = graphql(`
  query DeskOverview { deskOverview { failedLetters failingJobs } jobs { name failing reason } }
`);

const DAY_MS = 86_400_000;

let shop: TestShop;
let staff: ShopClient;

beforeAll(async () => {
  shop = await createTestShop();
  staff = await signInStaff(shop);
});
afterAll(() => shop.close());

const overview = async (market: 'KR' | 'US' = 'KR') => (await staff.run(StoreOverview, { market })).storeOverview;

async function buyAndConfirm(): Promise<string> {
  const client = shop.client();
  const ready = await fillCheckout(client, 'KR', { [shop.products.wipe ?? '']: 1 });
  const { order } = expectResult(await payByDeposit(client, ready), 'OrderPlaced');
  const input = {
    orderNumber: order.number,
    expectedStatus: 'PREPARING_FOR_SHIPMENT',
    status: 'ORDER_CONFIRMED',
  } as const;
  expectResult((await staff.run(UpdateOrderStatus, { input })).updateOrderStatus, 'OrderUpdated');
  return order.number;
}

describe('the overview of a store', () => {
  it('counts what happened today and yesterday in that store, and the money that came', async () => {
    const before = await overview();
    const [today, yesterday] = [await buyAndConfirm(), await buyAndConfirm()];
    const number = { $in: [yesterday] };
    const at = new Date(Date.now() - DAY_MS);
    await orderModel(shop.connection).updateMany({ number }, { createdAt: at });
    await ledgerModel(shop.connection).collection.updateMany({ orderNumber: number }, { $set: { at } });
    const amount = (await orderModel(shop.connection).findOne({ number: today }).lean())?.amounts.total ?? 0;
    expect(amount).toBeGreaterThan(0);

    const after = await overview();
    expect(after.today.orders - before.today.orders).toBe(1);
    expect(after.yesterday.orders - before.yesterday.orders).toBe(1);
    expect(after.today.revenue.amount - before.today.revenue.amount).toBe(amount);
    expect(after.yesterday.revenue.amount - before.yesterday.revenue.amount).toBe(amount);
    expect(after.revenueThisMonth.currency).toBe('KRW');
    expect((await overview('US')).today.orders).toBe(0);
  });

  it('takes money off that went back', async () => {
    const before = await overview();
    const orderNumber = await buyAndConfirm();
    const [entry] = await ledgerModel(shop.connection).find({ orderNumber }).lean();
    if (!entry) throw new Error('the payment is not in the books');
    await ledgerModel(shop.connection).create({
      ...entry,
      _id: `refund:${orderNumber}`,
      kind: 'REFUND',
      amount: -entry.amount,
    });
    expect((await overview()).today.revenue).toEqual(before.today.revenue);
  });

  it('names the newest accounts of the store and counts those of the month', async () => {
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

describe('what went wrong by itself', () => {
  it('is counted: letters that failed for good, and jobs whose last run failed', async () => {
    await buyAndConfirm();
    await mailModel(shop.connection).updateOne({}, { state: 'FAILED', error: 'no such address' });
    const at = new Date();
    await shop.connection.collection('jobs').insertMany([
      { name: 'send-letters', failedAt: at, lastFinishedAt: at, failReason: 'no answer' },
      { name: 'chase-unpaid-orders', failedAt: new Date(at.getTime() - 1000), lastFinishedAt: at, failReason: 'once' },
    ]);
    const { deskOverview, jobs } = await staff.run(DeskOverview);
    expect(deskOverview).toEqual({ failedLetters: 1, failingJobs: 1 });
    expect(jobs).toEqual([
      { name: 'chase-unpaid-orders', failing: false, reason: null },
      { name: 'send-letters', failing: true, reason: 'no answer' },
    ]);
  });
});
