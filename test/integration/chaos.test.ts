import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connectDatabase } from '@eunbit/server/database';
import { createStripeRecords } from '@eunbit/server/integrations/payment/stripe-records';
import { checkoutModel } from '@eunbit/server/modules/checkout/checkout.model';
import { ledgerModel } from '@eunbit/server/modules/finance/ledger.model';
import { createReconciliation } from '@eunbit/server/modules/finance/reconciliation.service';
import { mailModel } from '@eunbit/server/modules/mail/mail.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { reservationModel } from '@eunbit/server/modules/stock/reservation.model';
import { stockModel } from '@eunbit/server/modules/stock/stock.model';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { SANDBOX_SOCIAL_SETTINGS } from '../../scripts/sandbox/oauth/keys.ts';
import { startPostmarkSandbox } from '../../scripts/sandbox/postmark/server.ts';
import { startStripeSandbox } from '../../scripts/sandbox/stripe/server.ts';
import { buildChanged } from '../../scripts/setup/build.ts';
import { freePort } from '../../scripts/setup/free-port.ts';
import { type DatabaseProcess, startDatabaseProcess } from '../kit/database-process.ts';
import { seededRandom } from '../kit/seeded-random.ts';
import { ShopClient } from '../kit/shop-client.ts';
import { type ShopProcess, startShopProcess } from '../kit/shop-process.ts';
import { complete, confirmCard, fillCheckout, startCardPayment } from '../kit/story.ts';
import { addProduct, SPRAY, WIPE } from '../kit/test-catalogue.ts';

/** `npm run chaos` asks for more of them than every test run does. */
const KILLS = Number(process.env.CHAOS_KILLS ?? 6);
const SEED = Number(process.env.CHAOS_SEED ?? 20260522);
const BUYERS = 4;
/** Longest time between two kills. */
const CALM_MS = 900;
const UNITS = 1_000_000;
const SECRET = 'whsec_test';

let folder: string;
let databasePort: number;
let database: DatabaseProcess;
let shop: ShopProcess;
let environment: Record<string, string>;
let stripe: Awaited<ReturnType<typeof startStripeSandbox>>;
let postmark: Awaited<ReturnType<typeof startPostmarkSandbox>>;
let products: string[];

const databaseUri = () => {
  const uri = new URL(database.uri);
  uri.pathname = '/chaos';
  return uri.href;
};

