import { providerAnswerModel } from '@eunbit/server/modules/finance/provider-answer.model';
import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buyByCard } from '../kit/bought-orders.ts';
import { BooksComparison, ProviderBalance, ProviderPayments } from '../kit/finance-operations.ts';
import { UpdateOrderStatus } from '../kit/operations.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

/** Entries younger than this are not reported as differences yet. */
const UNDER_WAY_MS = 10 * 60_000;
/** The number of tries before the shop reports the provider as unavailable. */
const TRIES = 3;

const shop = useTestShop();
let staff: ShopClient;

beforeAll(async () => {
  staff = await signInStaff(shop);
});
beforeEach(async () => {
  await shop.controlStripe('POST', '/sandbox/reset');
  await Promise.all([
    orderModel(shop.connection).deleteMany({}),
    ledgerModel(shop.connection).deleteMany({}),
    providerAnswerModel(shop.connection).deleteMany({}),
  ]);
});
afterEach(async () => {
  vi.useRealTimers();
  await shop.controlStripe('DELETE', '/sandbox/faults');
});

const balance = async (source: 'PROVIDER' | 'LAST_ANSWER') =>
  (await staff.run(ProviderBalance, { source })).providerBalance;
const payments = async (source: 'PROVIDER' | 'LAST_ANSWER', after?: string) =>
  (await staff.run(ProviderPayments, { source, after: after ?? null })).providerPayments;

/** Pays 899 and 500 for shipping; Stripe keeps 2.9 % and 30. */
const buyOne = () => buyByCard(shop, { [shop.productId('wipe')]: 1 });

async function makeUnreachable(endpoint: string): Promise<void> {
  await shop.controlStripe('POST', '/sandbox/faults', { endpoint, kind: 'status', status: 500, count: TRIES });
}

function later(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
}

describe('the provider balance', () => {
  it('includes what is available, pending and from cards, and is stored with its time', async () => {
    expect(await balance('LAST_ANSWER')).toMatchObject({ readAt: null, isProviderUnreachable: false, sums: [] });
    await buyOne();
    const fromProvider = await balance('PROVIDER');
    const pending = { amount: 1_399 - 71, currency: 'USD' };
    expect(fromProvider.sums).toEqual([
      { available: { amount: 0, currency: 'USD' }, pending, card: { amount: pending.amount } },
    ]);
    expect(fromProvider).toMatchObject({ isProviderUnreachable: false, dashboardUrl: null });
    expect(await balance('LAST_ANSWER')).toEqual(fromProvider);
  });

  it('is the last known one while the provider is down, and marked so until it is back', async () => {
    await buyOne();
    const known = await balance('PROVIDER');
    await makeUnreachable('GET /v1/balance');
    expect(await balance('PROVIDER')).toEqual({ ...known, isProviderUnreachable: true });
    expect(await balance('LAST_ANSWER')).toEqual({ ...known, isProviderUnreachable: true });
    expect((await balance('PROVIDER')).isProviderUnreachable).toBe(false);
    expect((await balance('LAST_ANSWER')).isProviderUnreachable).toBe(false);
  });

  it('is empty, not an error, if the provider was down from the start', async () => {
    await makeUnreachable('GET /v1/balance');
    expect(await balance('PROVIDER')).toMatchObject({ readAt: null, isProviderUnreachable: true, sums: [] });
  });
});

