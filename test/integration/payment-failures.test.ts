import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import { checkoutModel } from '@eunbit/server/modules/checkout/checkout.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { reservationModel } from '@eunbit/server/modules/stock/reservation.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { StartPayment } from '../kit/operations.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import {
  complete,
  confirmCard,
  expectResult,
  fillCheckout,
  payByDeposit,
  type ReadyCheckout,
  startCardPayment,
  toIntentId,
} from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const CREATE = 'POST /v1/payment_intents';
const THREE_D_SECURE = '4000002500003155';

const shop = useTestShop({ eachTest: 'new' });
let wipe: string;

beforeEach(() => {
  wipe = shop.productId('wipe');
});

const level = (market: 'KR' | 'US') => stockModel(shop.connection).findById(stockId(market, wipe)).lean();
const orders = () => orderModel(shop.connection).find().lean();
const payments = () => shop.app().services.payment;
const fault = (fields: object) => shop.controlStripe('POST', '/sandbox/faults', fields);
const muteWebhooks = () => shop.controlStripe('POST', '/sandbox/webhooks', { mode: 'never', count: 1_000 });

async function stripe<T>(method: string, path: string, body?: Record<string, string>): Promise<T> {
  const response = await fetch(shop.stripeUrl + path, {
    method,
    headers: { authorization: 'Bearer sk_test_sandbox' },
    ...(body && { body: new URLSearchParams(body) }),
  });
  return (await response.json()) as T;
}

/** The number of calls that configured faults will still affect. */
async function faultsLeft(): Promise<number> {
  const { data } = await stripe<{ data: { count: number }[] }>('GET', '/sandbox/faults');
  return data.reduce((sum, { count }) => sum + count, 0);
}

const refunds = async () => (await stripe<{ data: { amount: number }[] }>('GET', '/v1/refunds')).data;

/** A checkout at the payment step, with the card form shown. */
async function paying(client: ShopClient): Promise<ReadyCheckout & { clientSecret: string }> {
  const ready = await fillCheckout(client, 'US', { [wipe]: 1 });
  const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
  return { ...ready, clientSecret };
}

describe('a payment with an unreported outcome (PAYMENT-7)', () => {
  it('becomes an order when the shop polls it', async () => {
    await muteWebhooks();
    const { clientSecret } = await paying(shop.client({ market: 'US' }));
    await confirmCard(shop.stripeUrl, clientSecret);
    expect(await payments().checkRunning()).toBe(0);

    const later = new Date(Date.now() + 180_000);
    await Promise.all([payments().checkRunning(later), payments().checkRunning(later)]);
    expect(await orders()).toMatchObject([{ payment: { status: 'PAID' } }]);
    expect(await level('US')).toMatchObject({ quantity: 99, reserved: 0 });
  });

  it('is polled again after the provider was unreachable, without delaying others', async () => {
    await muteWebhooks();
    const [first, second] = [shop.client({ market: 'US' }), shop.client({ market: 'US' })];
    for (const client of [first, second]) await confirmCard(shop.stripeUrl, (await paying(client)).clientSecret);
    // Each call is tried three times, so all tries of the first payment fail and those of the second do not.
    await fault({ endpoint: 'GET /v1/payment_intents/:id', kind: 'status', status: 500, count: 3 });
    await expect(payments().checkRunning(new Date(Date.now() + 180_000))).rejects.toThrow('1 of 2 failed');
    expect(await orders()).toHaveLength(1);
    await payments().checkRunning(new Date(Date.now() + 400_000));
    expect(await orders()).toHaveLength(2);
  });
});

describe('a provider event', () => {
  it('is applied once, even if it arrives twice, late and before the shopper returns (PAYMENT-7)', async () => {
    await muteWebhooks();
    const client = shop.client({ market: 'US' });
    const ready = await paying(client);
    await confirmCard(shop.stripeUrl, ready.clientSecret);
    const { data: events } = await stripe<{ data: { id: string; type: string }[] }>('GET', '/v1/events');
    const succeeded = events.find(({ type }) => type === 'payment_intent.succeeded')?.id ?? '';
    const created = events.find(({ type }) => type !== 'payment_intent.succeeded')?.id ?? succeeded;
    const redeliver = (id: string) => shop.controlStripe('POST', `/sandbox/events/${id}/deliver`);

    await redeliver(succeeded);
    await redeliver(succeeded);
    await expect.poll(orders).toHaveLength(1);
    expectResult(await complete(client, ready), 'OrderPlaced');
    // An hour later and in the wrong order; the checkout may have expired by then.
    await checkoutModel(shop.connection).deleteMany({});
    await redeliver(succeeded);
    await redeliver(created);
    const delivered = async () => {
      const { data } = await stripe<{ data: { state: string }[] }>('GET', '/sandbox/deliveries');
      return data.filter(({ state }) => state === 'pending').length;
    };
    await expect.poll(delivered).toBe(0);
    expect(await orders()).toHaveLength(1);
    expect(await emailModel(shop.connection).countDocuments({ kind: 'ORDER_PLACED' })).toBe(1);
    expect(await refunds()).toEqual([]);
  });
});

