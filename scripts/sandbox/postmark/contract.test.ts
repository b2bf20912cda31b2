import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findDifferences, findMissing, type Shape } from '../contracts/shape.ts';
import { SANDBOX_KEYS } from '../keys.ts';
import { BOUNCE_TYPES } from './reports.ts';
import { startPostmarkSandbox } from './server.ts';

interface Contract {
  readonly exchanges: Readonly<Record<string, { readonly response: Shape }>>;
  readonly errors: { readonly response: Shape; readonly codes: Readonly<Record<string, string>> };
  readonly webhooks: Readonly<Record<string, { readonly body: Shape }>>;
  readonly bounceTypes: { readonly codes: Readonly<Record<string, number>> };
}
const contract: Contract = JSON.parse(readFileSync(new URL('../contracts/postmark.json', import.meta.url), 'utf8'));

const { POSTMARK_SERVER_TOKEN: TOKEN, POSTMARK_WEBHOOK_SECRET: SECRET } = SANDBOX_KEYS;
const BUYER = 'buyer@mail.example';

interface Received {
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown> & { readonly RecordType: string };
}

let sandbox: Awaited<ReturnType<typeof startPostmarkSandbox>>;
let received: Received[];
const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  received.push({
    authorization: request.headers.authorization,
    body: JSON.parse(Buffer.concat(chunks).toString()),
  });
  response.end();
});

beforeEach(async () => {
  received = [];
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  sandbox = await startPostmarkSandbox({
    port: 0,
    webhookUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
  });
});
afterEach(async () => {
  await sandbox.stop();
  receiver.close();
  receiver.closeAllConnections();
});

async function call(method: string, path: string, body?: object, token: string = TOKEN) {
  const headers = { 'X-Postmark-Server-Token': token, 'Content-Type': 'application/json', Accept: 'application/json' };
  const response = await fetch(`${sandbox.url}${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

const send = (fields: object = {}) =>
  call('POST', '/email', {
    From: '"Eunbit" <shop@eunbit.example>',
    To: BUYER,
    Subject: 'Hello',
    TextBody: 'Text',
    Tag: 'order-placed',
    Metadata: { email: 'a1' },
    MessageStream: 'outbound',
    ...fields,
  });

async function order(path: string, body: object): Promise<void> {
  const { status } = await call('POST', `/sandbox/${path}`, body);
  expect(status).toBe(201);
}

const waitForWebhooks = (count: number) =>
  vi.waitFor(() => {
    expect(received.length).toBeGreaterThanOrEqual(count);
    return received;
  });

function expectShape(shape: Shape | undefined, value: unknown): void {
  if (shape === undefined) throw new Error('the contract has no such answer');
  expect(findDifferences(shape, value)).toEqual([]);
  expect(findMissing(shape, value)).toEqual([]);
}

describe('the sandbox responds as Postmark documents', () => {
  it('when an email is accepted and searched for, and its address is suppressed and reactivated', async () => {
    const sent = await send();
    const search = await call('GET', '/messages/outbound?count=1&offset=0&messagestream=outbound&metadata_email=a1');
    await order('bounces', { to: BUYER });
    const addresses = { Suppressions: [{ EmailAddress: BUYER }] };
    const deleted = await call('POST', '/message-streams/outbound/suppressions/delete', addresses);

    expectShape(contract.exchanges['POST /email 200']?.response, sent.body);
    expectShape(contract.exchanges['GET /messages/outbound 200']?.response, search.body);
    expect(search.body.Messages).toHaveLength(1);
    expectShape(contract.exchanges['POST /message-streams/:stream/suppressions/delete 200']?.response, deleted.body);
    expect(deleted.body.Suppressions).toMatchObject([{ Status: 'Deleted' }]);
    expect((await send()).status).toBe(200);
  });

  it('when it refuses, with the documented code', async () => {
    await send();
    await order('complaints', { to: BUYER });
    const refusals = [
      await send({}),
      await send({ To: 'nobody' }),
      await send({ TextBody: '' }),
      await call('POST', '/email', {}, 'token-2'),
    ];

    expect(refusals.map(({ status, body }) => [status, body.ErrorCode])).toEqual([
      [422, 406],
      [422, 300],
      [422, 300],
      [401, 10],
    ]);
    for (const { body } of refusals) {
      expectShape(contract.errors.response, body);
      expect(contract.errors.codes).toHaveProperty(String(body.ErrorCode));
    }
  });

  it('when somebody complained, whose address cannot be reactivated', async () => {
    await send();
    await order('complaints', { to: BUYER });

    const addresses = { Suppressions: [{ EmailAddress: BUYER }] };
    const { body } = await call('POST', '/message-streams/outbound/suppressions/delete', addresses);

    expectShape(contract.exchanges['POST /message-streams/:stream/suppressions/delete 200']?.response, body);
    expect(body.Suppressions).toMatchObject([{ Status: 'Failed' }]);
    expect((await send()).body.ErrorCode).toBe(406);
  });
});

describe("the sandbox's webhooks", () => {
  it.each(Object.keys(BOUNCE_TYPES))('report a bounce as %s', async (type) => {
    await send();
    await order('bounces', { to: BUYER, type });

    const [{ body, authorization } = { body: { RecordType: '' }, authorization: '' }] = await waitForWebhooks(1);

    expect(authorization).toBe(`Basic ${Buffer.from(`postmark:${SECRET}`).toString('base64')}`);
    expectShape(contract.webhooks.Bounce?.body, body);
    expect(body).toMatchObject({ Email: BUYER, Type: type, TypeCode: contract.bounceTypes.codes[type] });
    expect(body).toMatchObject({ Metadata: { email: 'a1' }, Inactive: type === 'HardBounce' });
  });

  it('report a hard bounce, a complaint and a reactivation also as a subscription change', async () => {
    await send();
    await send({ To: 'other@mail.example' });
    await order('bounces', { to: BUYER });
    await order('complaints', { to: 'other@mail.example' });
    await call('POST', '/message-streams/outbound/suppressions/delete', { Suppressions: [{ EmailAddress: BUYER }] });

    const webhooks = (await waitForWebhooks(5)).map(({ body }) => body);

    for (const body of webhooks) expectShape(contract.webhooks[body.RecordType]?.body, body);
    const changes = webhooks.filter(({ RecordType }) => RecordType === 'SubscriptionChange');
    expect(changes.map(({ SuppressionReason }) => SuppressionReason).sort()).toEqual([
      'HardBounce',
      'SpamComplaint',
      null,
    ]);
  });

  it('report a complaint about news only as a subscription change', async () => {
    await send({ MessageStream: 'broadcast' });
    await order('complaints', { to: BUYER });

    const webhooks = (await waitForWebhooks(1)).map(({ body }) => [body.RecordType, body.SuppressionReason]);

    expect(webhooks).toEqual([['SubscriptionChange', 'SpamComplaint']]);
    expect((await send()).status).toBe(200);
  });
});
