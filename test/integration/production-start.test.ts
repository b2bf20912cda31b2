import { randomBytes } from 'node:crypto';
import { connectDatabase } from '@eunbit/server/app/database';
import { createAccountService } from '@eunbit/server/modules/account/account.service';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/common/sandbox.ts';
import { startEasyPostSandbox } from '../../scripts/sandbox/easypost/server.ts';
import { startVirtualAccountSandbox } from '../../scripts/sandbox/virtual-account/server.ts';
import { buildChanged } from '../../scripts/setup/build.ts';
import { SignIn } from '../kit/operations.ts';
import { createProcessEnvironment, type ProcessEnvironment } from '../kit/process-environment.ts';
import { ShopClient } from '../kit/shop-client.ts';
import { type ShopProcess, startShopProcess } from '../kit/shop-process.ts';
import {
  complete,
  confirmCard,
  expectResult,
  fillCheckout,
  payByDeposit,
  type ReadyCheckout,
  startCardPayment,
} from '../kit/story.ts';
import { createProduct, WIPE } from '../kit/test-catalogue.ts';

type Settings = Readonly<Record<string, string>>;

const STAFF = { email: 'staff@example.com', password: 'silver-light' };
const WITHOUT_STRIPE = /^STRIPE_/;
const WITHOUT_KOREA = /^(TOSS|NAVER|GOOGLE)_/;
/** All providers except Postmark, which every shop needs. */
const WITHOUT_ALL = /^(STRIPE|TOSS|NAVER|GOOGLE|EASYPOST)_/;

let environment: ProcessEnvironment;
let easyPost: Sandbox;
let bank: Sandbox;
let connection: Awaited<ReturnType<typeof connectDatabase>>;
let wipe: string;

beforeAll(async () => {
  await buildChanged(() => undefined, ['server']);
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = `/production-${randomBytes(8).toString('hex')}`;
  connection = await connectDatabase(uri.href);
  wipe = await createProduct(connection, WIPE);
  const person = { firstName: 'SEOYEON', lastName: 'HAN', role: 'ADMIN' } as const;
  await createAccountService(connection).register({ ...STAFF, ...person });
  environment = await createProcessEnvironment(uri.href);
  easyPost = await startEasyPostSandbox({ port: 0 });
  bank = await startVirtualAccountSandbox({ port: 0 });
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
  await Promise.all([environment.stop(), easyPost.stop(), bank.stop()]);
});

/** The settings of a shop in production mode with sandboxes as providers, except the omitted ones. */
function production(leftOut: RegExp | null, more: Settings): Settings {
  const all = {
    ...environment.settings,
    EASYPOST_API_URL: easyPost.url,
    TOSS_API_URL: bank.url,
    NODE_ENV: 'production',
    PUBLIC_URL: `http://127.0.0.1:${environment.settings.PORT}`,
    ALLOW_SANDBOXES: 'yes',
    SHUTDOWN_DELAY_SECONDS: '0',
    LOG_LEVEL: 'info',
  };
  // Set to an empty value, since the developer's environment may contain real keys.
  const without = Object.keys(all).filter((name) => leftOut?.test(name));
  return { ...all, ...Object.fromEntries(without.map((name) => [name, ''])), ...more };
}

interface Running {
  readonly shop: ShopProcess;
  /** Log lines about problems, and all output that is not a log line. */
  complaints(): string[];
}

const LEVEL_OF_WARNINGS = 40;

function isComplaint(line: string): boolean {
  try {
    return (JSON.parse(line) as { level: number }).level > LEVEL_OF_WARNINGS;
  } catch {
    return true;
  }
}

async function open(settings: Settings): Promise<Running> {
  let printed = '';
  const shop = await startShopProcess(settings, {
    onOutput: (text) => {
      printed += text;
    },
  });
  return { shop, complaints: () => printed.split('\n').filter((line) => line !== '' && isComplaint(line)) };
}

interface JobRecord {
  readonly name: string;
  readonly lastFinishedAt?: Date;
  readonly failReason?: string | null;
}

/** Runs each job of the shop once; returns the number of jobs and those that failed. */
async function runAllJobs(): Promise<{ readonly count: number; readonly failed: readonly JobRecord[] }> {
  const jobs = connection.collection<JobRecord>('jobs');
  const since = new Date();
  await jobs.updateMany({}, { $set: { nextRunAt: since } });
  await vi.waitFor(
    async () => expect(await jobs.countDocuments({ lastFinishedAt: { $not: { $gte: since } } })).toBe(0),
    { timeout: 60_000, interval: 500 },
  );
  const all = await jobs.find().toArray();
  return { count: all.length, failed: all.filter(({ failReason }) => failReason) };
}

const VISITOR = '{ visitor { market stores signInProviders } }';
const WAYS = 'query Ways($id: ID!) { checkout(id: $id) { paymentMethods cardProvider { publishableKey } } }';
const codesOf = ({ errors }: { errors: readonly { extensions: { code: string } }[] }) =>
  errors.map(({ extensions }) => extensions.code);

async function waysToPay(client: ShopClient, { checkoutId }: ReadyCheckout) {
  const { data } = await client.send({ query: WAYS, variables: { id: checkoutId } });
  return (data as { checkout: { paymentMethods: string[]; cardProvider: object | null } }).checkout;
}

