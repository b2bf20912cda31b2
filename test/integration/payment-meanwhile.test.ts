import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { reservationModel } from '@eunbit/server/modules/stock/reservation.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { CancelOrder } from '../kit/operations.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import {
  complete,
  confirmCard,
  expectResult,
  fillCheckout,
  payByDeposit,
  startCardPayment,
  toIntentId,
} from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop({ eachTest: 'new' });
let product: string;

beforeEach(async () => {
  product = shop.productId('wipe');
  await shop.controlStripe('POST', '/sandbox/webhooks', { mode: 'never', count: 1_000 });
});

const payments = () => shop.app().services.payment;
const fault = (endpoint: string, fault: object) =>
  shop.controlStripe('POST', '/sandbox/faults', { endpoint, ...fault });
const level = (market: 'KR' | 'US') => stockModel(shop.connection).findById(stockId(market, product)).lean();
const orders = () => orderModel(shop.connection).find().lean();

async function stripe<T>(method: string, path: string, body?: Record<string, string>): Promise<T> {
  const response = await fetch(shop.stripeUrl + path, {
    method,
    headers: { authorization: 'Bearer sk_test_sandbox' },
    ...(body && { body: new URLSearchParams(body) }),
  });
  return (await response.json()) as T;
}

const refunded = async (intentId: string) => {
  const { data } = await stripe<{ data: { amount: number }[] }>('GET', `/v1/refunds?payment_intent=${intentId}`);
  return data.map(({ amount }) => amount);
};

/** A checkout at the payment step, with the card form shown. */
async function paying(client: ShopClient, market: 'KR' | 'US' = 'US') {
  const ready = await fillCheckout(client, market, { [product]: 1 });
  const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
  return { ...ready, clientSecret, intentId: toIntentId(clientSecret) };
}

describe('a shopper who pays by card in one tab', () => {
  it('gets one order, paid once, when ordering by deposit in another tab at the same moment', async () => {
    const client = shop.client({ market: 'KR' });
    const ready = await paying(client, 'KR');
    await Promise.all([
      confirmCard(shop.stripeUrl, ready.clientSecret).then(() => complete(client, ready)),
      payByDeposit(client, ready),
    ]);

    const [order, ...more] = await orders();
    expect(more).toEqual([]);
    const { status } = await stripe<{ status: string }>('GET', `/v1/payment_intents/${ready.intentId}`);
    const byCard = order?.payment.method === 'CARD';
    expect([status, order?.payment.status]).toEqual(byCard ? ['succeeded', 'PAID'] : ['canceled', 'AWAITING_PAYMENT']);
    expect(await refunded(ready.intentId)).toEqual([]);
    expect(await level('KR')).toMatchObject({ quantity: 99, reserved: 0 });
  });
});

describe("during the bank's check (PAYMENT-2)", () => {
  it('a new price or a stopped sale does not affect a buyer who has accepted and holds the units', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await paying(client);
    await productModel(shop.connection).updateOne({ _id: product }, { 'listings.US.price': 9_999 });
    await stockModel(shop.connection).updateOne({ _id: stockId('US', product) }, { stopped: true, quantity: 0 });
    await confirmCard(shop.stripeUrl, ready.clientSecret);

    expectResult(await complete(client, ready), 'OrderPlaced');
    expect(await orders()).toMatchObject([{ amounts: { total: 1_399 }, payment: { status: 'PAID' } }]);
    expect(await level('US')).toMatchObject({ quantity: 0, reserved: 0 });
  });

  it('a payment whose currency is switched buys nothing and is refunded (PAYMENT-9)', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await paying(client);
    await stripe('POST', `/v1/payment_intents/${ready.intentId}`, { currency: 'krw', amount: '1399' });
    await confirmCard(shop.stripeUrl, ready.clientSecret);

    expectResult(await complete(client, ready), 'PaymentFailedError');
    expect(await orders()).toEqual([]);
    expect(await refunded(ready.intentId)).toEqual([1_399]);
    expect(await level('US')).toMatchObject({ quantity: 100, reserved: 0 });
  });

  it('an outage of the provider is shown to the returning buyer, and the order exists once it is over', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await paying(client);
    await confirmCard(shop.stripeUrl, ready.clientSecret);
    await fault('GET /v1/payment_intents/:id', { kind: 'status', status: 503, count: 1_000 });
    expect(expectResult(await complete(client, ready), 'PaymentError').code).toBe('PAYMENT_PROVIDER_UNAVAILABLE');

    await shop.controlStripe('DELETE', '/sandbox/faults');
    const again = async () => (await complete(client, ready)).__typename;
    await expect.poll(again, { interval: 500 }).toBe('OrderPlaced');
    expect(await orders()).toHaveLength(1);
  });
});

