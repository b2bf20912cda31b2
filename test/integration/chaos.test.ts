import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connectDatabase } from '@eunbit/server/app/database';
import { draftOrderModel } from '@eunbit/server/modules/draft-order/draft-order.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { dueAmount } from '@eunbit/server/modules/order/refunds.record';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findBrokenInvariants } from '../../scripts/restore/invariants.ts';
import { buildChanged } from '../../scripts/setup/build.ts';
import { freePort } from '../../scripts/setup/free-port.ts';
import { seededRandom } from '../../scripts/setup/seeded-random.ts';
import { SignUp } from '../kit/account-operations.ts';
import { calmDown } from '../kit/calm-down.ts';
import { bookedThroughProvider, emailKeys, paymentsAt, readFates } from '../kit/chaos-balance.ts';
import { type ChaosBuyers, startChaosBuyers } from '../kit/chaos-buyers.ts';
import { findDraftProblems } from '../kit/chaos-draft-balance.ts';
import { startChaosDrafts } from '../kit/chaos-drafts.ts';
import { findReturnProblems, readReturns } from '../kit/chaos-return-balance.ts';
import { startChaosReturns } from '../kit/chaos-returns.ts';
import { startChaosStaff } from '../kit/chaos-staff.ts';
import { type DatabaseProcess, startDatabaseProcess } from '../kit/database-process.ts';
import { TWO_PAYMENTS } from '../kit/draft-link-actions.ts';
import { createProcessEnvironment, type ProcessEnvironment } from '../kit/process-environment.ts';
import { reconcile } from '../kit/reconcile.ts';
import { ShopClient } from '../kit/shop-client.ts';
import { type ShopProcess, startShopProcess } from '../kit/shop-process.ts';
import { expectResult } from '../kit/story.ts';
import { createProduct, SPRAY, WIPE } from '../kit/test-catalogue.ts';
import { findUnitProblems } from '../kit/unit-balance.ts';

/** `npm run chaos` and `npm run test:all` set a higher number than a normal test run. */
const KILLS = Number(process.env.CHAOS_KILLS ?? 2);
const SEED = Number(process.env.CHAOS_SEED ?? 20260522);
const BUYERS = 8;
const STAFF = { email: 'chaos@example.com', password: 'silver-light-chaos' };
/** Staff members who process the orders. */
const PEOPLE = 3;
/** Buyers who return goods, and staff who process the returns. */
const RETURNING = 2;
/** Staff who create draft orders, each with a customer who has the links. */
const SELLING = 2;
/** Events that have to occur by chance, such as a settled return, take minutes on a busy machine. */
const PATIENT = { timeout: 600_000 };
/** Maximum time from the first sale after a kill to the next kill. */
const CALM_MS = 1500;
/** Enough units of one product; too few of the other for everyone who wants it. */
const UNITS = [1_000_000, 60];

let folder: string;
let databasePort: number;
let mongodbUri: string;
let database: DatabaseProcess;
let environment: ProcessEnvironment;
let shop: ShopProcess;
let products: string[];

