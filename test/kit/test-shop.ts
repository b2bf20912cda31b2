import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type App, createApp } from '@eunbit/server/app/app';
import { connectDatabase } from '@eunbit/server/app/database';
import { readConfig } from '@eunbit/server/config';
import { createProofOfWork } from '@eunbit/server/integrations/bot-protection/proof-of-work';
import { createDeliveryTracker } from '@eunbit/server/integrations/carrier-tracking/delivery-tracker';
import { createPostmarkProvider } from '@eunbit/server/integrations/email/postmark-provider';
import { openGeoIp } from '@eunbit/server/integrations/geoip/geoip';
import { createStripeAccount } from '@eunbit/server/integrations/payment/stripe-account';
import { createStripeProvider } from '@eunbit/server/integrations/payment/stripe-provider';
import { createStripeRecords } from '@eunbit/server/integrations/payment/stripe-records';
import { createEasyPostProvider } from '@eunbit/server/integrations/shipping/easypost-provider';
import { createIdentityProviders } from '@eunbit/server/integrations/social/identity-providers';
import { createStripeTax } from '@eunbit/server/integrations/tax/stripe-tax';
import { createTossIssuer } from '@eunbit/server/integrations/virtual-account/toss-issuer';
import { createLogger } from '@eunbit/server/log/logger';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { startEasyPostSandbox } from '../../scripts/sandbox/easypost/server.ts';
import { SANDBOX_KEYS } from '../../scripts/sandbox/keys.ts';
import { startOAuthSandbox } from '../../scripts/sandbox/oauth/server.ts';
import { startPostmarkSandbox } from '../../scripts/sandbox/postmark/server.ts';
import { startStripeSandbox } from '../../scripts/sandbox/stripe/server.ts';
import { startVirtualAccountSandbox } from '../../scripts/sandbox/virtual-account/server.ts';
import { QueryPlans } from './query-plans.ts';
import { type ClientOptions, ShopClient } from './shop-client.ts';
import { ShopState } from './shop-state.ts';
import { createProduct, SPRAY, type TestProduct, WIPE } from './test-catalogue.ts';

const DOWNLOADS = fileURLToPath(new URL('../../server/downloads', import.meta.url));
const EXAMPLES = fileURLToPath(new URL('../../docs/examples', import.meta.url));

const STAFF = { email: 'staff@example.com', password: 'silver-light' };
/** Addresses of the sandboxes of one test shop. */
interface SandboxUrls {
  readonly stripe: string;
  readonly oauth: string;
  readonly postmark: string;
  readonly easyPost: string;
  readonly bank: string;
}

export interface TestShopOptions {
  /** Number of servers on the one database. */
  readonly servers?: number;
  readonly products?: readonly TestProduct[];
  /** Settings in addition to the defaults of every test shop, or replacing them; an empty value removes a default. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Hides sample data from shoppers, as in production. */
  readonly hidesSamples?: boolean;
  /** Operations by hash that the shop accepts as those of its own clients; none by default. */
  readonly persistedOperations?: ReadonlyMap<string, string>;
  /** Receives each line of the servers' logs, at the most verbose level. */
  readonly writeLog?: (line: string) => void;
}

