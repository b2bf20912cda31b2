import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterEach, describe, expect, it } from 'vitest';
import { startStripeSandbox } from '../sandbox/stripe/server.ts';
import { STEPS } from './buyer.ts';
import { runCheckouts, warmUpCheckouts } from './checkout-load.ts';

const cleanups: (() => Promise<unknown>)[] = [];
/** The requested stores, by request. */
const markets: (string | string[] | undefined)[] = [];
afterEach(async () => {
  markets.length = 0;
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

const CHECKOUT = {
  __typename: 'Checkout',
  id: 'c1',
  total: { amount: 2400 },
  shippingChoices: [{ option: 'STANDARD' }],
};

/** Returns the given outcome for each operation; payment intents are created at a real sandbox. */
async function startMinimalShop(outcomes: Record<string, object> = {}): Promise<string> {
  const sandbox = await startStripeSandbox({ port: 0, webhookUrl: 'http://127.0.0.1:9/' });
  const { hostname: host, port } = new URL(sandbox.url);
  const stripe = new Stripe('sk_test_shop', { protocol: 'http', host, port });
  async function startPayment(): Promise<object> {
    const intent = await stripe.paymentIntents.create({ amount: 2400, currency: 'usd' });
    const { client_secret: clientSecret } = intent;
    return {
      __typename: 'PaymentActionRequired',
      clientSecret,
      publishableKey: 'pk_test_shop',
      sandboxUrl: sandbox.url,
    };
  }
  const server = createServer(async (request, response) => {
    markets.push(request.headers['x-market']);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { query }: { query: string } = JSON.parse(String(Buffer.concat(chunks)));
    const field = /^mutation \w+.*\n\s*(\w+)/.exec(query)?.[1] ?? '';
    const usual: Record<string, object> = {
      addCartLine: { __typename: 'CartUpdated', cart: { token: 't1' } },
      completeCheckout: { __typename: 'OrderPlaced' },
    };
    const paying = field === 'startPayment' ? await startPayment() : undefined;
    const outcome = outcomes[field] ?? paying ?? usual[field] ?? CHECKOUT;
    response.end(JSON.stringify({ data: { [field]: outcome } }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(async () => {
    server.close();
    server.closeAllConnections();
    await sandbox.stop();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('buyers', () => {
  it('go through all steps of a purchase, each counted', async () => {
    const shopUrl = await startMinimalShop();

    const rows = await runCheckouts({
      shopUrls: [shopUrl],
      method: 'CARD',
      products: [{ id: 'p1', slug: 's1' }],
      buyers: 2,
      seconds: 0.2,
    });
    const [whole, ...steps] = rows;

    expect(steps.map(({ path }) => path)).toEqual([
      'addCartLine',
      'startCheckout',
      'updateCheckoutContact',
      'updateCheckoutAddress',
      'updateCheckoutShipping',
      'startPayment',
      'confirm card (sandbox)',
      'completeCheckout',
    ]);
    expect(rows.map(({ errors, firstError }) => [errors, firstError])).toEqual(rows.map(() => [0, null]));
    expect(new Set(rows.map(({ perSecond }) => perSecond))).toEqual(new Set([whole?.perSecond]));
    expect(whole?.perSecond).toBeGreaterThan(0);
    expect(whole?.p50).toBeGreaterThan(steps[0]?.p50 ?? 0);
  });

  it('of the Korean store have ordered when they have chosen a deposit', async () => {
    const shopUrl = await startMinimalShop({ startPayment: { __typename: 'OrderPlaced' } });

    const rows = await runCheckouts({
      shopUrls: [shopUrl],
      method: 'DEPOSIT',
      products: [{ id: 'p1', slug: 's1' }],
      buyers: 2,
      seconds: 0.1,
    });

    expect(rows.map(({ path }) => path)).toEqual([
      'guest checkout by deposit (orders)',
      'addCartLine',
      'startCheckout',
      'updateCheckoutContact',
      'updateCheckoutAddress',
      'updateCheckoutShipping',
      'startPayment',
    ]);
    expect(rows.map(({ errors }) => errors)).toEqual(rows.map(() => 0));
    expect(new Set(markets)).toEqual(new Set(['KR']));
  });

  it('use each server in turn', async () => {
    const operationError = { __typename: 'InsufficientStockError', message: 'sold out' };
    const shopUrls = [await startMinimalShop(), await startMinimalShop({ addCartLine: operationError })];

    const load = { shopUrls, method: 'CARD', products: [{ id: 'p1', slug: 's1' }], buyers: 2, seconds: 0.2 } as const;
    const [whole] = await runCheckouts({ ...load, products: [...load.products] });

    expect(whole?.perSecond).toBeGreaterThan(0);
    expect(whole?.errors).toBeGreaterThan(0);
  });

  it('count a refusal at its step and place no order', async () => {
    const operationError = { __typename: 'InsufficientStockError', message: 'sold out' };
    const shopUrl = await startMinimalShop({ startPayment: operationError });

    const rows = await runCheckouts({
      shopUrls: [shopUrl],
      method: 'CARD',
      products: [{ id: 'p1', slug: 's1' }],
      buyers: 1,
      seconds: 0.1,
    });
    const byPath = new Map(rows.map((row) => [row.path, row]));

    expect(byPath.get('guest checkout by card (orders)')).toMatchObject({ perSecond: 0 });
    expect(byPath.get('startPayment')?.firstError).toContain('InsufficientStockError sold out');
    expect(byPath.get('startPayment')?.errors).toBe(byPath.get('guest checkout by card (orders)')?.errors);
    expect(byPath.get('completeCheckout')).toMatchObject({ perSecond: 0, errors: 0 });
  });

  it('warm the shop up by a number of orders, and fail with the reason if none can be placed', async () => {
    const operationError = { __typename: 'InsufficientStockError', message: 'sold out' };
    const load = { method: 'DEPOSIT' as const, products: [{ id: 'p1', slug: 's1' }], buyers: 1 };
    const open = { startPayment: { __typename: 'OrderPlaced' } };

    await warmUpCheckouts({ ...load, shopUrls: [await startMinimalShop(open)] }, 1);
    expect(markets.length).toBeGreaterThanOrEqual(STEPS.DEPOSIT.length);

    const shut = { ...load, shopUrls: [await startMinimalShop({ startPayment: operationError })] };
    await expect(warmUpCheckouts(shut, 1)).rejects.toThrow('no order was placed: Error: startPayment: Insufficient');
  });
});