const startDatabase = async () => {
  database = await startDatabaseProcess(folder, databasePort);
};
const startShop = async () => {
  shop = await startShopProcess({ ...environment.settings, LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent' });
};

beforeAll(async () => {
  await buildChanged(() => undefined, ['server']);
  folder = await mkdtemp(join(tmpdir(), 'eunbit-chaos-'));
  databasePort = await freePort();
  await startDatabase();
  const uri = new URL(database.uri);
  uri.pathname = '/chaos';
  mongodbUri = uri.href;
  const connection = await connectDatabase(mongodbUri);
  const [wipes = 0, sprays = 0] = UNITS;
  products = [
    await createProduct(connection, { ...WIPE, stock: { KR: wipes, US: wipes } }),
    await createProduct(connection, { ...SPRAY, stock: { KR: sprays, US: sprays } }, 1),
  ];
  environment = await createProcessEnvironment(mongodbUri);
  await startShop();
  await createStaff(connection);
  await connection.close();
});
afterAll(async () => {
  await shop?.kill();
  await database?.kill();
  await environment?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function createStaff(connection: Connection): Promise<void> {
  const input = { ...STAFF, firstName: 'SEOYEON', lastName: 'HAN', hasMailingConsent: false };
  expectResult((await new ShopClient(shop.url).run(SignUp, { input })).signUp, 'Viewer');
  await connection.collection('users').updateOne({ email: STAFF.email }, { $set: { role: 'ADMIN' } });
}

/** Kills a random process at a random moment while people buy, and restarts it at once. */
async function strike(random: () => number, { acknowledged }: ChaosBuyers): Promise<void> {
  const before = acknowledged.size;
  await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(before), { ...PATIENT, interval: 10 });
  await delay(random() * CALM_MS);
  const chance = random();
  const [killsShop, killsDatabase] = [chance < 0.6, chance > 0.4];
  await Promise.all([killsShop && shop.kill(), killsDatabase && database.kill()]);
  if (killsDatabase) await startDatabase();
  if (killsShop) await startShop();
}

it(`loses and duplicates nothing while server and database are killed ${KILLS} times under load`, async () => {
  const random = seededRandom(SEED);
  const { stripeUrl } = environment;
  const buyers = startChaosBuyers({ shopUrl: shop.url, stripeUrl, products, seed: SEED, buyers: BUYERS });
  const { acknowledged } = buyers;
  const staff = startChaosStaff({ shopUrl: shop.url, account: STAFF, acknowledged, seed: SEED, people: PEOPLE });
  const returning = startChaosReturns({
    shopUrl: shop.url,
    account: STAFF,
    acknowledged,
    seed: SEED,
    people: RETURNING,
  });
  const connection = await connectDatabase(mongodbUri);
  const endLink = (number: string) => draftOrderModel(connection).updateOne({ number }, { expiresAt: new Date() });
  const selling = { shopUrl: shop.url, stripeUrl, account: STAFF, products, endLink, seed: SEED, people: SELLING };
  const drafts = startChaosDrafts(selling);
  for (let kill = 0; kill < KILLS; kill += 1) await strike(random, buyers);
  const before = acknowledged.size;
  await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(before), PATIENT);
  await vi.waitFor(() => expect(returning.done.settle ?? 0).toBeGreaterThan(0), PATIENT);
  await vi.waitFor(() => expect(drafts.acknowledged.size).toBeGreaterThan(0), PATIENT);
  await Promise.all([buyers.stop(), staff.stop(), returning.stop(), drafts.stop()]);

  await calmDown(connection, products);
  const orders = await orderModel(connection).find().lean();
  const numbers = orders.map(({ number }) => number);

  // Every confirmed order exists, and no checkout or payment has placed two orders.
  expect([...acknowledged.keys(), ...drafts.acknowledged.keys()].filter((number) => !numbers.includes(number))).toEqual(
    [],
  );
  expect(new Set(orders.map(({ checkoutId }) => String(checkoutId))).size).toBe(orders.length);
  const returns = await readReturns(connection);
  // Units: each is in stock, sold or returned.
  const levels = (['KR', 'US'] as const).flatMap((market) =>
    products.map((productId, at) => ({ market, productId, opening: UNITS[at] ?? 0 })),
  );
  expect(await findUnitProblems(connection, levels, { orders, returns })).toEqual([]);
  // Payments: each has exactly one order or was refunded.
  const { ordered = 0, refunded = 0, ...neither } = await readFates(connection, stripeUrl);
  expect(neither).toEqual({});
  expect(ordered).toBe(orders.filter(({ payment }) => payment.method === 'CARD' && payment.status === 'PAID').length);
  // Emails: one to the buyer and one to the company for each order.
  expect(await emailKeys(connection, 'ORDER_PLACED', 'ORDER_RECEIVED')).toEqual(
    numbers.flatMap((number) => [`ORDER_PLACED:${number}`, `ORDER_RECEIVED:${number}`]).sort(),
  );
  const cancelled = orders.filter(({ status }) => status === 'ORDER_CANCELLED');
  const steps = orders.flatMap(({ number, statusHistory }) =>
    statusHistory.slice(1).map(({ status }) => [number, status]),
  );
  expect(await emailKeys(connection, 'ORDER_STATUS_CHANGED')).toEqual(
    steps.map(([number, status]) => `ORDER_STATUS_CHANGED:${number}:${status}`).sort(),
  );
  // Staff: no more units were shipped than bought, deposits match payments, and every order agrees with the ledger.
  for (const { lines, fulfilments } of orders) {
    const left = fulfilments.flatMap((fulfilment) => fulfilment.lines);
    for (const { productId, quantity } of lines) {
      const units = left.filter((line) => line.productId === productId).reduce((sum, line) => sum + line.quantity, 0);
      expect(units).toBeLessThanOrEqual(quantity);
    }
  }
  for (const { payment } of orders.filter(({ payment }) => payment.method === 'DEPOSIT')) {
    expect((payment.deposits ?? []).reduce((sum, { amount }) => sum + amount, 0)).toBe(payment.paidAmount);
  }
  // Returns: each is settled once, by a refund or an exchange, and changes the stock once.
  expect(await findReturnProblems(connection, orders, returning.worthNothing)).toEqual([]);
  // Drafts: each became at most one order and led to one payment, however often its link was opened.
  expect(await findDraftProblems(connection, orders)).toEqual([]);
  expect(drafts.answers).not.toHaveProperty(TWO_PAYMENTS);
  // No card was charged more than the total of its order.
  for (const order of orders.filter(({ payment }) => payment.method === 'CARD' && payment.status === 'PAID')) {
    const { paidAmount, refundedAmount } = order.payment;
    expect(paidAmount - refundedAmount - dueAmount(order)).toBeLessThanOrEqual(order.amounts.total);
  }
  expect(await findBrokenInvariants(connection.getClient().db() as never)).toEqual([]);
  // Ledger: equal to the provider's records, in total and entry by entry.
  const kept = (await paymentsAt(stripeUrl)).reduce((sum, payment) => sum + payment.received - payment.refunded, 0);
  expect(await bookedThroughProvider(connection)).toBe(kept);
  await connection.close();
  const found = await reconcile({ mongodbUri, stripeUrl }, '--grace', '0');
  expect(found).toMatchObject({ code: 0, out: expect.stringContaining('agree since') });
  console.log(
    `chaos, seed ${SEED}: ${KILLS} kills, ${orders.length} orders, ${acknowledged.size} told, ${ordered} payments with an ` +
      `order, ${refunded} paid back, ${cancelled.length} cancelled, staff: ${JSON.stringify(staff.done)}, ` +
      `returns: ${JSON.stringify(returning.done)}, drafts: ${JSON.stringify(drafts.answers)}`,
  );
}, 3_600_000);