/** Buys in a store by card; returns the payment methods that were offered. */
async function buyByCard(url: string, market: 'KR' | 'US'): Promise<string[]> {
  const buyer = new ShopClient(url, { market });
  const ready = await fillCheckout(buyer, market, { [wipe]: 1 });
  const { paymentMethods, cardProvider } = await waysToPay(buyer, ready);
  expect(cardProvider).not.toBeNull();
  const { clientSecret } = expectResult(await startCardPayment(buyer, ready), 'PaymentActionRequired');
  expect(await confirmCard(environment.stripeUrl, clientSecret)).toBe(200);
  expect(expectResult(await complete(buyer, ready), 'OrderPlaced').order.number).toBeTruthy();
  return paymentMethods;
}

/** The error codes that a store returns to a shopper of that store, and to staff who pass it as an argument. */
async function askStore(url: string, market: 'KR' | 'US'): Promise<string[]> {
  const client = new ShopClient(url);
  const shopper = await client.send({ query: '{ products(first: 1) { totalCount } }' }, { 'x-market': market });
  expectResult((await client.run(SignIn, { input: STAFF })).signIn, 'Viewer');
  const staff = await client.send({ query: `{ productStocks(market: ${market}) { totalCount } }` });
  return [...codesOf(shopper), ...codesOf(staff)];
}

const asVisitor = async (url: string) => (await new ShopClient(url).send({ query: VISITOR })).data;
const signInStatus = async (url: string, provider: string) =>
  (await new ShopClient(url).visit(`/auth/${provider}?intent=sign-in`)).status;

/** Both stores first, so that the closed store has orders when only one is open; its jobs must not fail either. */
describe('production start (STORE-29, STORE-30)', () => {
  it('with both stores sells in both, by all methods whose keys are set', async () => {
    const { shop, complaints } = await open(production(null, { STORES: 'KR,US' }));
    try {
      expect(await asVisitor(shop.url)).toMatchObject({
        visitor: { stores: ['KR', 'US'], signInProviders: ['NAVER', 'GOOGLE'] },
      });
      expect(await buyByCard(shop.url, 'KR')).toEqual(expect.arrayContaining(['CARD', 'DEPOSIT', 'VIRTUAL_ACCOUNT']));
      expect(await buyByCard(shop.url, 'US')).toEqual(['CARD']);
      expect([...(await askStore(shop.url, 'KR')), ...(await askStore(shop.url, 'US'))]).toEqual([]);
      const { count, failed } = await runAllJobs();
      expect(count).toBeGreaterThan(10);
      expect(failed).toEqual([]);
      expect(complaints()).toEqual([]);
    } finally {
      expect(await shop.stop()).toBe(0);
    }
  });

  it('with the US only, on Stripe, EasyPost and Postmark, sells there and has nothing of Korea', async () => {
    const { shop, complaints } = await open(production(WITHOUT_KOREA, { STORES: 'US' }));
    try {
      expect(await asVisitor(shop.url)).toEqual({ visitor: { market: 'US', stores: ['US'], signInProviders: [] } });
      expect(await buyByCard(shop.url, 'US')).toEqual(['CARD']);
      expect(await askStore(shop.url, 'KR')).toEqual(['STORE_CLOSED', 'STORE_CLOSED']);
      expect(await signInStatus(shop.url, 'naver')).toBe(404);
      expect(await runAllJobs()).toEqual({ count: expect.any(Number), failed: [] });
      expect(complaints()).toEqual([]);
    } finally {
      expect(await shop.stop()).toBe(0);
    }
  });

  it('with Korea only, on nothing but Postmark, sells by deposit', async () => {
    const { shop, complaints } = await open(production(WITHOUT_ALL, { STORES: 'KR', BANK_DEPOSITS: 'yes' }));
    try {
      expect(await asVisitor(shop.url)).toEqual({ visitor: { market: 'KR', stores: ['KR'], signInProviders: [] } });
      const buyer = new ShopClient(shop.url, { market: 'KR' });
      const ready = await fillCheckout(buyer, 'KR', { [wipe]: 1 });
      expect(await waysToPay(buyer, ready)).toEqual({ paymentMethods: ['DEPOSIT'], cardProvider: null });
      expect(expectResult(await payByDeposit(buyer, ready), 'OrderPlaced').order.number).toBeTruthy();
      expect(await askStore(shop.url, 'US')).toEqual(['STORE_CLOSED', 'STORE_CLOSED']);
      expect(await runAllJobs()).toEqual({ count: expect.any(Number), failed: [] });
      expect(complaints()).toEqual([]);
    } finally {
      expect(await shop.stop()).toBe(0);
    }
  });

  it.each([
    ['US', 'the US store, where nobody could pay'],
    ['KR', 'the Korean store, where nobody could pay'],
  ])('with a store without a payment method is refused: %s', async (market, reason) => {
    const leftOut = market === 'US' ? WITHOUT_STRIPE : /^(STRIPE|TOSS)_/;
    let printed = '';
    const starting = startShopProcess(production(leftOut, { STORES: market }), {
      onOutput: (text) => {
        printed += text;
      },
    });

    await expect(starting).rejects.toThrow('the server ended with code 1');
    expect(printed.trim().split('\n')).toEqual([expect.stringContaining(reason)]);
  });
});
