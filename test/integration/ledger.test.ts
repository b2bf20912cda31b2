import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import { reservationModel } from '@eunbit/server/modules/stock/reservation.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordWholeDeposit } from '../kit/deposits.ts';
import { Ledger, LedgerSummary, OrderLedger } from '../kit/finance-operations.ts';
import { UpdateOrderStatus } from '../kit/operations.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import {
  complete,
  confirmCard,
  expectResult,
  fillCheckout,
  payByDeposit,
  signInStaff,
  startCardPayment,
  toIntentId,
} from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop({ eachTest: 'renewed' });
let wipe: string;
let staff: ShopClient;

beforeAll(async () => {
  wipe = shop.productId('wipe');
});
beforeEach(async () => {
  staff = await signInStaff(shop);
});

const books = async (orderNumber: string) => (await staff.run(OrderLedger, { orderNumber })).orderLedger;
const payments = () => shop.app().services.payment;

function always() {
  const day = 86_400_000;
  const toDay = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { from: toDay(Date.now() - day), to: toDay(Date.now() + day) };
}

async function move(orderNumber: string, status: 'ORDER_CONFIRMED' | 'ORDER_CANCELLED') {
  if (status === 'ORDER_CONFIRMED') await recordWholeDeposit(staff, orderNumber);
  const input = { orderNumber, expectedStatus: 'PREPARING_FOR_SHIPMENT', status } as const;
  return expectResult((await staff.run(UpdateOrderStatus, { input })).updateOrderStatus, 'OrderUpdated');
}

/** Pays 899 and 500 for shipping; returns the order number and the intent. */
async function buyByCard(client: ShopClient) {
  const ready = await fillCheckout(client, 'US', { [wipe]: 1 });
  const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
  await confirmCard(shop.stripeUrl, clientSecret);
  const { order } = expectResult(await complete(client, ready), 'OrderPlaced');
  return { number: order.number, intentId: toIntentId(clientSecret), ready };
}

describe('a card order', () => {
  it("is booked with the amount paid and the provider's fee, however often it is settled", async () => {
    const client = shop.client({ market: 'US' });
    const { number, intentId, ready } = await buyByCard(client);
    await Promise.all([complete(client, ready), payments().settleIntent(intentId), payments().settleIntent(intentId)]);

    const { entries, net } = await books(number);
    expect(entries).toMatchObject([
      { kind: 'PAYMENT', amount: { amount: 1_399, currency: 'USD' }, intentId, refundId: null },
      { kind: 'FEE', amount: { currency: 'USD' }, intentId },
    ]);
    const fee = entries[1]?.amount.amount ?? 0;
    expect(fee).toBeLessThan(0);
    expect(entries[0]?.chargeId).toMatch(/^ch_/);
    expect(net).toEqual([{ amount: 1_399 + fee, currency: 'USD' }]);
  });

  it('is booked with one refund if it is cancelled, even if the provider fails twice first (PAYMENT-20)', async () => {
    const { number } = await buyByCard(shop.client({ market: 'US' }));
    await move(number, 'ORDER_CANCELLED');
    await shop.controlStripe('POST', '/sandbox/faults', {
      endpoint: 'POST /v1/refunds',
      kind: 'status',
      status: 400,
      count: 2,
    });
    await expect(payments().payDueRefunds()).rejects.toThrow(/failed/);
    await expect(payments().payDueRefunds()).rejects.toThrow(/failed/);
    expect((await books(number)).entries.map(({ kind }) => kind)).not.toContain('REFUND');

    await payments().payDueRefunds();
    await payments().payDueRefunds();
    const refunds = (await books(number)).entries.filter(({ kind }) => kind === 'REFUND');
    expect(refunds).toMatchObject([{ amount: { amount: -1_399 }, refundId: expect.stringMatching(/^re_/) }]);
  });

  it('is refunded without waiting for another order whose refund fails', async () => {
    const first = await buyByCard(shop.client({ market: 'US' }));
    const second = await buyByCard(shop.client({ market: 'US' }));
    await move(first.number, 'ORDER_CANCELLED');
    await move(second.number, 'ORDER_CANCELLED');
    await shop.controlStripe('POST', '/sandbox/faults', {
      endpoint: 'POST /v1/refunds',
      kind: 'status',
      status: 400,
      count: 1,
    });
    await expect(payments().payDueRefunds()).rejects.toThrow(/failed/);
    expect(await ledgerModel(shop.connection).countDocuments({ kind: 'REFUND' })).toBe(1);
  });
});