/** A separate shop: real services, real database, real HTTP, with sandboxes as providers. */
export interface TestShop {
  /** A connection to its database that only the test uses. */
  readonly connection: Connection;
  /** The connection of its first server: to use its services in transactions, and to make transactions fail. */
  readonly serverConnection: Connection;
  readonly apps: readonly App[];
  readonly stripeUrl: string;
  /** The sign-in sandbox. */
  readonly oauthUrl: string;
  readonly easyPostUrl: string;
  /** The sandbox that receives emails. */
  readonly emailUrl: string;
  /** The sandbox that issues virtual accounts. */
  readonly bankUrl: string;
  readonly staff: typeof STAFF;
  /** Product ids by slug. */
  readonly products: Readonly<Record<string, string>>;
  /** The id of a product of the shop. Like the next two, it throws if there is no such product. */
  productId(slug: string): string;
  app(server?: number): App;
  url(server?: number): string;
  /** Starts another server on the same database, possibly with other settings; returns its number. */
  addServer(settings: Readonly<Record<string, string>>): Promise<number>;
  /** A new client of one of the servers. */
  client(options?: ClientOptions & { readonly server?: number }): ShopClient;
  /** Makes the payment sandbox fail or sends it a command; see its control paths. */
  controlStripe(method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<void>;
  /** The same for the sandbox of virtual accounts. */
  controlBank(method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<void>;
  /** The same for the email sandbox. */
  controlPostmark(method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<void>;
  /** The same for the shipping sandbox. */
  controlEasyPost(method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<void>;
  /** Sends the queued emails, like the job. A test's shop sends no email without it. */
  deliver(): Promise<void>;
  /** Names of the database commands that the first server sends while `work` runs. */
  commandsDuring(work: () => Promise<unknown>): Promise<string[]>;
  /** The corresponding command events. */
  statementsDuring(work: () => Promise<unknown>): Promise<mongo.CommandStartedEvent[]>;
  /**
   * Restores the state of the first call, for tests that share a shop. Not for tests that subscribe to stock or products, or that
   * make providers fail: a server may still send events of the previous test, or remember that failure.
   */
  renew(): Promise<void>;
  /** Stops it; throws if it has sent its database a query that needs a collection scan. */
  close(): Promise<void>;
}

/** Commands that maintain connections and change streams. */
const HOUSEKEEPING = new Set(['hello', 'ping', 'getMore', 'endSessions', 'killCursors']);

function databaseUri(): string {
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = `/test-${randomBytes(8).toString('hex')}`;
  uri.searchParams.set('monitorCommands', 'true');
  return uri.href;
}

async function startApp(
  mongodbUri: string,
  sandboxes: SandboxUrls,
  {
    settings = {},
    hidesSamples = false,
    persistedOperations = new Map(),
    writeLog,
  }: Omit<TestShopOptions, 'servers' | 'products'>,
) {
  const settled = readConfig({
    APP_SECRET: 'a test secret of more than thirty-two characters',
    // All clients have the same IP address; a test of the limit sets its own value.
    OPEN_UNITS_PER_NETWORK: '1000000',
    ...SANDBOX_KEYS,
    STRIPE_API_URL: sandboxes.stripe,
    POSTMARK_API_URL: sandboxes.postmark,
    EASYPOST_API_URL: sandboxes.easyPost,
    TOSS_API_URL: sandboxes.bank,
    NAVER_API_URL: sandboxes.oauth,
    GOOGLE_API_URL: sandboxes.oauth,
    ...settings,
    NODE_ENV: 'test',
    PORT: '0',
    MONGODB_URI: mongodbUri,
  });
  const config = { ...settled, hidesSamples };
  const connection = await connectDatabase(config.mongodbUri);
  const log = writeLog
    ? createLogger('trace', { write: writeLog })
    : createLogger(process.env.TEST_LOG_LEVEL ?? 'silent');
  const paymentProvider = createStripeProvider(config.stripe);
  const app = await createApp({
    config,
    connection,
    log,
    geoip: await openGeoIp(null),
    botProtection: createProofOfWork(config.appSecret),
    paymentProvider,
    paymentAccount: createStripeAccount(config.stripe),
    paymentRecords: createStripeRecords(config.stripe),
    virtualAccountIssuer: createTossIssuer(config.toss),
    cashReceiptIssuer: createTossIssuer(config.toss),
    identityProviders: createIdentityProviders(config.social),
    emailProvider: createPostmarkProvider(config.email),
    taxProvider: createStripeTax(config.stripe),
    shippingProvider: createEasyPostProvider(config.shipping),
    carrierTracking: config.carrierTracking && createDeliveryTracker(config.carrierTracking),
    downloadsFolder: DOWNLOADS,
    pages: null,
    persistedOperations,
    examplesFolder: EXAMPLES,
    exportMetrics: null,
  });
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
  return { app, connection, url };
}

/** For `npm run explain -- --record`, which collects the database commands of all tests. */
async function keepSamples(plans: QueryPlans): Promise<void> {
  const folder = process.env.RECORD_QUERIES;
  if (!folder) return;
  const { BSON } = mongoose.mongo;
  // Serialised first: arrays of mongoose have circular references.
  const lines = plans.samples().map((sample) => BSON.EJSON.stringify(BSON.deserialize(BSON.serialize(sample))));
  await writeFile(join(folder, `${randomBytes(8).toString('hex')}.jsonl`), lines.join('\n'));
}

/** A fixture that a test needs. */
function present<T>(fixture: T | undefined, name: string): T {
  if (fixture === undefined) throw new Error(`this test's shop has no ${name}`);
  return fixture;
}

/** Sends a command to a sandbox. */
async function callSandbox(url: string, method: string, path: string, body?: unknown): Promise<void> {
  const init =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await fetch(`${url}${path}`, { method, ...init });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

interface SharedShopOptions extends TestShopOptions {
  /** What each test starts with: by default the shop as the previous test left it, otherwise a restored or a new one. */
  readonly eachTest?: 'renewed' | 'new';
}

/** The shop of the tests in a file or a `describe`, closed after them. */
export function useTestShop({ eachTest, ...options }: SharedShopOptions = {}): TestShop {
  const shop = {} as TestShop;
  const [begin, end] = eachTest === 'new' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  begin(async () => void Object.assign(shop, await createTestShop(options)));
  end(() => shop.close());
  if (eachTest === 'renewed') beforeEach(() => shop.renew());
  return shop;
}

export async function createTestShop({
  servers = 1,
  products = [WIPE, SPRAY],
  ...rest
}: TestShopOptions = {}): Promise<TestShop> {
  const uri = databaseUri();
  const [stripe, oauth, postmark, bank, easyPost] = await Promise.all([
    startStripeSandbox({ port: 0 }),
    startOAuthSandbox({ port: 0 }),
    startPostmarkSandbox({ port: 0 }),
    startVirtualAccountSandbox({ port: 0 }),
    startEasyPostSandbox({ port: 0 }),
  ]);
  const sandboxes = {
    stripe: stripe.url,
    oauth: oauth.url,
    postmark: postmark.url,
    easyPost: easyPost.url,
    bank: bank.url,
  };
  const running = [await startApp(uri, sandboxes, rest)];
  for (let extra = 1; extra < servers; extra += 1) running.push(await startApp(uri, sandboxes, rest));
  const [first] = running;
  if (!first) throw new Error('a shop needs a server');
  stripe.sendWebhooksTo(`${first.url}/webhooks/stripe`);
  easyPost.sendWebhooksTo(`${first.url}/webhooks/easypost`);
  postmark.sendWebhooksTo(`${first.url}/webhooks/postmark`);
  bank.sendWebhooksTo(`${first.url}/webhooks/virtual-account`);

  // Queries of the test itself do not count as the shop's. The servers have created collections and indexes.
  const connection = await mongoose.createConnection(uri, { autoCreate: false, autoIndex: false }).asPromise();
  const apps = running.map(({ app }) => app);
  const plans = new QueryPlans();
  const state = new ShopState(connection, apps);
  const watch = (server: (typeof running)[number]) => {
    server.connection.getClient().on('commandStarted', plans.note).on('commandStarted', state.note);
  };
  connection.getClient().on('commandStarted', state.note);
  for (const server of running) watch(server);

  const ids: Record<string, string> = {};
  for (const [role, product] of products.entries()) {
    ids[product.slug] = await createProduct(connection, product, role);
  }
  const person = { firstName: 'SEOYEON', lastName: 'HAN', role: 'ADMIN' as const };
  await first.app.services.account.register({ ...STAFF, ...person });

  const clients: ShopClient[] = [];
  const watched = first.connection.getClient();
  async function statementsDuring(work: () => Promise<unknown>): Promise<mongo.CommandStartedEvent[]> {
    const statements: mongo.CommandStartedEvent[] = [];
    const note = (statement: mongo.CommandStartedEvent) => {
      if (!HOUSEKEEPING.has(statement.commandName)) statements.push(statement);
    };
    watched.on('commandStarted', note);
    await work();
    watched.off('commandStarted', note);
    return statements;
  }

  return {
    connection,
    serverConnection: first.connection,
    apps,
    stripeUrl: stripe.url,
    oauthUrl: oauth.url,
    easyPostUrl: easyPost.url,
    emailUrl: postmark.url,
    bankUrl: bank.url,
    staff: STAFF,
    products: ids,
    productId: (slug) => present(ids[slug], `product ${slug}`),
    app: (server = 0) => present(apps[server], `server ${server}`),
    url: (server = 0) => present(running[server], `server ${server}`).url,
    async addServer(settings) {
      const added = await startApp(uri, sandboxes, { ...rest, settings: { ...rest.settings, ...settings } });
      watch(added);
      apps.push(added.app);
      return running.push(added) - 1;
    },
    client({ server = 0, ...options } = {}) {
      const client = new ShopClient(present(running[server], `server ${server}`).url, options);
      clients.push(client);
      return client;
    },
    controlStripe: (method, path, body) => callSandbox(stripe.url, method, path, body),
    controlBank: (method, path, body) => callSandbox(bank.url, method, path, body),
    controlPostmark: (method, path, body) => callSandbox(postmark.url, method, path, body),
    controlEasyPost: (method, path, body) => callSandbox(easyPost.url, method, path, body),
    async deliver() {
      await first.app.services.emailDelivery.deliverDue();
    },
    async commandsDuring(work) {
      return (await statementsDuring(work)).map(({ commandName }) => commandName);
    },
    statementsDuring,
    async renew() {
      for (const client of clients.splice(0)) await client.close();
      await Promise.all(Object.values(sandboxes).map((url) => callSandbox(url, 'POST', '/sandbox/reset')));
      await state.restore();
    },
    async close() {
      for (const client of clients) await client.close();
      const complaints = await plans.complaints(connection);
      await keepSamples(plans);
      // The servers are stopped first: otherwise their change streams would break with the database and be reopened.
      for (const server of running) {
        await server.app.close();
        await server.connection.close();
      }
      await connection.dropDatabase();
      await connection.close();
      await Promise.all([stripe.stop(), oauth.stop(), postmark.stop(), easyPost.stop(), bank.stop()]);
      if (complaints.length > 0) throw new Error(`the shop asked without an index:\n${complaints.join('\n')}`);
    },
  };
}