describe('a provider that refunds and does not answer', () => {
  it('refunds a cancelled order once, in agreement with the books', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await paying(client);
    await confirmCard(shop.stripeUrl, ready.clientSecret);
    const { order, accessToken } = expectResult(await complete(client, ready), 'OrderPlaced');
    const input = { orderNumber: order.number, accessToken, reason: 'CHANGED_MIND' } as const;
    expectResult((await client.run(CancelOrder, { input })).cancelOrder, 'OrderUpdated');

    await fault('POST /v1/refunds', { kind: 'drop', count: 6 });
    await expect(payments().payDueRefunds()).rejects.toThrow(/failed/);
    await shop.controlStripe('DELETE', '/sandbox/faults');
    await payments().payDueRefunds();

    expect(await refunded(ready.intentId)).toEqual([1_399]);
    expect(await ledgerModel(shop.connection).countDocuments({ intentId: ready.intentId, kind: 'REFUND' })).toBe(1);
    expect(await orders()).toMatchObject([{ payment: { status: 'REFUNDED' } }]);
  });

  /** Pays although the units are gone; the response to the refund is lost. */
  async function paidInVain(client: ShopClient) {
    const ready = await paying(client);
    await confirmCard(shop.stripeUrl, ready.clientSecret);
    await reservationModel(shop.connection).updateMany(
      { status: 'HELD' },
      { status: 'RELEASED', settledAt: new Date() },
    );
    await stockModel(shop.connection).updateOne({ _id: stockId('US', product) }, { quantity: 0, reserved: 0 });
    await fault('POST /v1/refunds', { kind: 'drop', count: 6 });
    expect(expectResult(await complete(client, ready), 'PaymentError').code).toBe('PAYMENT_PROVIDER_UNAVAILABLE');
    await shop.controlStripe('DELETE', '/sandbox/faults');
    return ready;
  }

  it('does not sell a refunded order, even if units have arrived meanwhile', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await paidInVain(client);
    expect(await refunded(ready.intentId)).toEqual([1_399]);
    await stockModel(shop.connection).updateOne({ _id: stockId('US', product) }, { quantity: 10 });

    expectResult(await complete(client, ready), 'PaymentFailedError');
    await payments().settleIntent(ready.intentId);
    expect(await orders()).toEqual([]);
    expect(await level('US')).toMatchObject({ quantity: 10, reserved: 0 });
  });

  it('is retried automatically, and shopper and books are updated once', async () => {
    const { intentId } = await paidInVain(shop.client({ market: 'US' }));
    await Promise.all([payments().payDueRefunds(), payments().payDueRefunds()]);
    await payments().payDueRefunds();

    expect(await refunded(intentId)).toEqual([1_399]);
    const entries = await ledgerModel(shop.connection).find({ intentId }).lean();
    expect(entries.map(({ kind }) => kind).sort()).toEqual(['FEE', 'PAYMENT', 'REFUND']);
    expect(await emailModel(shop.connection).countDocuments({ key: `PAYMENT_REFUNDED:${intentId}` })).toBe(1);
  });
});