describe('a deposit', () => {
  it('is booked when staff confirm its arrival', async () => {
    const client = shop.client();
    const { order } = expectResult(
      await payByDeposit(client, await fillCheckout(client, 'KR', { [wipe]: 1 })),
      'OrderPlaced',
    );
    expect((await books(order.number)).entries).toEqual([]);
    await move(order.number, 'ORDER_CONFIRMED');
    expect((await books(order.number)).entries).toMatchObject([
      { kind: 'PAYMENT', amount: { amount: order.total.amount, currency: 'KRW' }, intentId: null },
    ]);
  });

  it('is booked as void if it never arrived (PAYMENT-21)', async () => {
    const client = shop.client();
    const { order } = expectResult(
      await payByDeposit(client, await fillCheckout(client, 'KR', { [wipe]: 1 })),
      'OrderPlaced',
    );
    await move(order.number, 'ORDER_CANCELLED');
    expect((await books(order.number)).entries).toMatchObject([{ kind: 'VOID', amount: { amount: 0 } }]);
  });
});

describe('money without an order', () => {
  it('is booked both as received and as refunded', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await fillCheckout(client, 'US', { [wipe]: 1 });
    await shop.controlStripe('POST', '/sandbox/webhooks', { mode: 'never', count: 10 });
    const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    await confirmCard(shop.stripeUrl, clientSecret);
    await reservationModel(shop.connection).updateMany({}, { status: 'RELEASED', settledAt: new Date() });
    await stockModel(shop.connection).updateOne({ _id: stockId('US', wipe) }, { quantity: 0, reserved: 0 });
    expectResult(await complete(client, ready), 'PaymentFailedError');

    const { ledgerSummary } = await staff.run(LedgerSummary, { market: 'US', ...always() });
    expect(ledgerSummary.sums).toMatchObject([
      { kind: 'FEE', count: 1 },
      { kind: 'PAYMENT', count: 1, amount: { amount: 1_399 } },
      { kind: 'REFUND', count: 1, amount: { amount: -1_399 } },
    ]);
    expect(await ledgerModel(shop.connection).distinct('orderNumber')).toEqual([null]);
  });
});

describe('the books of a store (PAYMENT-21)', () => {
  it('are listed by page, newest first, without entries of the other store', async () => {
    const numbers = [];
    for (let n = 0; n < 3; n += 1) numbers.push((await buyByCard(shop.client({ market: 'US' }))).number);
    const variables = { market: 'US' as const, ...always(), first: 4 };
    const { ledger: first } = await staff.run(Ledger, variables);
    const after = first.pageInfo.endCursor ?? '';
    const { ledger: second } = await staff.run(Ledger, { ...variables, after });

    const rows = [...first.edges, ...second.edges].map(({ node }) => node);
    expect([first.totalCount, first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([6, true, false]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(6);
    expect(rows.filter(({ kind }) => kind === 'PAYMENT').map(({ orderNumber }) => orderNumber)).toEqual(
      numbers.reverse(),
    );
    expect((await staff.run(Ledger, { ...variables, market: 'KR' })).ledger.totalCount).toBe(0);
  });

  it('are closed to shoppers, and limited to a year per query', async () => {
    const query =
      'query($to: LocalDate!) { ledgerSummary(market: US, from: "2020-01-01", to: $to) { net { amount } } }';
    const year = { query, variables: { to: '2020-12-31' } };
    expect((await shop.client().send(year)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await staff.send(year)).errors).toEqual([]);
    const longer = { query, variables: { to: '2022-01-01' } };
    expect((await staff.send(longer)).errors[0]?.extensions.code).toBe('BAD_REQUEST');
    const backwards = { query, variables: { to: '2019-01-01' } };
    expect((await staff.send(backwards)).errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });
});
