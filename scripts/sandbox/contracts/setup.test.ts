import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../common/sandbox.ts';
import { startEasyPostSandbox } from '../easypost/server.ts';
import { startPostmarkSandbox } from '../postmark/server.ts';
import { startStripeSandbox } from '../stripe/server.ts';
import { findDifferences, findMissing, type Shape } from './shape.ts';

const readContract = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`${name}-setup.json`, import.meta.url), 'utf8')) as T;

const STRIPE = readContract<{ resources: Record<string, Shape> }>('stripe').resources;
const EASYPOST = readContract<{ webhook: Shape }>('easypost');
const POSTMARK = readContract<{ server: Shape; streams: Shape }>('postmark');

const WEBHOOK = { webhookUrl: 'http://shop.kr/webhooks/of' };
const API_KEY = 'EZTKsandbox';

let stripe: Sandbox;
let easyPost: Sandbox;
let postmark: Sandbox;

beforeAll(async () => {
  stripe = await startStripeSandbox({ port: 0, ...WEBHOOK });
  easyPost = await startEasyPostSandbox({ port: 0, ...WEBHOOK });
  postmark = await startPostmarkSandbox({ port: 0, ...WEBHOOK });
});
afterAll(() => Promise.all([stripe.stop(), easyPost.stop(), postmark.stop()]));

async function ask(url: string, headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(url, { headers });
  expect(response.status).toBe(200);
  return response.json();
}

const askStripe = (path: string) => ask(`${stripe.url}${path}`, { authorization: 'Bearer sk_test_sandbox' });
const askEasyPost = (path: string) =>
  ask(`${easyPost.url}${path}`, { authorization: `Basic ${Buffer.from(`${API_KEY}:`).toString('base64')}` });
const askPostmark = (path: string) => ask(`${postmark.url}${path}`, { 'x-postmark-server-token': 'sandbox' });

async function firstOf(listed: Promise<unknown>): Promise<unknown> {
  return ((await listed) as { data: unknown[] }).data[0];
}

describe('the setup of a shop in the sandboxes', () => {
  it.each([
    ['account', () => askStripe('/v1/account')],
    ['webhook_endpoint', () => firstOf(askStripe('/v1/webhook_endpoints'))],
    ['payment_method_domain', () => firstOf(askStripe('/v1/payment_method_domains'))],
    ['tax.settings', () => askStripe('/v1/tax/settings')],
    ['tax.registration', () => firstOf(askStripe('/v1/tax/registrations'))],
  ])('matches a response of Stripe: %s', async (name, read) => {
    const differences = findDifferences(STRIPE[name] ?? '', await read());
    // The example has an expiry; the SDK's type is null without one.
    expect(differences.filter((each) => each !== 'expires_at is null, not integer')).toEqual([]);
  });

  it('matches the responses of EasyPost', async () => {
    const { webhooks } = (await askEasyPost('/v2/webhooks')) as { webhooks: unknown[] };
    expect(webhooks).toHaveLength(1);
    expect(findDifferences(EASYPOST.webhook, webhooks[0])).toEqual([]);
    expect(findMissing(EASYPOST.webhook, webhooks[0])).toEqual([]);
  });

  it('matches the responses of Postmark', async () => {
    const [server, streams] = await Promise.all([askPostmark('/server'), askPostmark('/message-streams')]);
    expect([findDifferences(POSTMARK.server, server), findMissing(POSTMARK.server, server)]).toEqual([[], []]);
    expect([findDifferences(POSTMARK.streams, streams), findMissing(POSTMARK.streams, streams)]).toEqual([[], []]);
  });
});

describe('a request for another setup', () => {
  const order = (body: unknown) => fetch(`${stripe.url}/sandbox/setup`, { method: 'POST', body: JSON.stringify(body) });

  it('applies until it is cancelled', async () => {
    expect((await order({ chargesEnabled: false })).status).toBe(201);
    expect(await askStripe('/v1/account')).toMatchObject({ charges_enabled: false });
    await fetch(`${stripe.url}/sandbox/setup`, { method: 'DELETE' });
    expect(await askStripe('/v1/account')).toMatchObject({ charges_enabled: true });
  });

  it('is refused if it contains an unknown setting', async () => {
    expect((await order({ weather: 'fine' })).status).toBe(400);
  });
});
