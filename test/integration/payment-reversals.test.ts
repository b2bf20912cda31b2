import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { buyByCard, buyByEscrow } from '../kit/bought-orders.ts';
import { waitForEmail } from '../kit/emails.ts';
import { OrderLedger } from '../kit/finance-operations.ts';
import { OrderEvents, UpdateOrderStatus } from '../kit/operations.ts';
import { findDifferences } from '../kit/reconcile.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const Reversals = graphql(`
  query Reversals($number: String!) {
    order(number: $number) { status payment { status } }
    orderStaffDetails(number: $number) {
      paymentUrl
      laterPaymentUrls
      refunds { id amount { amount currency } status reason failureReason madeAt settled { note at author } }
      activity { action changes { field after } }
      disputes { id amount { amount currency } status reason evidenceDueBy openedAt }
    }
    orderCounts(market: US) { byAttention { attention count } }
  }
`);

const SettleFailedRefund = graphql(`
  mutation SettleFailedRefund($input: SettleFailedRefundInput!) {
    settleFailedRefund(input: $input) {
      __typename
      ... on OrderStaffDetailsUpdated { file { refunds { settled { note } } } }
      ... on ValidationError { fieldErrors { path key } }
      ... on OrderError { code }
    }
  }
`);

// Two servers: events about one payment reach them at the same time.
const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let wipe: string;
let staff: ShopClient;

beforeAll(() => {
  wipe = shop.productId('wipe');
});
beforeEach(async () => {
  staff = await signInStaff(shop);
});

/** Pays 899 and 500 for shipping. */
const buyOne = () => buyByCard(shop, { [wipe]: 1 });

/** Actions of people in the provider's dashboard, and of banks. */
async function atStripe<Answer = { id: string }>(path: string, body: object = {}): Promise<Answer> {
  const response = await fetch(`${shop.stripeUrl}/sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Disables webhooks, so that the test delivers the events itself. */
const noWebhooks = () => shop.controlStripe('POST', '/sandbox/webhooks', { mode: 'never', count: 100 });

async function redeliver(): Promise<void> {
  const answer = await fetch(`${shop.stripeUrl}/v1/events?limit=100`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });
  const { data } = (await answer.json()) as { data: { id: string; type: string }[] };
  // The list is newest first, so the events are delivered in the wrong order.
  for (const { id, type } of data) if (!type.startsWith('payment_intent')) await atStripe(`events/${id}/deliver`);
}

const sync = (intentId: string, server = 0) => shop.app(server).services.payment.syncReversals(intentId);

async function books(orderNumber: string) {
  const { entries } = (await staff.run(OrderLedger, { orderNumber })).orderLedger;
  return entries.slice(2).map(({ kind, amount }) => [kind, amount.amount]);
}

async function readOrder(number: string) {
  const { order, orderStaffDetails, orderCounts } = await staff.run(Reversals, { number });
  const waiting = orderCounts.byAttention.find(({ attention }) => attention === 'REVERSAL_OPEN')?.count;
  return { status: order?.status, state: order?.payment.status, waiting, ...orderStaffDetails };
}

