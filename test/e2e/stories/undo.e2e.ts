import mongoose, { type Connection } from 'mongoose';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { readEmails } from '../../kit/emails.ts';
import { createProcessEnvironment, type ProcessEnvironment } from '../../kit/process-environment.ts';
import { type ShopProcess, startShopProcess } from '../../kit/shop-process.ts';
import { confirmOrder, recordDepositOf } from '../kit/api.ts';
import { emailTo } from '../kit/emails.ts';
import { runJob } from '../kit/jobs.ts';
import { load } from '../kit/load.ts';
import { buyByDeposit, newGuest } from '../kit/own-orders.ts';
import { story, type Visit } from '../kit/story.ts';
import { OrderList } from '../pages/back-office.ts';

/** Long enough for a slow machine; the story makes it expire. */
const UNDO_SECONDS = 60;

let environment: ProcessEnvironment;
let server: ShopProcess;
let url: string;
let database: Connection;

beforeAll(async () => {
  environment = await createProcessEnvironment(inject('databaseUri'));
  const settings = { ...environment.settings, UNDO_SECONDS: String(UNDO_SECONDS), ROLE: 'web' };
  server = await startShopProcess(settings);
  url = server.url.replace('127.0.0.1', 'localhost');
  database = await mongoose.createConnection(inject('databaseUri')).asPromise();
});
afterAll(async () => {
  await database?.close();
  await server?.stop();
  await environment?.stop();
});

const undoBar = (page: Page) => page.getByRole('region', { name: 'Changes that can be undone' });

async function openList(visit: Visit): Promise<OrderList> {
  return new OrderList(visit).open('KR', '?size=100', url);
}

const countEmails = async (to: string) =>
  (await readEmails(inject('emailUrl'), { to, kind: 'ORDER_STATUS_CHANGED' })).length;

/** Makes the undo period expire, also for the job of the shop shared by all stories. */
async function letTimePass(number: string): Promise<void> {
  const order = await database.collection('orders').findOne({ number });
  const { length } = (order?.['statusHistory'] ?? []) as unknown[];
  const over = { [`statusHistory.${length - 1}.undoableUntil`]: new Date() };
  expect((await database.collection('orders').updateOne({ number }, { $set: over })).modifiedCount).toBe(1);
  const waiting = { 'refs.orderNumber': number, status: 'QUEUED' };
  await database.collection('emails').updateMany(waiting, { $set: { dueAt: new Date() } });
  await runJob('send-emails');
}

describe('a mistaken status change', () => {
  story('of five orders is undone by keyboard, and no customer is notified (ORDER-23)', async ({ visit }) => {
    const buyer = newGuest({ market: 'KR', language: 'ko' });
    const email = `undo-${Date.now()}@example.com`;
    const numbers: string[] = [];
    for (let count = 0; count < 5; count += 1) numbers.push(await buyByDeposit(buyer, 'all-purpose-spray', email));
    await Promise.all(numbers.map(recordDepositOf));
    const [staff, colleague] = [await visit({ staff: true }), await visit({ staff: true })];
    const [list, other] = [await openList(staff), await openList(colleague)];

    for (const number of numbers) await list.select(number);
    const dialog = await list.ask('Order confirm');
    await dialog.getByRole('button', { name: 'Order confirm' }).click();
    await dialog.waitFor({ state: 'detached' });

    const bar = undoBar(staff.page);
    await bar.getByText('5 orders: changed to “Order confirmed”').waitFor();
    await other
      .row(numbers[0] ?? '')
      .getByText(/^Can be undone for \d+ s · .+$/)
      .waitFor();
    // The bar stays visible across screens.
    await staff.page.getByRole('navigation').first().getByRole('link', { name: 'Dashboard' }).click();
    await staff.page.waitForURL('**/admin/dashboard');
    await bar.getByRole('button', { name: 'Undo' }).waitFor();
    await staff.page.keyboard.press('Control+z');

    await staff.page.getByText('5 changes were undone. No customer was told.').waitFor();
    await expect.poll(() => bar.getByRole('button').count()).toBe(0);
    await other
      .row(numbers[0] ?? '')
      .filter({ hasText: 'Preparing' })
      .waitFor();
    await expect
      .poll(() =>
        other
          .row(numbers[0] ?? '')
          .getByText(/^Can be undone/)
          .count(),
      )
      .toBe(0);
    await runJob('send-emails');
    expect(await countEmails(email)).toBe(0);
    expect(
      await database.collection('orders').countDocuments({ number: { $in: numbers }, status: 'ORDER_CONFIRMED' }),
    ).toBe(0);
  });

  story('of a shipping table is undone, keeps its numbers, and is sent again once corrected', async ({ visit }) => {
    const buyer = newGuest({ market: 'KR', language: 'ko' });
    const email = `parcels-${Date.now()}@example.com`;
    const orders: string[] = [];
    for (let count = 0; count < 2; count += 1) orders.push(await buyByDeposit(buyer, 'all-purpose-spray', email));
    await Promise.all(orders.map(confirmOrder));
    // The confirmation emails.
    await expect.poll(() => countEmails(email)).toBe(2);
    const { page } = await visit({ staff: true });
    const query = new URLSearchParams(orders.map((number): [string, string] => ['order', number]));
    await load(page, `${url}/admin/shipping_ko?${query}`);
    await page.getByLabel('Carrier of all rows').selectOption('CJ_LOGISTICS');
    const [first, second] = orders.map((number) => page.getByLabel(`Tracking number, ${number}`, { exact: true }));
    if (!first || !second) throw new Error('two orders were bought');
    const [wrong, right, other] = [1, 2, 3].map((digit) => `${digit}${Date.now()}`.slice(0, 12));

    await first.fill(wrong ?? '');
    await second.fill(other ?? '');
    await page.getByRole('button', { name: 'Ship 2 orders' }).press('Enter');
    await page.getByText('2 orders were changed, which can be undone for a moment.').waitFor();
    const bar = undoBar(page);
    await bar.getByText('2 orders: changed to “Order shipped”').waitFor();
    await first.waitFor({ state: 'detached' });
    await bar.getByRole('button', { name: 'Undo' }).press('Enter');

    await expect.poll(() => first.inputValue()).toBe(wrong);
    expect(await second.inputValue()).toBe(other);
    expect(await countEmails(email)).toBe(2);
    await first.fill(right ?? '');
    await page.getByRole('button', { name: 'Ship 2 orders' }).press('Enter');
    await first.waitFor({ state: 'detached' });
    for (const number of orders) await letTimePass(number);

    await expect.poll(() => countEmails(email)).toBe(4);
    await load(page, `${url}/admin/order_guest_ko/${orders[0]}`);
    await page
      .getByRole('main')
      .getByText(right ?? '')
      .first()
      .waitFor();
  });

  story('is kept if nobody undoes it, and then the customer is notified', async ({ visit }) => {
    const buyer = newGuest({ market: 'KR', language: 'ko' });
    const email = `stands-${Date.now()}@example.com`;
    const number = await buyByDeposit(buyer, 'all-purpose-spray', email);
    await recordDepositOf(number);
    const staff = await visit({ staff: true });
    const list = await openList(staff);
    const detail = await list.openOrder(number);
    await detail.confirm();
    await detail.showsDone('changed the status to “Order confirmed”');
    expect(await countEmails(email)).toBe(0);
    await letTimePass(number);

    await detail.page.getByRole('button', { name: 'Delay', exact: true }).waitFor();
    expect((await emailTo(email, 'ORDER_STATUS_CHANGED')).subject).toContain(number);
  });
});