describe('a provider that accepts a call and does not answer', () => {
  it('creates one payment if the start is retried', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await fillCheckout(client, 'US', { [wipe]: 1 });
    await fault({ endpoint: CREATE, kind: 'drop', count: 2 });
    expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    expect((await stripe<{ data: unknown[] }>('GET', '/v1/payment_intents')).data).toHaveLength(1);
    expect(await level('US')).toMatchObject({ quantity: 99, reserved: 1 });
  });

  it('loses no order if it took the money', async () => {
    await muteWebhooks();
    const client = shop.client({ market: 'US' });
    const ready = await paying(client);
    await fault({ endpoint: 'POST /v1/payment_intents/:id/confirm', kind: 'drop', count: 1 });
    await expect(confirmCard(shop.stripeUrl, ready.clientSecret)).rejects.toThrow();
    expectResult(await complete(client, ready), 'OrderPlaced');
  });
});

describe('a provider that is down (PAYMENT-8)', () => {
  it('is reported to shoppers, skipped after a while, and used again automatically', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const client = shop.client({ market: 'US' });
        return { client, ready: await fillCheckout(client, 'US', { [wipe]: 1 }) };
      }),
    );
    const [last, ...others] = buyers;
    if (!last) throw new Error('there are six buyers');
    await fault({ endpoint: CREATE, kind: 'status', status: 503, count: 1_000 });
    const answers = await Promise.all(others.map(({ client, ready }) => startCardPayment(client, ready)));
    for (const answer of answers) {
      expect(expectResult(answer, 'PaymentError').code).toBe('PAYMENT_PROVIDER_UNAVAILABLE');
    }
    // Once the circuit is open, starting a payment does not reach the provider, so its fault is not used up.
    const isLeftAlone = async () => {
      const before = await faultsLeft();
      expect(expectResult(await startCardPayment(last.client, last.ready), 'PaymentError').code).toBe(
        'PAYMENT_PROVIDER_UNAVAILABLE',
      );
      return before > 0 && (await faultsLeft()) === before;
    };
    await expect.poll(isLeftAlone).toBe(true);
    expect(await level('US')).toMatchObject({ quantity: 100, reserved: 0 });

    await shop.controlStripe('DELETE', '/sandbox/faults');
    const again = async () => (await startCardPayment(last.client, last.ready)).__typename;
    await expect.poll(again, { interval: 500 }).toBe('PaymentActionRequired');
  });
});

describe('a shopper with two tabs', () => {
  it('pays once, from either tab', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await fillCheckout(client, 'US', { [wipe]: 2 });
    const tabs = await Promise.all([startCardPayment(client, ready), startCardPayment(client, ready)]);
    const secrets = tabs.map((tab) => expectResult(tab, 'PaymentActionRequired').clientSecret);
    await Promise.allSettled(secrets.map((secret) => confirmCard(shop.stripeUrl, secret)));
    const answers = await Promise.all([complete(client, ready), complete(client, ready)]);
    for (const answer of answers) expectResult(answer, 'OrderPlaced');
    expect(await orders()).toHaveLength(1);
    expect(await level('US')).toMatchObject({ quantity: 98, reserved: 0 });
    expect(await refunds()).toEqual([]);
  });

  it('who switches the store in one pays in the other the total of its checkout', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await fillCheckout(client, 'US', { [wipe]: 1 });
    client.setCookie('market', 'KR');
    const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    await confirmCard(shop.stripeUrl, clientSecret);
    expectResult(await complete(client, ready), 'OrderPlaced');
    expect(await orders()).toMatchObject([{ market: 'US', amounts: { total: 1_399 } }]);
    expect(await level('KR')).toMatchObject({ quantity: 100 });
  });
});