beforeAll(async () => {
  buildChanged(() => undefined);
  folder = await mkdtemp(join(tmpdir(), 'eunbit-chaos-'));
  databasePort = await freePort();
  database = await startDatabaseProcess(folder, databasePort);
  const connection = await connectDatabase(databaseUri());
  const stock = { KR: 0, US: UNITS };
  products = [await addProduct(connection, { ...WIPE, stock }), await addProduct(connection, { ...SPRAY, stock }, 1)];
  await connection.close();
  const port = await freePort();
  const webhookUrl = `http://127.0.0.1:${port}/webhooks/stripe`;
  stripe = await startStripeSandbox({ port: 0, webhookUrl, webhookSecret: SECRET });
  postmark = await startPostmarkSandbox({ port: 0, serverToken: 'sandbox' });
  environment = {
    PORT: String(port),
    MONGODB_URI: databaseUri(),
    LOG_LEVEL: 'fatal',
    APP_SECRET: 'a test secret of more than thirty-two characters',
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_URL: stripe.url,
    ...SANDBOX_SOCIAL_SETTINGS,
    POSTMARK_SERVER_TOKEN: 'sandbox',
    POSTMARK_API_URL: postmark.url,
  };
  shop = await startShopProcess(environment);
}, 180_000);
afterAll(async () => {
  await shop.kill();
  await database.kill();
  await stripe.stop();
  await postmark.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Buys again and again until told to stop. Whoever meets a dead shop walks away, paid or not. */
async function buyOnAndOn(signal: AbortSignal, random: () => number): Promise<void> {
  while (!signal.aborted) {
    const client = new ShopClient(shop.url, { market: 'US' });
    const items = Object.fromEntries(
      products.filter(() => random() < 0.6).map((id) => [id, 1 + Math.floor(random() * 3)]),
    );
    try {
      const ready = await fillCheckout(client, 'US', items);
      const started = await startCardPayment(client, ready);
      if (started.__typename !== 'PaymentActionRequired') continue;
      await confirmCard(stripe.url, started.clientSecret);
      // Some never come back from the bank: the provider's message has to write their order.
      if (random() < 0.7) await complete(client, ready);
    } catch {
      await delay(50);
    }
  }
}

/** Kills what chance picks, and starts it again at once. */
async function strike(random: () => number): Promise<void> {
  await delay(random() * CALM_MS);
  if (random() < 0.5) {
    await shop.kill();
    shop = await startShopProcess(environment);
  } else {
    await database.kill();
    database = await startDatabaseProcess(folder, databasePort);
  }
}

type Connection = Awaited<ReturnType<typeof connectDatabase>>;

/** Brings the time on at which the jobs look after what was left behind, and waits until they have. */
async function calmDown(connection: Connection): Promise<void> {
  await reservationModel(connection).updateMany({ state: 'HELD' }, { heldUntil: new Date(0) });
  await checkoutModel(connection).updateMany({ state: 'PAYING' }, { 'payment.checkAt': new Date(0) });
  // A job that was running in a killed server is nobody's until its lock has run out.
  await connection.collection('jobs').updateMany({}, { $set: { lockedAt: null, nextRunAt: new Date() } });
  const left = async () => [
    await reservationModel(connection).countDocuments({ state: 'HELD' }),
    await checkoutModel(connection).countDocuments({ state: 'PAYING' }),
  ];
  await vi.waitFor(async () => expect(await left()).toEqual([0, 0]), { timeout: 120_000, interval: 500 });
}

async function recorded() {
  const records = createStripeRecords({ secretKey: 'sk_test_sandbox', apiUrl: stripe.url });
  const paid = [];
  for await (const page of records.payments(new Date(0))) paid.push(...page.filter(({ received }) => received > 0));
  return { records, paid };
}

it(`loses and doubles nothing while server and database are killed ${KILLS} times under load`, async () => {
  const random = seededRandom(SEED);
  const open = new AbortController();
  const buyers = Array.from({ length: BUYERS }, (_, n) => buyOnAndOn(open.signal, seededRandom(SEED + n + 1)));
  for (let kill = 0; kill < KILLS; kill += 1) await strike(random);
  await delay(CALM_MS);
  open.abort();
  await Promise.all(buyers);

  const connection = await connectDatabase(databaseUri());
  await calmDown(connection);
  const orders = await orderModel(connection).find().lean();
  const { records, paid } = await recorded();
  expect(orders.length).toBeGreaterThan(0);

  // Units: on the shelf, held or sold, and nowhere else.
  for (const productId of products) {
    const level = await stockModel(connection).findOne({ productId, market: 'US' }).lean();
    const sold = orders.flatMap(({ lines }) => lines).filter((line) => line.productId === productId);
    const units = sold.reduce((sum, { quantity }) => sum + quantity, 0);
    expect([level?.quantity, level?.reserved]).toEqual([UNITS - units, 0]);
  }
  // Payments: each has its one order, or is back.
  const numbersOf = new Map(orders.map(({ payment, number }) => [payment.intentId, number]));
  expect(numbersOf.size).toBe(orders.length);
  for (const { intentId, received, refunded } of paid) {
    expect([intentId, numbersOf.has(intentId) ? refunded : refunded - received]).toEqual([intentId, 0]);
  }
  expect(paid.filter(({ intentId }) => numbersOf.has(intentId))).toHaveLength(orders.length);
  // Letters: one to the buyer and one to the company for each order.
  const letters = await mailModel(connection)
    .find({ kind: { $in: ['ORDER_PLACED', 'ORDER_RECEIVED'] } })
    .lean();
  const expected = orders.flatMap(({ number }) => [`ORDER_PLACED:${number}`, `ORDER_RECEIVED:${number}`]);
  expect(letters.map(({ key }) => key).sort()).toEqual(expected.sort());
  // Books: what the provider has, entry by entry and in sum.
  const differences = [];
  const range = { since: new Date(0), settledBy: new Date(Date.now() + 60_000) };
  for await (const difference of createReconciliation(connection, records)(range)) differences.push(difference);
  expect(differences).toEqual([]);
  const entries = await ledgerModel(connection)
    .find({ kind: { $in: ['PAYMENT', 'REFUND'] } })
    .lean();
  const kept = paid.reduce((sum, { received, refunded }) => sum + received - refunded, 0);
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(kept);
  await connection.close();
}, 600_000);