async function cancel(orderNumber: string) {
  const input = { orderNumber, expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CANCELLED' } as const;
  expectResult((await staff.run(UpdateOrderStatus, { input })).updateOrderStatus, 'OrderUpdated');
  await shop.app().services.payment.payDueRefunds();
}

describe("a refund made in the provider's dashboard (PAYMENT-26)", () => {
  it('is in the books and on the order page, and does not change the status', async () => {
    const { number, intentId } = await buyOne();
    const { id } = await atStripe('refunds', { payment_intent: intentId, amount: 399 });
    await expect.poll(() => books(number)).toEqual([['REFUND', -399]]);

    expect(await readOrder(number)).toMatchObject({
      status: 'PREPARING_FOR_SHIPMENT',
      state: 'PAID',
      waiting: 0,
      // A sandbox has no pages of its own.
      paymentUrl: null,
      laterPaymentUrls: [],
      refunds: [{ id, amount: { amount: 399, currency: 'USD' }, status: 'SUCCEEDED', reason: 'requested_by_customer' }],
      disputes: [],
    });
    expect(await findDifferences(shop)).toEqual([]);
  });

  it('is linked from the order through the page of each payment', async () => {
    const { number, intentId } = await buyOne();
    const later = { intentId: 'pi_later', amount: 500, at: new Date() };
    await orderModel(shop.connection).updateOne({ number }, { $set: { 'payment.laterIntents': [later] } });
    vi.spyOn(shop.app().services.paymentAccount, 'paymentUrl').mockImplementation((id) => `https://pay.example/${id}`);
    expect(await readOrder(number)).toMatchObject({
      paymentUrl: `https://pay.example/${intentId}`,
      laterPaymentUrls: ['https://pay.example/pi_later'],
    });
  });

  it('is published to staff live', async () => {
    const { number, intentId } = await buyOne();
    const feed = staff.subscribe(OrderEvents, { market: 'US' });
    // In addition to the staff socket, which listens for the end of its session.
    await expect.poll(() => shop.app().services.live.subscribers).toBe(2);
    await atStripe('refunds', { payment_intent: intentId });
    expect((await feed.next()).orderEvents).toMatchObject({ kind: 'STATUS_CHANGED', order: { number } });
    expect(await readOrder(number)).toMatchObject({ refunds: [{ amount: { amount: 1_399 } }] });
  });

  it('is recorded once, even if its events repeat, arrive late or reach several servers', async () => {
    const { number, intentId } = await buyOne();
    await atStripe('refunds', { payment_intent: intentId, amount: 100 });
    await atStripe('refunds', { payment_intent: intentId, amount: 200 });
    await Promise.all([sync(intentId), sync(intentId, 1), sync(intentId), sync(intentId, 1), redeliver()]);
    const entries = [
      ['REFUND', -100],
      ['REFUND', -200],
    ];
    await expect.poll(async () => (await books(number)).toSorted()).toEqual(entries);
    await redeliver();
    await sync(intentId, 1);
    expect((await books(number)).toSorted()).toEqual(entries);
    expect((await readOrder(number)).refunds).toHaveLength(2);
  });

  it("appears beside the shop's own refund of the rest, which is also recorded once", async () => {
    const { number, intentId } = await buyOne();
    await atStripe('refunds', { payment_intent: intentId, amount: 399 });
    await Promise.all([cancel(number), sync(intentId, 1)]);
    await expect.poll(async () => (await readOrder(number)).refunds).toHaveLength(2);
    await redeliver();
    await sync(intentId);
    expect((await books(number)).toSorted()).toEqual([
      ['REFUND', -1_000],
      ['REFUND', -399],
    ]);
    expect(await readOrder(number)).toMatchObject({ status: 'ORDER_CANCELLED', state: 'REFUNDED', waiting: 0 });
    expect(await findDifferences(shop)).toEqual([]);
  });

  it('is booked without an order if its payment has none, and ignored for a foreign payment', async () => {
    const { number, intentId } = await buyOne();
    await orderModel(shop.connection).deleteOne({ number });
    await atStripe('refunds', { payment_intent: intentId, amount: 399 });
    const findRefund = () => ledgerModel(shop.connection).findOne({ intentId, kind: 'REFUND' }).lean();
    await expect.poll(findRefund).toMatchObject({ amount: -399, market: 'US', orderNumber: null });

    const fields = { amount: '500', currency: 'usd', confirm: 'true', payment_method: 'pm_card_visa' };
    const response = await fetch(`${shop.stripeUrl}/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_sandbox' },
      body: new URLSearchParams({ ...fields, return_url: 'https://other.example' }),
    });
    const { id: foreign } = (await response.json()) as { id: string };
    await atStripe('refunds', { payment_intent: foreign });
    expect(await sync(foreign)).toBe(false);
    expect(await ledgerModel(shop.connection).countDocuments({ intentId: foreign })).toBe(0);
  });
});

describe('a failed refund', () => {
  it('is reversed in the books, and waits for staff until another one is made', async () => {
    const { number, intentId } = await buyOne();
    await cancel(number);
    const { refunds = [] } = await waitForRefund(number);
    await atStripe(`refunds/${refunds[0]?.id}/fail`);
    await expect
      .poll(() => books(number))
      .toEqual([
        ['REFUND', -1_399],
        ['REFUND', 1_399],
      ]);
    expect(await readOrder(number)).toMatchObject({
      waiting: 1,
      refunds: [{ status: 'FAILED', failureReason: 'expired_or_canceled_card' }],
    });
    expect(await findDifferences(shop)).toMatchObject([{ kind: 'REFUND_MISSING', orderNumber: number, provider: 0 }]);

    await atStripe('refunds', { payment_intent: intentId });
    await expect.poll(async () => (await readOrder(number)).waiting).toBe(0);
    await redeliver();
    await sync(intentId);
    expect((await books(number)).map(([, amount]) => amount).toSorted()).toEqual([-1_399, -1_399, 1_399]);
    expect(await findDifferences(shop)).toEqual([]);
  });

  it('has no effect if it fails before it was recorded', async () => {
    const { number, intentId } = await buyOne();
    await noWebhooks();
    const { id } = await atStripe('refunds', { payment_intent: intentId, amount: 399 });
    expect(await findDifferences(shop)).toMatchObject([{ kind: 'LEDGER_MISSING', refundId: id, provider: -399 }]);
    await atStripe(`refunds/${id}/fail`);
    await sync(intentId);
    expect((await books(number)).reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(0);
    expect(await findDifferences(shop)).toEqual([]);
  });
});

describe('a failed refund that staff settle another way (PAYMENT-28)', () => {
  const NOTE = 'By bank transfer, 25 November.';
  const settle = async (orderNumber: string, refundId: string, note = NOTE, client = staff) =>
    (await client.run(SettleFailedRefund, { input: { orderNumber, refundId, note } })).settleFailedRefund;

  async function failedRefund() {
    const order = await buyOne();
    await cancel(order.number);
    const { refunds = [] } = await waitForRefund(order.number);
    const refundId = refunds[0]?.id ?? '';
    await atStripe(`refunds/${refundId}/fail`);
    await expect.poll(async () => (await readOrder(order.number)).waiting).toBe(1);
    return { ...order, refundId };
  }

  it('no longer waits and stays in the books', async () => {
    const { number, intentId, refundId } = await failedRefund();

    expectResult(await settle(number, refundId), 'OrderStaffDetailsUpdated');

    const { activity, ...order } = await readOrder(number);
    expect(order).toMatchObject({
      waiting: 0,
      refunds: [{ status: 'FAILED', settled: { note: NOTE, author: expect.any(String) } }],
    });
    expect(activity?.[0]).toEqual({
      action: 'ORDER_FAILED_REFUND_SETTLED',
      changes: [{ field: 'note', after: NOTE }],
    });
    const inTheBooks = [
      ['REFUND', -1_399],
      ['REFUND', -1_399],
      ['REFUND', 1_399],
    ];
    expect((await books(number)).toSorted()).toEqual(inTheBooks);
    expect(await findDifferences(shop)).toEqual([]);
    // Later events of the provider do not set the mark again.
    await Promise.all([sync(intentId), sync(intentId, 1), redeliver()]);
    expect((await readOrder(number)).waiting).toBe(0);
    expect((await books(number)).toSorted()).toEqual(inTheBooks);
  });

  it('is settled once if two members of staff do it at once and the provider repeats its event', async () => {
    const { number, intentId, refundId } = await failedRefund();
    const other = await signInStaff(shop, 1);

    const [one, two] = await Promise.all([
      settle(number, refundId),
      settle(number, refundId, 'Another way.', other),
      sync(intentId, 1),
    ]);

    expect([one.__typename, two.__typename].toSorted()).toEqual(['OrderError', 'OrderStaffDetailsUpdated']);
    expect(await books(number)).toHaveLength(3);
  });

  it('requires a note, and cannot be a successful, unknown or foreign refund', async () => {
    const { number, refundId } = await failedRefund();
    const other = await buyOne();
    const { id: made } = await atStripe('refunds', { payment_intent: other.intentId, amount: 399 });
    await waitForRefund(other.number);

    expect(expectResult(await settle(number, refundId, ' '), 'ValidationError').fieldErrors).toEqual([
      { path: 'note', key: 'refundSettlement.required' },
    ]);
    for (const [of, id] of [
      [other.number, made],
      [other.number, refundId],
      [number, 're_unknown'],
    ] as const) {
      expect(expectResult(await settle(of, id), 'OrderError').code).toBe('STATUS_TRANSITION_REFUSED');
    }
    const unknown = expectResult(await settle('EB-000000-N0SUCHN0', refundId), 'OrderError');
    expect(unknown.code).toBe('ORDER_NOT_FOUND');
  });
});

describe('the company (EMAIL-17)', () => {
  const to = DEFAULT_SHOP_SETTINGS.company.email;
  const countEmails = (kind: 'DISPUTE_OPENED' | 'REFUND_FAILED') =>
    emailModel(shop.connection).countDocuments({ kind });

  it('is notified of a dispute once, with the deadline for evidence and a link to the order', async () => {
    const { number, intentId } = await buyOne();
    const { id } = await atStripe('disputes', { payment_intent: intentId, reason: 'product_not_received' });
    const email = await waitForEmail(shop, { to, kind: 'DISPUTE_OPENED' });
    expect(email.subject).toContain(number);
    expect(email.text).toContain('증빙 제출 기한');
    expect(email.text).toContain(`/admin/order_guest_us/${number}`);

    await Promise.all([sync(intentId), sync(intentId, 1), redeliver()]);
    await atStripe(`disputes/${id}`, { status: 'under_review' });
    await atStripe(`disputes/${id}`, { status: 'lost' });
    await expect.poll(async () => (await readOrder(number)).disputes).toMatchObject([{ status: 'LOST' }]);
    expect(await countEmails('DISPUTE_OPENED')).toBe(1);
  });

  it('is notified of a failed refund once, and of no successful one', async () => {
    const { number, intentId } = await buyOne();
    await cancel(number);
    const { refunds = [] } = await waitForRefund(number);
    expect(await countEmails('REFUND_FAILED')).toBe(0);
    await atStripe(`refunds/${refunds[0]?.id}/fail`);

    const email = await waitForEmail(shop, { to, kind: 'REFUND_FAILED' });

    expect(email.subject).toContain(number);
    expect(email.text).toContain('$13.99');
    await Promise.all([sync(intentId), sync(intentId, 1), redeliver()]);
    expect(await countEmails('REFUND_FAILED')).toBe(1);
  });
});

async function waitForRefund(number: string) {
  await expect.poll(async () => (await readOrder(number)).refunds).toHaveLength(1);
  return readOrder(number);
}

describe('a dispute (PAYMENT-26)', () => {
  it('removes its money and fee from the books and waits for staff; if won, the money is back', async () => {
    const { number, intentId } = await buyOne();
    const { id } = await atStripe('disputes', { payment_intent: intentId, reason: 'product_not_received' });
    const opened = [
      ['DISPUTE', -1_399],
      ['FEE', -1_500],
    ];
    await expect.poll(async () => (await books(number)).toSorted()).toEqual(opened);
    const { disputes, ...order } = await readOrder(number);
    expect(order).toMatchObject({ status: 'PREPARING_FOR_SHIPMENT', state: 'PAID', waiting: 1 });
    expect(disputes).toMatchObject([
      { id, amount: { amount: 1_399, currency: 'USD' }, status: 'NEEDS_RESPONSE', reason: 'product_not_received' },
    ]);
    const daysLeft = (new Date(disputes?.[0]?.evidenceDueBy ?? 0).getTime() - Date.now()) / 86_400_000;
    expect(daysLeft).toBeGreaterThan(9);
    expect(await findDifferences(shop)).toEqual([]);

    await atStripe(`disputes/${id}`, { status: 'under_review' });
    await expect.poll(async () => (await readOrder(number)).waiting).toBe(0);
    await atStripe(`disputes/${id}`, { status: 'won' });
    await expect.poll(async () => (await readOrder(number)).disputes).toMatchObject([{ status: 'WON' }]);
    await redeliver();
    await Promise.all([sync(intentId), sync(intentId, 1)]);
    expect((await books(number)).toSorted()).toEqual([...opened, ['DISPUTE', 1_399]].toSorted());
    expect(await findDifferences(shop)).toEqual([]);
  });

  it('moves nothing more if it is lost or only an inquiry', async () => {
    const lost = await buyOne();
    const asked = await buyOne();
    const { id } = await atStripe('disputes', { payment_intent: lost.intentId, amount: 500 });
    const inquiry = await atStripe('disputes', { payment_intent: asked.intentId, inquiry: true });
    await expect.poll(async () => (await readOrder(lost.number)).waiting).toBe(2);
    await atStripe(`disputes/${id}`, { status: 'lost' });
    await atStripe(`disputes/${inquiry.id}`, { status: 'warning_closed' });
    await expect.poll(async () => (await readOrder(lost.number)).waiting).toBe(0);
    expect((await books(lost.number)).toSorted()).toEqual([
      ['DISPUTE', -500],
      ['FEE', -1_500],
    ]);
    expect(await books(asked.number)).toEqual([]);
    expect(await readOrder(asked.number)).toMatchObject({ disputes: [{ status: 'CLOSED', evidenceDueBy: null }] });
    expect(await findDifferences(shop)).toEqual([]);
  });

  it('is found by the comparison of the books if unreported, in both directions (PAYMENT-22)', async () => {
    const { number, intentId } = await buyOne();
    await noWebhooks();
    const { id } = await atStripe('disputes', { payment_intent: intentId });
    expect(await findDifferences(shop)).toMatchObject([
      { kind: 'LEDGER_MISSING', intentId, disputeId: id, provider: -1_399, shop: null },
    ]);
    await sync(intentId);
    expect(await findDifferences(shop)).toEqual([]);

    const [known] = await ledgerModel(shop.connection).find({ kind: 'DISPUTE' }).lean();
    await ledgerModel(shop.connection).collection.insertOne({ ...known, _id: 'dispute:txn_unknown' } as never);
    expect(await findDifferences(shop)).toMatchObject([{ kind: 'LEDGER_EXTRA', orderNumber: number, disputeId: id }]);
  });
});

describe('a released authorisation', () => {
  it('is no refund, since no money was captured', async () => {
    const { number, intentId } = await buyByEscrow(shop, { [wipe]: 1 });
    await cancel(number);
    await shop.app().services.payment.followUp();
    await sync(intentId);
    expect((await readOrder(number)).refunds).toEqual([]);
    expect(await ledgerModel(shop.connection).countDocuments({ kind: 'REFUND' })).toBe(0);
  });
});
