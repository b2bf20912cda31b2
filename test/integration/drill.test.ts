import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '@eunbit/server/app/database';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fillShop } from '../../scripts/bench/backoffice/fill.ts';
import { buildChanged } from '../../scripts/setup/build.ts';
import { type BackupFolder, newBackupFolder, runBackupProgram } from '../kit/backup.ts';
import { calmDown } from '../kit/calm-down.ts';
import { countUnits, paymentsAt } from '../kit/chaos-balance.ts';
import { startChaosBuyers } from '../kit/chaos-buyers.ts';
import { type DatabaseProcess, startDatabaseProcess } from '../kit/database-process.ts';
import { createProcessEnvironment, type ProcessEnvironment } from '../kit/process-environment.ts';
import { reconcile } from '../kit/reconcile.ts';
import { type ShopProcess, startShopProcess } from '../kit/shop-process.ts';
import { createProduct, SPRAY, WIPE } from '../kit/test-catalogue.ts';

/** Number of existing orders. `npm run drill` and `npm run test:all` set a higher number. */
const ORDERS = Number(process.env.DRILL_ORDERS ?? 0);
const SEED = 20260522;
const BUYERS = 6;
const UNITS = [1_000_000, 1_000_000];
/** The differences that reconciliation may find after a restore. */
const MISSING_SINCE = ['PAYMENT_WITHOUT_ORDER', 'LEDGER_MISSING'];
/** Places in the list that no product of the seed has. */
const PLACES = [1_000, 1_001] as const;

let folders: string[];
let backups: BackupFolder;
let database: DatabaseProcess;
let environment: ProcessEnvironment;
let shop: ShopProcess;
let products: string[];
/** The existing orders are generated: no provider knows them. */
let openedAt: Date;
const mongodbUri = () => new URL('/drill', database.uri).href;

async function startDatabase(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'eunbit-drill-'));
  folders.push(folder);
  database = await startDatabaseProcess(folder, 0);
}

async function startShop(): Promise<void> {
  shop = await startShopProcess({ ...environment.settings, MONGODB_URI: mongodbUri(), LOG_LEVEL: 'silent' });
}

