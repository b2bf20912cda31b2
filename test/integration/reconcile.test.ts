import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buyByCard } from '../kit/bought-orders.ts';
import { runOwnerProgram } from '../kit/create-admin.ts';
import { UpdateOrderStatus } from '../kit/operations.ts';
import { findDifferences, reconcile } from '../kit/reconcile.ts';
import { expectResult, fillCheckout, payByDeposit, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const DAY_MS = 86_400_000;

const shop = useTestShop();
let wipe: string;
let since: Date;

beforeAll(async () => {
  wipe = shop.productId('wipe');
});
beforeEach(async () => {
  await orderModel(shop.connection).deleteMany({});
  await ledgerModel(shop.connection).deleteMany({});
  await shop.controlStripe('POST', '/sandbox/reset');
  since = new Date(Date.now() - DAY_MS);
});

const ledger = () => ledgerModel(shop.connection);
const orders = () => orderModel(shop.connection);

const differences = (range = { since, settledBy: new Date() }) => findDifferences(shop, range);

/** Pays 899 and 500 for shipping. */
async function buyOne() {
  const { number: orderNumber, intentId } = await buyByCard(shop, { [wipe]: 1 });
  return { orderNumber, intentId };
}

/** Actions of staff in the provider's own dashboard. */
async function refundByHand(intentId: string, amount: number): Promise<string> {
  const response = await fetch(`${shop.stripeUrl}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({ payment_intent: intentId, amount: String(amount) }),
  });
  return ((await response.json()) as { id: string }).id;
}

async function cancel(orderNumber: string): Promise<void> {
  const staff = await signInStaff(shop);
  const input = { orderNumber, expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CANCELLED' } as const;
  expectResult((await staff.run(UpdateOrderStatus, { input })).updateOrderStatus, 'OrderUpdated');
}

describe('reconciliation (PAYMENT-22)', () => {
  it('finds nothing if orders, refunds and deposits are correct', async () => {
    await buyOne();
    await cancel((await buyOne()).orderNumber);
    await shop.app().services.payment.payDueRefunds();
    const client = shop.client();
    expectResult(await payByDeposit(client, await fillCheckout(client, 'KR', { [wipe]: 1 })), 'OrderPlaced');
    expect(await differences()).toEqual([]);
  });

  it('finds a payment without an order, unless the order may still arrive', async () => {
    const { intentId, orderNumber } = await buyOne();
    await orders().deleteOne({ number: orderNumber });
    await ledger().deleteMany({});
    expect(await differences()).toEqual([
      {
        kind: 'PAYMENT_WITHOUT_ORDER',
        orderNumber: null,
        intentId,
        refundId: null,
        disputeId: null,
        currency: 'USD',
        provider: 1_399,
        shop: null,
      },
    ]);
    expect(await differences({ since, settledBy: new Date(Date.now() - 60_000) })).toEqual([]);
  });

  it('finds an order, and its entry, without a payment at the provider', async () => {
    const { orderNumber } = await buyOne();
    await orders().updateOne({ number: orderNumber }, { 'payment.intentId': 'pi_unknown' });
    await ledger().collection.updateMany({ orderNumber }, { $set: { intentId: 'pi_unknown' } });
    expect((await differences()).map(({ kind, intentId }) => [kind, intentId === 'pi_unknown'])).toEqual([
      ['PAYMENT_WITHOUT_ORDER', false],
      ['ORDER_WITHOUT_PAYMENT', true],
      ['LEDGER_EXTRA', true],
    ]);
  });

  it('finds an order with another amount than was paid', async () => {
    const { orderNumber, intentId } = await buyOne();
    await orders().updateOne({ number: orderNumber }, { 'amounts.total': 1_000 });
    expect(await differences()).toMatchObject([
      { kind: 'AMOUNT_UNEQUAL', orderNumber, intentId, provider: 1_399, shop: 1_000 },
    ]);
  });

  it('finds an entry with another amount than was paid', async () => {
    const { orderNumber } = await buyOne();
    await ledger().collection.updateOne({ orderNumber, kind: 'PAYMENT' }, { $set: { amount: 1 } });
    expect(await differences()).toMatchObject([{ kind: 'AMOUNT_UNEQUAL', provider: 1_399, shop: 1 }]);
  });

  it('finds a refund that is due but was not made', async () => {
    const { orderNumber } = await buyOne();
    await cancel(orderNumber);
    expect(await differences()).toMatchObject([{ kind: 'REFUND_MISSING', orderNumber, provider: 0, shop: 1_399 }]);
  });

  it('finds a refund that is in the books but not at the provider', async () => {
    const { orderNumber } = await buyOne();
    await orders().updateOne({ number: orderNumber }, { 'payment.status': 'REFUNDED' });
    const paid = await ledger().findOne({ orderNumber, kind: 'PAYMENT' }).lean();
    const claimed = { kind: 'REFUND', amount: -1_399, refundId: 're_unknown' } as const;
    await ledger().collection.insertOne({ ...paid, ...claimed, _id: 'refund:re_unknown' } as never);
    expect((await differences()).map(({ kind, refundId }) => [kind, refundId])).toEqual([
      ['REFUND_MISSING', null],
      ['LEDGER_EXTRA', 're_unknown'],
    ]);
  });

  it('finds a payment and a refund that are missing in the books', async () => {
    const { orderNumber, intentId } = await buyOne();
    await shop.controlStripe('POST', '/sandbox/webhooks', { mode: 'never', count: 10 });
    await ledger().deleteMany({ orderNumber });
    const refundId = await refundByHand(intentId, 399);
    expect(await differences()).toMatchObject([
      { kind: 'LEDGER_MISSING', orderNumber, refundId: null, provider: 1_399, shop: null },
      { kind: 'LEDGER_MISSING', refundId, provider: -399, shop: null },
    ]);
  });

  it('finds a confirmed deposit that is missing in the books', async () => {
    const client = shop.client();
    const ready = await fillCheckout(client, 'KR', { [wipe]: 1 });
    const { order } = expectResult(await payByDeposit(client, ready), 'OrderPlaced');
    await orders().updateOne({ number: order.number }, { 'payment.status': 'PAID' });
    expect(await differences()).toMatchObject([
      { kind: 'LEDGER_MISSING', orderNumber: order.number, intentId: null, shop: order.total.amount },
    ]);
  });

  it('queries a single payment that was started before the period', async () => {
    await buyOne();
    const later = new Date(Date.now() + 60_000);
    await orders().updateMany({}, { createdAt: later });
    await ledger().collection.updateMany({}, { $set: { at: later } });
    expect(await differences({ since: later, settledBy: later })).toEqual([]);
  });

  it('reads all pages of the provider', async () => {
    const { intentId, orderNumber } = await buyOne();
    await orders().deleteOne({ number: orderNumber });
    const begin = () =>
      fetch(`${shop.stripeUrl}/v1/payment_intents`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_sandbox' },
        body: new URLSearchParams({ amount: '100', currency: 'usd' }),
      });
    await Promise.all(Array.from({ length: 100 }, begin));
    expect(await differences()).toMatchObject([{ kind: 'PAYMENT_WITHOUT_ORDER', intentId }]);
  });
});

const mongodbUri = () => {
  const { host, port, name } = shop.connection;
  return `mongodb://${host}:${port}/${name}?directConnection=true`;
};
const run = (...args: string[]) => reconcile({ mongodbUri: mongodbUri(), stripeUrl: shop.stripeUrl }, ...args);

describe('npm run reconcile', () => {
  it('reports the result and sets the exit code accordingly', async () => {
    const { intentId, orderNumber } = await buyOne();
    expect(await run('--grace', '0')).toMatchObject({ code: 0, out: expect.stringContaining('agree since') });
    await orders().deleteOne({ number: orderNumber });

    const table = await run('--grace', '0');
    expect(table.code).toBe(1);
    expect(table.out).toMatch(new RegExp(`payment without order +- +${intentId} +- +\\$13\\.99 +-`));
    const json = await run('--grace', '0', '--json');
    expect([json.code, JSON.parse(json.out)]).toMatchObject([1, [{ kind: 'PAYMENT_WITHOUT_ORDER', intentId }]]);
    expect(await run('--since', 'soon')).toMatchObject({ code: 2, complaint: expect.stringContaining('usage:') });
  });

  it('reports that there is nothing to compare if the shop has no Stripe (STORE-29)', async () => {
    const without = { NODE_ENV: 'production', MONGODB_URI: mongodbUri(), STRIPE_SECRET_KEY: '' };
    const { code, out, complaint } = await runOwnerProgram('reconcile', without, []);
    expect([code, out, complaint.trim()]).toEqual([0, '', expect.stringContaining('Stripe is not configured')]);
  });
});
