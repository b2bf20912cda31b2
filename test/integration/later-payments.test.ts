import { createStripeRecords } from '@eunbit/server/integrations/payment/stripe-records';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import { paidThroughProvider, toMoneySource } from '@eunbit/server/modules/ledger/ledger-entries';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { buyByCard } from '../kit/bought-orders.ts';
import { UpdateOrderStatus } from '../kit/operations.ts';
import { readOrder } from '../kit/order-edits.ts';
import { findDifferencesOf } from '../kit/reconcile.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { CONTACT, confirmCard, expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const RefundOfTwo = graphql(`
  mutation RefundOfTwo($input: RequestRefundInput!) {
    requestRefund(input: $input) {
      __typename
      ... on RefundRequested { refund { id amount { amount } } }
      ... on UserError { message }
    }
  }
`);
const RetryLaterRefund = graphql(`
  mutation RetryLaterRefund($input: RetryFailedRefundInput!) {
    retryFailedRefund(input: $input) { __typename ... on OrderError { code } }
  }
`);

// Two servers: their jobs and polls race.
const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let staff: ShopClient;
beforeEach(async () => {
  await shop.controlStripe('DELETE', '/sandbox/faults');
  staff = await signInStaff(shop);
});

const LATER = 300;

/** A US order whose card was charged a second time, after an edit that raised the total. */
async function paidTwice() {
  const { number } = await buyByCard(shop);
  const { _id, payment, amounts, checkoutId } = await readOrder(shop, number);
  const { changeOrder, paymentProvider } = shop.app().services;
  const started = await paymentProvider.createIntent({
    amount: LATER,
    currency: 'USD',
    checkoutId: String(checkoutId),
    receiptEmail: CONTACT.email,
    isCapturedLater: false,
    idempotencyKey: `later-${number}`,
  });
  // The edit is written below, so events of the payment would find an order that does not know it yet.
  await shop.controlStripe('POST', '/sandbox/webhooks', { mode: 'never', count: 100 });
  await confirmCard(shop.stripeUrl, started.clientSecret);
  const intent = await paymentProvider.findIntent(started.id);
  await orderModel(shop.connection).updateOne({ _id }, { $inc: { 'amounts.subtotal': LATER, 'amounts.total': LATER } });
  await changeOrder(number, (order, at) => {
    const laterIntents = [{ intentId: intent.id, amount: LATER, at }];
    const movements = paidThroughProvider(toMoneySource(order), intent, at);
    return { order: { ...order, payment: { ...order.payment, laterIntents } }, effects: { ledger: movements } };
  });
  return { number, first: amounts.total, total: amounts.total + LATER, intents: [payment.intentId ?? '', intent.id] };
}

type PaidTwice = Awaited<ReturnType<typeof paidTwice>>;

const payDue = (server = 0) => shop.app(server).services.payment.payDueRefunds();

async function ask({ number }: PaidTwice, amount: number) {
  const { plan } = shop.app().services.refunds;
  const expectedLeft = (await plan(number))?.refundable?.left ?? 0;
  const input = { orderNumber: number, lines: [], shipping: 0, amount, reason: 'DAMAGED' as const, expectedLeft };
  return expectResult((await staff.run(RefundOfTwo, { input })).requestRefund, 'RefundRequested').refund;
}

/** The refunded amount of each payment according to the provider. */
async function backOf({ intents }: PaidTwice): Promise<number[]> {
  const records = createStripeRecords({ secretKey: 'sk_test_sandbox', apiUrl: shop.stripeUrl });
  const found = await Promise.all(intents.map((intentId) => records.findPayment(intentId)));
  return found.map((payment) => payment?.refunded ?? Number.NaN);
}

async function refundAtProvider(intentId: string | undefined, amount: number): Promise<void> {
  const body = JSON.stringify({ payment_intent: intentId, amount });
  const answer = await fetch(`${shop.stripeUrl}/sandbox/refunds`, { method: 'POST', body });
  expect(answer.ok).toBe(true);
}

async function moneyOf({ number }: PaidTwice) {
  const { summary, paidAmount, refundedAmount } = (await readOrder(shop, number)).payment;
  return [summary, paidAmount, refundedAmount];
}

async function refundEntries({ number }: PaidTwice): Promise<number[]> {
  const entries = await ledgerModel(shop.connection).find({ orderNumber: number, kind: 'REFUND' }).lean();
  return entries.map(({ amount }) => amount).sort((one, other) => one - other);
}

const differences = ({ intents }: PaidTwice) => findDifferencesOf(shop, ...intents);

async function emails({ number }: PaidTwice): Promise<string[]> {
  const all = await emailModel(shop.connection).find({ 'refs.orderNumber': number }).lean();
  return all.map(({ kind }) => kind).filter((kind) => kind.includes('REFUND'));
}

describe('an order whose card was charged twice (PAYMENT-51)', () => {
  it('agrees with the provider payment by payment, and differs if the shop has one of them wrong', async () => {
    const bought = await paidTwice();
    expect(await moneyOf(bought)).toEqual(['PAID', bought.total, 0]);
    expect(await differences(bought)).toEqual([]);

    const { number, first, intents } = bought;
    await orderModel(shop.connection).updateOne({ number }, { $set: { 'payment.laterIntents.0.amount': LATER - 1 } });
    expect(
      (await differences(bought)).map(({ kind, intentId, provider, shop: own }) => [kind, intentId, provider, own]),
    ).toEqual([
      ['AMOUNT_UNEQUAL', intents[1], LATER, LATER - 1],
      ['AMOUNT_UNEQUAL', intents[0], first, first + 1],
    ]);
  });

  it('counts a refund of its second payment made in the dashboard as its own', async () => {
    const bought = await paidTwice();
    await refundAtProvider(bought.intents[1], 120);
    await Promise.all([0, 1].map((server) => shop.app(server).services.payment.syncReversals(bought.intents[1] ?? '')));

    expect(await moneyOf(bought)).toEqual(['PARTLY_REFUNDED', bought.total, 120]);
    expect(await refundEntries(bought)).toEqual([-120]);
    await ask(bought, bought.total - 120);
    await payDue();
    expect(await backOf(bought)).toEqual([bought.first, LATER]);
    expect(await moneyOf(bought)).toEqual(['REFUNDED', bought.total, bought.total]);
    expect(await differences(bought)).toEqual([]);
  });

  it('refunds the rest of both if it is cancelled, once', async () => {
    const bought = await paidTwice();
    await ask(bought, 100);
    const { number: orderNumber, first, total } = bought;
    const change = { expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CANCELLED' } as const;
    const input = { ...change, orderNumber };
    expectResult((await staff.run(UpdateOrderStatus, { input })).updateOrderStatus, 'OrderUpdated');
    await Promise.all([payDue(0), payDue(1)]);
    await payDue();

    expect(await backOf(bought)).toEqual([first, LATER]);
    expect(await moneyOf(bought)).toEqual(['REFUNDED', total, total]);
    expect(await refundEntries(bought)).toEqual([-first, 100 - LATER, -100]);
    expect(await emails(bought)).toEqual(['ORDER_PART_REFUNDED']);
    expect(await differences(bought)).toEqual([]);
  });
});

describe('a partial refund of such an order (PAYMENT-52)', () => {
  it('is sent through both payments, the second first, as one refund with one email', async () => {
    const bought = await paidTwice();
    await ask(bought, LATER + 200);
    await Promise.all([payDue(0), payDue(1)]);

    expect(await backOf(bought)).toEqual([200, LATER]);
    expect(await moneyOf(bought)).toEqual(['PARTLY_REFUNDED', bought.total, LATER + 200]);
    expect(await refundEntries(bought)).toEqual([-LATER, -200]);
    expect((await readOrder(shop, bought.number)).refunds).toMatchObject([
      { status: 'SUCCEEDED', amount: LATER + 200 },
    ]);
    expect(await emails(bought)).toEqual(['ORDER_PART_REFUNDED']);
    expect(await differences(bought)).toEqual([]);
  });

  it('has failed if half is refused, with the sent half in the books, and sends no more than is left', async () => {
    const bought = await paidTwice();
    // The shop has not been notified yet.
    await refundAtProvider(bought.intents[0], 50);
    const { id } = await ask(bought, bought.total);
    await payDue();

    expect((await readOrder(shop, bought.number)).refunds).toMatchObject([
      { status: 'FAILED', failure: { message: expect.stringContaining('greater than') } },
    ]);
    expect(await refundEntries(bought)).toEqual([-LATER, -50]);
    expect(await moneyOf(bought)).toEqual(['PARTLY_REFUNDED', bought.total, LATER + 50]);
    const input = { orderNumber: bought.number, refundId: id };
    expect((await staff.run(RetryLaterRefund, { input })).retryFailedRefund).toMatchObject({
      __typename: 'OrderError',
    });
    await ask(bought, bought.first - 50);
    await payDue();
    expect(await backOf(bought)).toEqual([bought.first, LATER]);
    expect(await moneyOf(bought)).toEqual(['REFUNDED', bought.total, bought.total]);
    expect(await differences(bought)).toEqual([]);
  });

  it('retries the half without an answer, and sends the other half once', async () => {
    const bought = await paidTwice();
    await ask(bought, LATER + 200);
    // Each refund is carried out and the connection dropped, also when the library retries.
    await shop.controlStripe('POST', '/sandbox/faults', { endpoint: 'POST /v1/refunds', kind: 'drop', count: 3 });
    await payDue().catch(() => undefined);
    const due = { number: bought.number, 'refunds.status': 'PENDING' } as const;
    await orderModel(shop.connection).updateOne(due, { $set: { 'refunds.$.nextTryAt': new Date(0) } });
    await payDue();

    expect(await backOf(bought)).toEqual([200, LATER]);
    expect(await refundEntries(bought)).toEqual([-LATER, -200]);
    expect((await readOrder(shop, bought.number)).refunds).toMatchObject([{ status: 'SUCCEEDED' }]);
  });
});