beforeAll(async () => {
  await buildChanged(() => undefined, ['server']);
  folders = [];
  backups = await newBackupFolder();
  await startDatabase();
  environment = await createProcessEnvironment(mongodbUri());
  if (ORDERS > 0) await fillShop(mongodbUri(), 'a password of the drill', console.log, ORDERS);
  const connection = await connectDatabase(mongodbUri());
  const [wipes = 0, sprays = 0] = UNITS;
  products = [
    await createProduct(connection, { ...WIPE, slug: 'drill-wipe', stock: { KR: wipes, US: wipes } }, PLACES[0]),
    await createProduct(connection, { ...SPRAY, slug: 'drill-spray', stock: { KR: sprays, US: sprays } }, PLACES[1]),
  ];
  await connection.close();
  openedAt = new Date();
  await startShop();
}, 3_600_000);
afterAll(async () => {
  await shop?.kill();
  await database?.kill();
  await environment?.stop();
  backups?.remove();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const seconds = (from: number, to = performance.now()) => (to - from) / 1000;
const moreThan = (acknowledged: ReadonlyMap<string, string>, count: number) =>
  vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(count), { timeout: 600_000, interval: 10 });

/** Numbers of the orders placed during the drill, with their times. */
async function readOrders() {
  const connection = await connectDatabase(mongodbUri());
  const orders = await orderModel(connection)
    .find({ 'lines.productId': { $in: products } })
    .lean();
  await connection.close();
  return orders;
}

it('a destroyed shop is restored to the moment of its backup, and reports what is missing since', async () => {
  const { stripeUrl } = environment;
  const settings = { ...backups.settings, STRIPE_SECRET_KEY: 'sk_test_sandbox', STRIPE_API_URL: stripeUrl };
  const buyers = startChaosBuyers({ shopUrl: shop.url, stripeUrl, products, seed: SEED, buyers: BUYERS });
  const { acknowledged } = buyers;
  await moreThan(acknowledged, 6);

  const acknowledgedBefore = [...acknowledged.keys()];
  const backingUp = performance.now();
  const backup = await runBackupProgram('backup', [], { ...settings, MONGODB_URI: mongodbUri() });
  expect(backup).toMatchObject({ code: 0, complaint: expect.stringContaining('Backed up') });
  const backupSeconds = seconds(backingUp);
  await moreThan(acknowledged, acknowledged.size + 6);

  // The machine is lost while people buy.
  await database.kill();
  const destroyed = { at: new Date(), clock: performance.now() };
  await shop.kill();
  await buyers.stop();
  const [gone = ''] = folders;
  await rm(gone, { recursive: true });

  await startDatabase();
  const restoring = performance.now();
  const [file = ''] = backups.files();
  const restored = await runBackupProgram('restore', [file], { ...settings, MONGODB_URI: mongodbUri() });
  const restoreSeconds = seconds(restoring);
  expect(restored.out, restored.complaint).toContain('Orders, payments, stock and reservations agree.');
  expect([0, 2]).toContain(restored.code);
  const snapshotAt = new Date(/as of (\S+Z)/.exec(restored.out)?.[1] ?? Number.NaN);
  const found = await readOrders();
  await startShop();
  const outage = seconds(destroyed.clock);

  // Everything from before the backup is there, and nothing from after it.
  const numbers = new Set(found.map(({ number }) => number));
  expect(acknowledgedBefore.filter((number) => !numbers.has(number))).toEqual([]);
  expect(found.filter(({ createdAt }) => createdAt.getTime() > snapshotAt.getTime() + 1_000)).toEqual([]);
  const lost = [...acknowledged.keys()].filter((number) => !numbers.has(number));

  // The jobs finish what was in progress at that moment: a payment becomes an order or is refunded.
  const connection = await connectDatabase(mongodbUri());
  await calmDown(connection, products);
  for (const market of ['KR', 'US'] as const) {
    const units = await countUnits(connection, products, market);
    expect(units.map(({ quantity, reserved, sold }) => [quantity + sold, reserved])).toEqual(
      UNITS.map((amount) => [amount, 0]),
    );
  }
  await connection.close();
  // Every payment has its order or was refunded, except those that reconciliation lists: they were made after the backup.
  // Jobs may be refunding some right now, so both sides are read until they are from the same moment.
  async function compareWithProvider() {
    const known = await readOrders();
    const ordered = new Set(known.map(({ payment }) => payment.intentId));
    const payments = await paymentsAt(stripeUrl);
    const isKept = ({ received, refunded }: (typeof payments)[number]) => received > refunded;
    const open = payments.filter((each) => isKept(each) && !ordered.has(each.intentId)).map(({ intentId }) => intentId);
    const range = ['--since', openedAt.toISOString(), '--grace', '0'];
    const named = await reconcile({ mongodbUri: mongodbUri(), stripeUrl }, ...range, '--json');
    const missing = JSON.parse(named.out) as { kind: string; intentId: string }[];
    const namedAs = (kind: string) => missing.filter((each) => each.kind === kind).map(({ intentId }) => intentId);
    expect(namedAs('PAYMENT_WITHOUT_ORDER').sort()).toEqual(open.sort());
    // For orders cancelled after the backup the ledger lacks the refund; if they were also placed after it, the payment, too.
    const back = payments.filter((each) => !isKept(each)).map(({ intentId }) => intentId);
    expect(namedAs('LEDGER_MISSING').filter((intentId) => !back.includes(intentId))).toEqual([]);
    expect(missing.filter(({ kind }) => !MISSING_SINCE.includes(kind))).toEqual([]);
    return { known, open };
  }
  const { known, open } = await vi.waitFor(compareWithProvider, { timeout: 600_000, interval: 500 });
  console.log(
    [
      `drill: ${ORDERS + known.length} orders`,
      backup.complaint.trim().split('\n').at(-1),
      ...restored.out.split('\n').filter((line) => /^(The backup is whole|Restored)/.test(line)),
      `backup ${backupSeconds.toFixed(1)} s, restore ${restoreSeconds.toFixed(1)} s`,
      `recovery time (RTO): ${outage.toFixed(1)} s from the loss until a server answered`,
      `recovery point (RPO): the last ${seconds(snapshotAt.getTime(), destroyed.at.getTime()).toFixed(1)} s, ${lost.length} orders that buyers had been told`,
      `${open.length} payments without an order, each named by reconcile`,
    ].join('\n  '),
  );
}, 3_600_000);
