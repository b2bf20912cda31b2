import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connectDatabase } from '@eunbit/server/app/database';
import type { Connection } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { buildChanged } from '../../scripts/setup/build.ts';
import { freePort } from '../../scripts/setup/free-port.ts';
import { waitForEmails } from '../kit/emails.ts';
import { StockChanged } from '../kit/operations.ts';
import { type CollectedSpan, type OtlpCollector, startOtlpCollector } from '../kit/otlp-collector.ts';
import { createProcessEnvironment, type ProcessEnvironment } from '../kit/process-environment.ts';
import { ShopClient } from '../kit/shop-client.ts';
import { type ShopProcess, startShopProcess } from '../kit/shop-process.ts';
import {
  ADDRESSES,
  CONTACT,
  complete,
  confirmCard,
  expectResult,
  fillCheckout,
  startCardPayment,
} from '../kit/story.ts';
import { createProduct, WIPE } from '../kit/test-catalogue.ts';

const QUERY = 'query Telling { products(first: 1) { totalCount } }';
const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const TRACEPARENT = `00-${TRACE_ID}-b7ad6b7169203331-01`;
/** A word that only occurs in the code of the SDK. */
const SDK_WORD = 'OTEL_BSP_SCHEDULE_DELAY';

/** A fake provider that records the headers of the requests it receives. */
async function startEasyPostWitness() {
  const seen: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers);
    response.writeHead(503).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { seen, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

let environment: ProcessEnvironment;
let connection: Connection;
let witness: Awaited<ReturnType<typeof startEasyPostWitness>>;
let collector: OtlpCollector;
let server: ShopProcess | null = null;

beforeAll(async () => {
  await buildChanged(() => undefined, ['server']);
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = `/test-${randomBytes(8).toString('hex')}`;
  connection = await connectDatabase(uri.href);
  environment = await createProcessEnvironment(uri.href);
  witness = await startEasyPostWitness();
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
  await environment.stop();
  witness.server.close();
});
async function openCollector(): Promise<void> {
  collector = await startOtlpCollector();
}
async function stopAll(): Promise<void> {
  await server?.stop();
  server = null;
  await collector.stop();
}

const exporting = () => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  OTEL_BSP_SCHEDULE_DELAY: '100',
  OTEL_METRIC_EXPORT_INTERVAL: '500',
});

async function start(settings: Readonly<Record<string, string>> = {}): Promise<ShopProcess> {
  server = await startShopProcess({ ...environment.settings, EASYPOST_API_URL: witness.url, ...settings });
  return server;
}

const ask = ({ url }: ShopProcess, headers: Record<string, string> = {}) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: QUERY }),
  });

/** The path from a span up to the root of its trace. Parent spans end and are exported later than their children. */
function lineageOf(span: CollectedSpan, spans: readonly CollectedSpan[]): CollectedSpan[] {
  const parent = span.parentSpanId && spans.find(({ spanId }) => spanId === span.parentSpanId);
  return parent ? [span, ...lineageOf(parent, spans)] : [span];
}

const operation = (name: string) => (span: CollectedSpan) => span.attributes['graphql.operation.name'] === name;

