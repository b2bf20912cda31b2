import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { SANDBOX_KEYS } from '../keys.ts';
import { startStripeSandbox } from './server.ts';

/** Parameters that pay a new intent at once. */
export const PAID = { confirm: true, payment_method: 'pm_card_visa', return_url: 'http://shop.example/' } as const;
const SUCCESS_CARD = '4242424242424242';

/** The shop's webhook endpoint: verifies each event with the SDK and returns the events in order of arrival. */
async function startReceiver() {
  const arrived: Stripe.Event[] = [];
  const waiting: ((event: Stripe.Event) => void)[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    // A sandbox that is stopped aborts its requests.
    const body = await text(request).catch(() => null);
    if (body === null) return;
    const signature = String(request.headers['stripe-signature']);
    const event = Stripe.webhooks.constructEvent(body, signature, SANDBOX_KEYS.STRIPE_WEBHOOK_SECRET);
    response.writeHead(answers.shift() ?? 200).end();
    const next = waiting.shift();
    if (next) next(event);
    else arrived.push(event);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/stripe`,
    /** Sets the statuses of the next responses; the default is 200. */
    answerWith: (...statuses: number[]) => void answers.push(...statuses),
    /** Number of events that have arrived and were not read yet. */
    unread: () => arrived.length,
    async next(): Promise<Stripe.Event> {
      return arrived.shift() ?? new Promise((resolve) => waiting.push(resolve));
    },
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export function stripeClient(url: string, config: Partial<Stripe.StripeConfig> = {}, key = 'sk_test_shop'): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { protocol: 'http', host: hostname, port, maxNetworkRetries: 0, telemetry: false, ...config });
}

/** A sandbox with a webhook receiver and a configured SDK. */
export async function startTestSandbox(dataPath?: string) {
  const receiver = await startReceiver();
  const sandbox = await startStripeSandbox({ port: 0, webhookUrl: receiver.url, ...(dataPath && { dataPath }) });
  const stripe = stripeClient(sandbox.url);

  async function control(method: string, path: string, body?: object): Promise<Response> {
    const content = body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {};
    const response = await fetch(`${sandbox.url}/sandbox/${path}`, { method, ...content });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  }

  /** Confirms an intent like a page of the shop: with the publishable key and typed card data. */
  async function confirmInBrowser(
    intent: Stripe.PaymentIntent,
    card: Partial<Record<'number' | 'exp_month' | 'exp_year' | 'cvc', string>>,
    fields: Record<string, string> = {},
  ): Promise<Response> {
    const form = new URLSearchParams({ 'payment_method_data[type]': 'card', key: 'pk_test_shop' });
    form.set('client_secret', intent.client_secret ?? '');
    const typed = { number: SUCCESS_CARD, exp_month: '12', exp_year: '2040', cvc: '123', ...card };
    for (const [name, value] of Object.entries(typed)) form.set(`payment_method_data[card][${name}]`, value);
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return fetch(`${sandbox.url}/v1/payment_intents/${intent.id}/confirm`, { method: 'POST', body: form });
  }

  function createIntent(params: Partial<Stripe.PaymentIntentCreateParams> = {}): Promise<Stripe.PaymentIntent> {
    return stripe.paymentIntents.create({ amount: 2400, currency: 'usd', ...params });
  }

  /** A paid intent whose webhook event was already read. */
  async function createPaid(params: Partial<Stripe.PaymentIntentCreateParams> = {}): Promise<Stripe.PaymentIntent> {
    const paid = await createIntent({ ...PAID, ...params });
    await receiver.next();
    return paid;
  }

  async function stop(): Promise<void> {
    await sandbox.stop();
    await receiver.stop();
  }

  return { url: sandbox.url, stripe, receiver, control, confirmInBrowser, createIntent, createPaid, stop, sandbox };
}

export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>;

/** The error that a promise is rejected with. */
export async function catchFailure(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('expected a refusal');
}