describe('the payments at the provider', () => {
  it('are listed beside order and books', async () => {
    const { number, intentId } = await buyOne();
    const { nodes: listed, pageInfo } = await payments('PROVIDER');
    expect(pageInfo.hasNextPage).toBe(false);
    expect(listed).toMatchObject([
      {
        id: intentId,
        status: 'SUCCEEDED',
        received: { amount: 1_399, currency: 'USD' },
        refunded: { amount: 0 },
        fee: { amount: 71 },
        booked: { amount: 1_399 },
        bookedRefunds: null,
        bookedFee: { amount: 71 },
        card: { brand: 'visa', last4: '4242' },
        receiptUrl: expect.stringContaining('/receipts/'),
        order: { number, email: 'mina@example.com' },
        differences: [],
      },
    ]);
  });

  it('show a refund in both', async () => {
    const { number } = await buyOne();
    const input = {
      orderNumber: number,
      expectedStatus: 'PREPARING_FOR_SHIPMENT',
      status: 'ORDER_CANCELLED',
    } as const;
    expectResult((await staff.run(UpdateOrderStatus, { input })).updateOrderStatus, 'OrderUpdated');
    await shop.app().services.payment.payDueRefunds();
    later(UNDER_WAY_MS + 60_000);
    expect((await payments('PROVIDER')).nodes).toMatchObject([
      { refunded: { amount: 1_399 }, bookedRefunds: { amount: 1_399 }, differences: [] },
    ]);
  });

  it('are marked if the books differ after the time allowed to agree', async () => {
    const { number, intentId } = await buyOne();
    await ledgerModel(shop.connection).deleteOne({ _id: `payment:${intentId}` });
    await orderModel(shop.connection).updateOne({ number }, { 'amounts.total': 1_000 });
    expect((await payments('PROVIDER')).nodes[0]?.differences).toEqual([]);
    later(UNDER_WAY_MS + 60_000);
    expect((await payments('PROVIDER')).nodes[0]?.differences).toEqual([
      { kind: 'AMOUNT_UNEQUAL', provider: { amount: 1_399 }, shop: { amount: 1_000 } },
      { kind: 'LEDGER_MISSING', provider: { amount: 1_399 }, shop: null },
    ]);
  });

  it('are marked if a refund is missing in the books', async () => {
    const { intentId } = await buyOne();
    const made = await fetch(`${shop.stripeUrl}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_sandbox' },
      body: new URLSearchParams({ payment_intent: intentId, amount: '400' }),
    });
    expect(made.status).toBe(200);
    later(UNDER_WAY_MS + 60_000);
    expect((await payments('PROVIDER')).nodes[0]?.differences).toEqual([
      { kind: 'LEDGER_MISSING', provider: { amount: -400 }, shop: null },
    ]);
  });

  it('are listed ten a page, each once', async () => {
    for (let number = 0; number < 12; number += 1) {
      await fetch(`${shop.stripeUrl}/v1/payment_intents`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_sandbox' },
        body: new URLSearchParams({ amount: String(1_000 + number), currency: 'krw' }),
      });
    }
    const first = await payments('PROVIDER');
    expect(first.nodes).toHaveLength(10);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const second = await payments('LAST_ANSWER', first.pageInfo.endCursor ?? undefined);
    expect(second.nodes).toHaveLength(2);
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const ids = [...first.nodes, ...second.nodes].map(({ id }) => id);
    expect(new Set(ids).size).toBe(12);
  });

  it('are the last known ones while the provider is down; later pages are empty', async () => {
    const { intentId } = await buyOne();
    const known = await payments('PROVIDER');
    await makeUnreachable('GET /v1/payment_intents');
    expect(await payments('PROVIDER')).toEqual({ ...known, isProviderUnreachable: true });
    await makeUnreachable('GET /v1/payment_intents');
    expect(await payments('PROVIDER', intentId)).toEqual({
      readAt: null,
      isProviderUnreachable: true,
      nodes: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
    });
  });

  it.each(['pi_', '../balance', "pi_1' or 1", 'x'.repeat(5_000), 'pi_unknown'])(
    'reject the cursor %.20s',
    async (after) => {
      await expect(payments('PROVIDER', after)).rejects.toThrow('not a cursor');
    },
  );

  it("cost two queries of the shop's database, however many they are", async () => {
    await buyOne();
    await buyOne();
    const reads = async () => {
      const commands = await shop.commandsDuring(() => payments('PROVIDER'));
      return commands.filter((name) => name === 'find').length;
    };
    // Without the read of the caller's session, which is not a `find`. Payment events may still arrive meanwhile.
    await expect.poll(reads).toBe(2);
  });
});

describe('the hourly comparison', () => {
  const compare = () => shop.app().services.booksComparison.run();
  const found = async () => (await staff.run(BooksComparison)).booksComparison;

  it('lists differences, with the order concerned', async () => {
    expect(await found()).toMatchObject({ comparedAt: null, totalCount: 0, differences: [] });
    const { number, intentId } = await buyOne();
    await ledgerModel(shop.connection).deleteOne({ _id: `payment:${intentId}` });
    later(UNDER_WAY_MS + 60_000);
    await compare();
    expect(await found()).toMatchObject({
      comparedAt: expect.any(String),
      isProviderUnreachable: false,
      totalCount: 1,
      differences: [{ kind: 'LEDGER_MISSING', intentId, order: { number } }],
    });
  });

  it('keeps its last result if the provider does not answer the next time', async () => {
    await compare();
    const { comparedAt } = await found();
    await makeUnreachable('GET /v1/payment_intents');
    await compare();
    expect(await found()).toMatchObject({ comparedAt, isProviderUnreachable: true });
  });
});