describe('a guest order by card', () => {
  /** All that the guest types and receives; none of it may leave the shop. */
  let secrets: string[];

  beforeAll(async () => {
    await openCollector();
    const productId = await createProduct(connection, WIPE);
    const { url } = await start(exporting());
    const email = 'gwendolyn.featherstone@letters.example';
    const client = new ShopClient(url, { market: 'US', headers: { 'user-agent': 'Gwendolyns-Browser' } });
    const ready = await fillCheckout(client, 'US', { [productId]: 1 }, { email });
    const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    expect(await confirmCard(environment.stripeUrl, clientSecret)).toBe(200);
    const { order } = expectResult(await complete(client, ready), 'OrderPlaced');
    await collector.span(({ name }) => name === 'send email');
    const [sent] = await waitForEmails({ emailUrl: environment.emailUrl, deliver: async () => {} }, { to: email });
    const typed = Object.values({ ...CONTACT, ...ADDRESSES.US }).filter((value) => value.length > 3);
    const given = [clientSecret, client.cookie('basket') ?? '', order.number, sent?.subject ?? ''];
    secrets = [...typed, email, 'Gwendolyn', ...given];
    await collector.span(operation('CompleteCheckout'));
  });
  afterAll(stopAll);

  it('is one connected trace per request: from HTTP through the operation to provider and database', async () => {
    const withoutRoot = () => {
      const spans = collector.spans();
      return spans.filter((span) => lineageOf(span, spans).at(-1)?.parentSpanId !== null).map(({ name }) => name);
    };
    await expect.poll(withoutRoot).toEqual([]);

    const spans = collector.spans();
    const payment = spans.find(({ name }) => name === 'POST /v1/payment_intents');
    if (!payment) throw new Error('no span of the payment intent');
    expect(payment.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.response.status_code': 200,
      'server.address': '127.0.0.1',
      'url.template': '/v1/payment_intents',
    });
    const lineage = lineageOf(payment, spans);
    expect(lineage.map(({ name }) => name)).toEqual([
      'POST /v1/payment_intents',
      'call Stripe',
      'mutation',
      'POST /graphql',
    ]);
    expect(lineage[2]?.attributes).toMatchObject({ 'graphql.operation.name': 'StartPayment' });
    expect(lineage[3]?.attributes).toMatchObject({ 'http.route': '/graphql', 'http.response.status_code': 200 });
    expect(lineage[3]?.attributes['eunbit.request.id']).toEqual(expect.any(String));

    const ofPayment = spans.filter(({ traceId }) => traceId === payment.traceId);
    const commands = ofPayment.filter(({ attributes }) => attributes['db.system.name'] === 'mongodb');
    const touched = commands.flatMap(({ attributes }) => String(attributes['db.query.summary']).split(' '));
    expect(touched).toEqual(expect.arrayContaining(['checkouts', 'stock_levels', 'reservations', 'commitTransaction']));
    for (const command of commands) expect(lineageOf(command, spans).at(-1)?.name).toBe('POST /graphql');
  });

  it('is linked to its email, in the process and trace that sends it, and to jobs', async () => {
    const email = await collector.span(
      ({ name, attributes }) => name === 'send email' && attributes['eunbit.email.kind'] === 'ORDER_PLACED',
    );
    const rootOf = (span: CollectedSpan) => lineageOf(span, collector.spans()).at(-1)?.name;
    const origin = await collector.span(({ spanId }) => spanId === email.links[0]?.spanId);
    await expect.poll(() => rootOf(origin)).toMatch(/^POST \/(graphql|webhooks\/stripe)$/);
    expect(email.attributes['eunbit.email.attempt']).toBe(1);
    await collector.span(({ parentSpanId, name }) => parentSpanId === email.spanId && name === 'POST /email');
    await expect.poll(() => rootOf(email)).toMatch(/^(change of emails|job send-emails)$/);

    const job = await collector.span(({ name }) => name.startsWith('job '));
    expect(job.attributes).toMatchObject({ 'eunbit.job.id': expect.stringMatching(/^[0-9a-f]{24}$/) });
    await collector.span(({ parentSpanId }) => parentSpanId === job.spanId);
    const change = await collector.span(({ name }) => name === 'change of orders');
    expect(change).toMatchObject({ parentSpanId: null, attributes: { 'db.operation.name': 'insert' } });
  });

  it('leaves no personal data in any span or metric', async () => {
    await expect.poll(() => collector.points('eunbit_operation_duration_seconds').length).toBeGreaterThan(0);
    const sent = collector.deliveries.map(({ body }) => body.toString()).join('\n');
    expect(sent).toContain('UpdateCheckoutAddress');
    // Numbers such as times may contain any digits.
    const texts = Array.from(sent.matchAll(/"(?:[^"\\]|\\.)*"/g), ([text]) => text).filter(
      (text) => !/^"\d+"$/.test(text),
    );
    for (const secret of secrets) {
      expect(secret).not.toBe('');
      expect(texts.filter((text) => text.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
    }
  });

  it('is measured in the metrics of /metrics, which are exported as well', async () => {
    const find = () =>
      collector
        .points('eunbit_request_duration_seconds')
        .find(({ attributes }) => attributes.route === '/graphql' && attributes.status === '200');
    await expect.poll(() => Number(find()?.count)).toBeGreaterThan(5);
    expect(collector.points('nodejs_eventloop_lag_seconds')).toHaveLength(1);
    expect(collector.points('eunbit_failed_emails')).toMatchObject([{ asDouble: 0 }]);
    expect(collector.resources()).toContainEqual(
      expect.objectContaining({ 'service.name': 'eunbit', 'service.version': expect.stringMatching(/^\d+\.\d+/) }),
    );
  });

  it('sends no trace id to a provider', () => {
    expect(collector.spans().some(({ name }) => name === 'POST /v2/addresses')).toBe(true);
    expect(witness.seen.length).toBeGreaterThan(0);
    for (const headers of witness.seen) expect(Object.keys(headers)).not.toContain('traceparent');
  });
});

describe('a trace id in a request', () => {
  beforeEach(openCollector);
  afterEach(stopAll);

  it('is continued from a trusted proxy', async () => {
    const shop = await start({ ...exporting(), TRUST_PROXY: 'loopback' });
    await ask(shop, { traceparent: TRACEPARENT, 'x-forwarded-for': '192.0.2.7' });
    const span = await collector.span(({ name }) => name === 'POST /graphql');
    expect(span).toMatchObject({ traceId: TRACE_ID, parentSpanId: 'b7ad6b7169203331' });
  });

  it('is ignored from anybody else', async () => {
    const shop = await start(exporting());
    await ask(shop, { traceparent: TRACEPARENT, 'x-forwarded-for': '192.0.2.7' });
    const span = await collector.span(({ name }) => name === 'POST /graphql');
    expect(span.parentSpanId).toBeNull();
    expect(span.traceId).not.toBe(TRACE_ID);
  });
});

