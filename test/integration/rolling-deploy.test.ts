import { randomBytes } from 'node:crypto';
import { connectDatabase } from '@eunbit/server/app/database';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import type { Connection } from 'mongoose';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { buildChanged } from '../../scripts/setup/build.ts';
import { SignUp } from '../kit/account-operations.ts';
import { countUnits, readFates } from '../kit/chaos-balance.ts';
import { startOrderWatchers } from '../kit/order-watchers.ts';
import { createProcessEnvironment, type ProcessEnvironment } from '../kit/process-environment.ts';
import { reconcile } from '../kit/reconcile.ts';
import { RoundRobin } from '../kit/round-robin.ts';
import { ShopClient } from '../kit/shop-client.ts';
import { type ShopProcess, startShopProcess } from '../kit/shop-process.ts';
import { startSteadyBuyers } from '../kit/steady-buyers.ts';
import { expectResult } from '../kit/story.ts';
import { createProduct, WIPE } from '../kit/test-catalogue.ts';
import { RUNS_ALL } from '../kit/thoroughness.ts';
import { buildVersion, findVersionBefore } from '../kit/version-before.ts';

const SERVERS = 2;
const BUYERS = 4;
const WATCHERS = 6;
const UNITS = 1_000_000;
const STAFF = { email: 'rolling@example.com', password: 'silver-light-rolling' };
/** Orders that are placed before the first server is replaced, and between and after the others. */
const ORDERS_BETWEEN = 5;
const PATIENT = { timeout: 300_000, interval: 50 };

let uri: URL;
let connection: Connection;
let environment: ProcessEnvironment;
let balancer: RoundRobin;
let shopUrl: string;
let productId: string;
const running = new Set<ShopProcess>();

beforeAll(() => buildChanged(() => undefined), 600_000);
beforeEach(async () => {
  uri = new URL(inject('mongodbUri'));
  uri.pathname = `/test-${randomBytes(8).toString('hex')}`;
  connection = await connectDatabase(uri.href);
  productId = await createProduct(connection, { ...WIPE, stock: { KR: UNITS, US: UNITS } });
  environment = await createProcessEnvironment(uri.href);
  // The port to which the provider sends its webhooks.
  const port = Number(environment.settings.PORT);
  shopUrl = `http://127.0.0.1:${port}`;
  balancer = await RoundRobin.start(port);
});
afterEach(async () => {
  await balancer.stop();
  for (const server of running) await server.kill();
  running.clear();
  await connection.dropDatabase();
  await connection.close();
  await environment.stop();
});

/** Starts one more server behind the load balancer; `program` may be that of another version. */
async function addServer(program?: string): Promise<ShopProcess> {
  // Long enough for the load balancer to notice the stop, even on a busy machine.
  const settings = { ...environment.settings, PORT: '0', PUBLIC_URL: shopUrl, SHUTDOWN_DELAY_SECONDS: '10' };
  const server = await startShopProcess(settings, { server: program });
  running.add(server);
  balancer.add(server.url);
  return server;
}

/** Stops the server as a deployment does, and removes it once it has ended. Returns its exit code. */
async function removeServer(server: ShopProcess): Promise<number | null> {
  const ended = server.stop();
  await vi.waitFor(() => expect(balancer.isReady(server.url)).toBe(false), PATIENT);
  const code = await ended;
  running.delete(server);
  balancer.remove(server.url);
  return code;
}

async function createStaff(): Promise<void> {
  const client = new ShopClient(shopUrl);
  const input = { ...STAFF, firstName: 'SEOYEON', lastName: 'HAN', hasMailingConsent: false };
  expectResult((await client.run(SignUp, { input })).signUp, 'Viewer');
  await connection.collection('users').updateOne({ email: STAFF.email }, { $set: { role: 'ADMIN' } });
}

/** Replaces all servers of one version by servers of the current version, while people buy and staff watch. */
async function expectNothingLost(before?: string): Promise<string> {
  const old = [];
  for (let n = 0; n < SERVERS; n += 1) old.push(await addServer(before));
  await createStaff();
  const watchers = await startOrderWatchers(shopUrl, STAFF, WATCHERS);
  const buyers = startSteadyBuyers({ shopUrl, stripeUrl: environment.stripeUrl, productId, buyers: BUYERS });
  const { acknowledged } = buyers;
  const buyOn = async () => {
    const enough = acknowledged.size + ORDERS_BETWEEN;
    await vi.waitFor(() => {
      expect(buyers.failures).toEqual([]);
      expect(acknowledged.size).toBeGreaterThanOrEqual(enough);
    }, PATIENT);
  };

  await buyOn();
  for (const server of old) {
    await addServer();
    await buyOn();
    expect(await removeServer(server)).toBe(0);
    await buyOn();
  }
  // All sockets have reconnected to running servers after their own server closed them.
  await vi.waitFor(() => expect(watchers.connections.every((times) => times.length > 1)).toBe(true), PATIENT);
  await buyOn();
  await buyers.stop();

  expect([balancer.failures, buyers.failures]).toEqual([[], []]);
  const orders = await orderModel(connection).find().lean();
  const numbers = orders.map(({ number }) => number).sort();
  expect([...acknowledged].sort()).toEqual(numbers);
  const unseen = () => watchers.seen.map((seen) => numbers.filter((number) => !seen.has(number)));
  await vi.waitFor(() => expect(unseen()).toEqual(Array.from({ length: WATCHERS }, () => [])), PATIENT);
  await watchers.stop();
  for (const market of ['KR', 'US'] as const) {
    const [units] = await countUnits(connection, [productId], market);
    expect(units && [units.quantity + units.sold, units.reserved]).toEqual([UNITS, 0]);
  }
  const paid = orders.filter(({ payment }) => payment.method === 'CARD');
  expect(await readFates(connection, environment.stripeUrl)).toEqual({ ordered: paid.length });
  const found = await reconcile({ mongodbUri: uri.href, stripeUrl: environment.stripeUrl }, '--grace', '0');
  expect(found).toMatchObject({ code: 0, out: expect.stringContaining('agree since') });
  const reconnected = watchers.connections.flatMap((times) => times.slice(1)).sort();
  const seconds = ((reconnected.at(-1) ?? 0) - (reconnected[0] ?? 0)) / 1000;
  return `${orders.length} orders (${paid.length} by card), ${reconnected.length} times a socket came back, over ${seconds} s; no request failed`;
}

describe('servers that are replaced one by one, under load', () => {
  it('lose no request, order, event, unit or payment', async () => {
    console.log(`rolling restart: ${await expectNothingLost()}`);
  }, 600_000);

  const commit = RUNS_ALL ? findVersionBefore() : null;
  it.skipIf(commit === null)(
    'also lose nothing if they start from the previous version',
    async () => {
      console.log(`rolling deploy from ${commit}: ${await expectNothingLost(buildVersion(commit ?? ''))}`);
    },
    1_800_000,
  );
});