describe('a change after the shopper saw the checkout (CHECKOUT-15)', () => {
  it('is shown, old against new, and nothing is charged until they accept it', async () => {
    const client = shop.client({ market: 'US' });
    const { checkoutId, total } = await fillCheckout(client, 'US', { [wipe]: 2 });
    const seen = { lines: [{ productId: wipe, quantity: 2, lineTotal: 1_798 }], shipping: 500, tax: 0 };
    const start = async (expectedTotal: number, now = seen) => {
      const input = { checkoutId, method: 'CARD', expectedTotal, seen: now, hasAgreedToTerms: true } as const;
      return (await client.run(StartPayment, { input })).startPayment;
    };
    await productModel(shop.connection).updateOne({ _id: wipe }, { 'listings.US.price': 999 });
    await expect.poll(async () => (await start(total)).__typename).toBe('CheckoutChangedError');
    const changed = expectResult(await start(total), 'CheckoutChangedError');
    expect(changed).toMatchObject({
      expected: { amount: total },
      checkout: { total: { amount: total + 200 } },
      changes: [{ kind: 'PRICE', title: 'wipe in English', before: { amount: 1_798 }, after: { amount: 1_998 } }],
    });
    const agreed = { ...seen, lines: [{ productId: wipe, quantity: 2, lineTotal: 1_998 }] };
    expectResult(await start(total + 200, agreed), 'PaymentActionRequired');
  });

  it('is shown even if the total is the same', async () => {
    const client = shop.client({ market: 'US' });
    const { checkoutId, total } = await fillCheckout(client, 'US', { [wipe]: 1 });
    const seen = { lines: [{ productId: wipe, quantity: 1, lineTotal: 399 }], shipping: 1_000, tax: 0 };
    const input = { checkoutId, method: 'CARD', expectedTotal: total, seen, hasAgreedToTerms: true } as const;
    const { changes } = expectResult((await client.run(StartPayment, { input })).startPayment, 'CheckoutChangedError');
    expect(changes.map(({ kind }) => kind)).toEqual(['PRICE', 'SHIPPING']);
  });

  it('prevents the payment if a product was stopped between two steps', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await fillCheckout(client, 'US', { [wipe]: 1 });
    await stockModel(shop.connection).updateOne({ _id: stockId('US', wipe) }, { stopped: true });
    const { shortages } = expectResult(await startCardPayment(client, ready), 'InsufficientStockError');
    expect(shortages).toMatchObject([{ productId: wipe, available: 0, isStopped: true }]);
    expect((await stripe<{ data: unknown[] }>('GET', '/v1/payment_intents')).data).toEqual([]);
  });
});

describe("a hold that expires during the bank's check", () => {
  it('releases the units, and a later approval is not charged (PAYMENT-2)', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await paying(client);
    const returnUrl = 'http://shop.example/checkout';
    const response = await fetch(`${shop.stripeUrl}/v1/payment_intents/${toIntentId(ready.clientSecret)}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        key: 'pk_test_sandbox',
        client_secret: ready.clientSecret,
        return_url: returnUrl,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': THREE_D_SECURE,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2034',
        'payment_method_data[card][cvc]': '123',
      }),
    });
    const { next_action } = (await response.json()) as { next_action: { redirect_to_url: { url: string } } };
    await reservationModel(shop.connection).updateMany({}, { heldUntil: new Date(0) });
    await payments().expireReservations();
    expect(await level('US')).toMatchObject({ quantity: 100, reserved: 0 });

    const yes = new URLSearchParams({ client_secret: ready.clientSecret, outcome: 'complete' });
    await fetch(next_action.redirect_to_url.url, { method: 'POST', body: yes, redirect: 'manual' });
    expectResult(await complete(client, ready), 'PaymentError');
    const intent = await stripe<{ status: string }>('GET', `/v1/payment_intents/${toIntentId(ready.clientSecret)}`);
    expect(intent.status).toBe('canceled');
    expect(await orders()).toEqual([]);
  });
});

describe('a manipulated payment', () => {
  it('is refunded and buys nothing if its amount differs from the accepted one (PAYMENT-9)', async () => {
    await muteWebhooks();
    const client = shop.client({ market: 'US' });
    const ready = await paying(client);
    await stripe('POST', `/v1/payment_intents/${toIntentId(ready.clientSecret)}`, { amount: '100' });
    await confirmCard(shop.stripeUrl, ready.clientSecret);
    expectResult(await complete(client, ready), 'PaymentFailedError');
    expect(await orders()).toEqual([]);
    expect(await refunds()).toMatchObject([{ amount: 100 }]);
    expect(await level('US')).toMatchObject({ quantity: 100, reserved: 0 });
  });

  it('buys nothing for another checkout that it names', async () => {
    await muteWebhooks();
    const victim = await paying(shop.client({ market: 'US' }));
    const forged = await stripe<{ id: string }>('POST', '/v1/payment_intents', {
      amount: String(victim.total),
      currency: 'usd',
      'metadata[checkoutId]': victim.checkoutId,
    });
    const { client_secret } = await stripe<{ client_secret: string }>('GET', `/v1/payment_intents/${forged.id}`);
    await confirmCard(shop.stripeUrl, client_secret);
    await payments().settleIntent(forged.id);
    expect(await orders()).toEqual([]);
    expect(await refunds()).toMatchObject([{ amount: victim.total }]);
  });
});

describe('the last unit', () => {
  it('is sold once to a hundred simultaneous buyers', async () => {
    await stockModel(shop.connection).updateOne({ _id: stockId('KR', wipe) }, { quantity: 1 });
    const crowd = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const client = shop.client();
        return { client, ready: await fillCheckout(client, 'KR', { [wipe]: 1 }) };
      }),
    );
    const answers = await Promise.all(crowd.map(({ client, ready }) => payByDeposit(client, ready)));
    expect(answers.filter(({ __typename }) => __typename === 'OrderPlaced')).toHaveLength(1);
    expect(await orders()).toHaveLength(1);
    expect(await level('KR')).toMatchObject({ quantity: 0, reserved: 0 });
  });
});