describe('an exporting process', () => {
  beforeEach(openCollector);
  afterEach(stopAll);

  it('sends Protobuf by default, and flushes when it stops', async () => {
    const never = { OTEL_BSP_SCHEDULE_DELAY: '86400000', OTEL_METRIC_EXPORT_INTERVAL: '86400000' };
    const shop = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...never });
    await ask(shop);
    expect(collector.deliveries).toEqual([]);

    expect(await shop.stop()).toBe(0);

    const traces = collector.deliveries.filter(({ path }) => path === '/v1/traces');
    expect(traces.map(({ contentType }) => contentType)).toEqual(['application/x-protobuf']);
    expect(traces[0]?.body.toString('latin1')).toContain('POST /graphql');
    expect(collector.deliveries.some(({ path }) => path === '/v1/metrics')).toBe(true);
  });

  it('reports pages by their pattern, with operations, and resolvers if configured', async () => {
    const shop = await start({ ...exporting(), TRACE_RESOLVERS_FROM_MS: '0' });
    for (const path of ['/faq', '/order/EB-260301-ABCDEFGH']) await fetch(shop.url + path, { redirect: 'manual' });
    const page = await collector.span(({ attributes }) => attributes['eunbit.page'] === '/faq');
    // The parent span ends and is exported later.
    await collector.span(({ spanId }) => spanId === page.parentSpanId);
    const spans = collector.spans();
    expect(lineageOf(page, spans).map(({ name }) => name)).toEqual(['render page', 'GET /*']);
    const operations = spans.filter(({ parentSpanId }) => parentSpanId === page.spanId);
    expect(operations.length).toBeGreaterThan(0);
    // An operation of the shop itself: its name is recorded.
    for (const { name } of operations) expect(name).toMatch(/^query \w+$/);
    const resolver = await collector.span(({ name }) => name.startsWith('resolve Query.'));
    await expect.poll(() => lineageOf(resolver, collector.spans()).at(-1)?.name).toBe('GET /*');
    expect(JSON.stringify(collector.spans())).not.toContain('EB-260301');
  });

  it('reports subscriptions, each as its own trace', async () => {
    const shop = await start(exporting());
    const client = new ShopClient(shop.url);
    const events = client.subscribe(StockChanged, { market: 'KR' });
    const span = await collector.span(operation('StockChanged'));
    expect(span).toMatchObject({ parentSpanId: null, name: 'subscription' });
    await events.stop();
    await client.close();
  });

  it('samples according to OTEL_TRACES_SAMPLER', async () => {
    const shop = await start({ ...exporting(), OTEL_TRACES_SAMPLER: 'always_off' });
    await ask(shop);
    await expect.poll(() => collector.points('eunbit_sockets')).toHaveLength(1);
    await shop.stop();
    expect(collector.spans()).toEqual([]);
  });

  it('serves as usual if the collector is down', async () => {
    const shop = await start({ ...exporting(), OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` });
    for (let asked = 0; asked < 20; asked += 1) expect((await ask(shop)).status).toBe(200);
    expect(await shop.stop()).toBe(0);
  });

  it('stops even if the collector never answers, long before the SDK would give up', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const patient = { OTEL_EXPORTER_OTLP_TIMEOUT: '86400000', OTEL_BSP_EXPORT_TIMEOUT: '86400000' };
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const shop = await start({ ...exporting(), ...patient, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    await ask(shop);
    expect(await shop.stop()).toBe(0);
    silent.closeAllConnections();
    silent.close();
  });
});

describe('OpenTelemetry', () => {
  beforeEach(openCollector);
  afterEach(stopAll);

  /** Contents of all files that a server has loaded by the time it has responded and exited. */
  async function readLoadedFiles(settings: Readonly<Record<string, string>>): Promise<string[]> {
    const folder = mkdtempSync(join(tmpdir(), 'eunbit-loaded-'));
    try {
      const shop = await start({ ...settings, NODE_V8_COVERAGE: folder });
      expect((await ask(shop, { traceparent: TRACEPARENT })).headers.get('traceresponse')).toBeNull();
      expect(await shop.stop()).toBe(0);
      const reports = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
      const urls = reports.flatMap(({ result }: { result: { url: string }[] }) => result.map(({ url }) => url));
      const files = new Set(urls.filter((url) => url.startsWith('file:')));
      expect(files.size).toBeGreaterThan(2);
      return Array.from(files, (url) => readFileSync(fileURLToPath(url), 'utf8'));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  const hasSdk = (texts: readonly string[]) => texts.some((text) => text.includes(SDK_WORD));

  it.each([
    ['no setting asks for it', {}],
    ['OTEL_SDK_DISABLED is true', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_SDK_DISABLED: 'true' }],
  ])('is not loaded if %s', async (_where, settings) => {
    expect(hasSdk(await readLoadedFiles(settings))).toBe(false);
  });

  it('is loaded if a collector is configured', async () => {
    expect(hasSdk(await readLoadedFiles(exporting()))).toBe(true);
  });
});
