import { emailModel } from '@eunbit/server/modules/email/email.model';
import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { RequestRefundInput } from '../gql/graphql.ts';
import { buyByCard, buyByEscrow } from '../kit/bought-orders.ts';
import { recordWholeDeposit } from '../kit/deposits.ts';
import { waitForEmail } from '../kit/emails.ts';
import { StartPayment, UpdateOrderStatus } from '../kit/operations.ts';
import { findDifferencesOf } from '../kit/reconcile.ts';
import { shipped } from '../kit/shipping.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { CONTACT, expectResult, fillCheckout, NEW_YORK, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const RequestRefund = graphql(`
  mutation RequestRefund($input: RequestRefundInput!) {
    requestRefund(input: $input) {
      __typename
      ... on RefundRequested {
        refund { id amount { amount } tax { amount } lines { quantity tax { amount } } destination status }
      }
      ... on UserError { message }
      ... on ValidationError { fieldErrors { path key message } }
      ... on OrderError { code }
    }
  }
`);
const RefundPreview = graphql(`
  query RefundPreview($input: RefundChoiceInput!) {
    refundPreview(input: $input) {
      __typename
      ... on RefundPreview {
        left { amount } destination lines { quantity tax { amount } } shipping { amount } shippingTax { amount }
        shares { amount { amount currency } tax { amount } shippingTax { amount } leftAfter { amount } }
      }
      ... on UserError { message }
    }
  }
`);
const RefundEmailPreview = graphql(`
  query RefundEmailPreview($input: RequestRefundInput!) {
    refundEmailPreview(input: $input) { __typename ... on EmailPreview { to contents { subject text } } }
  }
`);
const RecordRefundSent = graphql(`
  mutation RecordRefundSent($input: RecordRefundSentInput!) {
    recordRefundSent(input: $input) { __typename ... on OrderError { code } }
  }
`);
const CancelRefund = graphql(`
  mutation CancelRefund($input: CancelRefundInput!) {
    cancelRefund(input: $input) { __typename ... on OrderError { code } }
  }
`);
const RetryFailedRefund = graphql(`
  mutation RetryFailedRefund($input: RetryFailedRefundInput!) {
    retryFailedRefund(input: $input) { __typename ... on OrderError { code } }
  }
`);
const SettleRest = graphql(`
  mutation SettleRest($input: SettleRefundInput!) {
    settleRefund(input: $input) { __typename ... on OrderError { code } }
  }
`);
const NameAccountOfRefund = graphql(`
  mutation NameAccountOfRefund($input: UpdateRefundAccountInput!) {
    updateRefundAccount(input: $input) {
      __typename
      ... on OrderUpdated { order { refunds { amount { amount } status note author isSentByHand } } }
      ... on OrderError { code }
    }
  }
`);
const RefundsOfOrder = graphql(`
  query RefundsOfOrder($number: String!) {
    order(number: $number) {
      payment { isRefundAccountWanted }
      refunds { id amount { amount } status destination note author failure { code message } isRetryable isCancellable }
    }
    orderStaffDetails(number: $number) { activity { action changes { field after } } }
  }
`);
const OrdersToSendBack = graphql(`
  query OrdersToSendBack {
    orders(market: KR, filter: { attention: PART_REFUND_BY_HAND }, first: 10) { edges { node { number } } }
  }
`);

const ACCOUNT = { bankCode: '90', accountNumber: '3333-01-2345678', holderName: '이미나' };

// Two servers: the webhooks and jobs of one refund run on both.
const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let wipe: string;
let staff: ShopClient;
beforeAll(() => {
  wipe = shop.productId('wipe');
});
beforeEach(async () => {
  await shop.controlStripe('DELETE', '/sandbox/faults');
  staff = await signInStaff(shop);
});

const stored = (number: string) => orderModel(shop.connection).findOne({ number }).lean();
const payDue = (server = 0) => shop.app(server).services.payment.payDueRefunds();
const followUp = () => shop.app().services.payment.followUp();

async function books(number: string): Promise<[string, number][]> {
  const entries = await ledgerModel(shop.connection).find({ orderNumber: number }).sort({ at: 1, _id: -1 }).lean();
  return entries.filter(({ kind }) => kind !== 'FEE').map(({ kind, amount }) => [kind, amount]);
}

async function emails(number: string): Promise<string[]> {
  const all = await emailModel(shop.connection).find({ 'refs.orderNumber': number }).lean();
  return all.map(({ kind }) => kind).filter((kind) => kind.includes('REFUND'));
}

const byCard = (units = 2) => buyByCard(shop, { [wipe]: units }, NEW_YORK);

async function byTransfer(method: 'DEPOSIT' | 'VIRTUAL_ACCOUNT', more: object = {}) {
  const client = shop.client({ market: 'KR' });
  const { checkoutId, total } = await fillCheckout(client, 'KR', { [wipe]: 2 });
  const transfer = { bankId: method === 'DEPOSIT' ? 'kb' : 'hana', depositorName: '이미나' };
  const input = { checkoutId, method, expectedTotal: total, hasAgreedToTerms: true, ...transfer, ...more };
  const { order, accessToken } = expectResult((await client.run(StartPayment, { input })).startPayment, 'OrderPlaced');
  return { client, number: order.number, accessToken, total };
}

async function move(
  orderNumber: string,
  status: 'ORDER_CONFIRMED' | 'ORDER_CANCELLED',
  from: 'PREPARING_FOR_SHIPMENT' | 'ORDER_CONFIRMED' = 'PREPARING_FOR_SHIPMENT',
) {
  if (status === 'ORDER_CONFIRMED') await recordWholeDeposit(staff, orderNumber);
  const input = { orderNumber, expectedStatus: from, status };
  expectResult((await staff.run(UpdateOrderStatus, { input })).updateOrderStatus, 'OrderUpdated');
}

const units = (quantity: number) => ({ lines: [{ productId: wipe, quantity }] });

async function left(orderNumber: string): Promise<number> {
  const input = { orderNumber, lines: [], shipping: 0 };
  return expectResult((await staff.run(RefundPreview, { input })).refundPreview, 'RefundPreview').left.amount;
}

/** Numbers of the orders with a partial refund that staff have to transfer. */
async function waitingToBeSent(): Promise<string[]> {
  const { orders } = await staff.run(OrdersToSendBack);
  return orders.edges.map(({ node }) => node.number);
}

/** Requests a refund as the dialog does; by default, based on the amount left now. */
async function ask(orderNumber: string, choice: Partial<RequestRefundInput>, by = staff) {
  const expectedLeft = choice.expectedLeft ?? (await left(orderNumber));
  const input = {
    orderNumber,
    lines: [],
    shipping: 0,
    reason: 'DAMAGED' as const,
    unshipped: 'SHIP' as const,
    ...choice,
    expectedLeft,
  };
  return (await by.run(RequestRefund, { input })).requestRefund;
}

const refund = async (number: string, choice: Partial<RequestRefundInput>) =>
  expectResult(await ask(number, choice), 'RefundRequested').refund;

async function paymentOf(number: string) {
  const payment = (await stored(number))?.payment;
  return [payment?.summary, payment?.paidAmount, payment?.refundedAmount];
}

const refundsOf = async (number: string) => (await staff.run(RefundsOfOrder, { number })).order?.refunds ?? [];

async function atStripe<Answer>(path: string, body: object = {}): Promise<Answer> {
  const response = await fetch(`${shop.stripeUrl}/sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

async function chargeOf(intentId: string): Promise<{ amount_captured: number; amount_refunded: number }> {
  const answer = await fetch(`${shop.stripeUrl}/v1/payment_intents/${intentId}?expand[]=latest_charge`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });
  return ((await answer.json()) as { latest_charge: { amount_captured: number; amount_refunded: number } })
    .latest_charge;
}

describe('a partial refund of a card order', () => {
  it('previews its shares of tax and shipping, and notifies the customer (PAYMENT-41, PAYMENT-43)', async () => {
    const { number, total, intentId } = await byCard();
    const choice = { orderNumber: number, ...units(1), shipping: 500 };

    const preview = expectResult((await staff.run(RefundPreview, { input: choice })).refundPreview, 'RefundPreview');
    const refundInput = { ...choice, reason: 'DAMAGED' as const, unshipped: 'SHIP' as const, expectedLeft: total };
    const email = expectResult(
      (await staff.run(RefundEmailPreview, { input: refundInput })).refundEmailPreview,
      'EmailPreview',
    );
    const made = await refund(number, { ...units(1), shipping: 500, note: '  Torn in the box ' });
    expect(await refundsOf(number)).toMatchObject([{ status: 'PENDING' }]);
    await payDue();

    // 899 and 500 for shipping, each with 8.875 % of New York City.
    expect(preview).toMatchObject({ left: { amount: total }, destination: 'CARD', shipping: { amount: 500 } });
    expect(preview.shares).toMatchObject({
      amount: { amount: 899 + 500 + 80 + 44, currency: 'USD' },
      tax: { amount: 124 },
      shippingTax: { amount: 44 },
      leftAfter: { amount: total - 1523 },
    });
    expect(email.contents?.text).toContain('$15.23');
    expect(made).toMatchObject({
      amount: { amount: 1523 },
      tax: { amount: 124 },
      destination: 'CARD',
      status: 'PENDING',
    });
    expect(await refundsOf(number)).toMatchObject([
      { status: 'SUCCEEDED', note: 'Torn in the box', author: expect.any(String), failure: null },
    ]);
    expect(await paymentOf(number)).toEqual(['PARTLY_REFUNDED', total, 1523]);
    expect(await books(number)).toEqual([
      ['PAYMENT', total],
      ['REFUND', -1523],
    ]);
    expect(await chargeOf(intentId)).toMatchObject({ amount_refunded: 1523 });
    expect(await emails(number)).toEqual(['ORDER_PART_REFUNDED']);
    const { orderStaffDetails } = await staff.run(RefundsOfOrder, { number });
    const [logged] = orderStaffDetails?.activity.filter(({ action }) => action === 'ORDER_REFUND_REQUESTED') ?? [];
    expect(logged?.changes).toContainEqual({ field: 'refundAmount', after: '$15.23' });
    expect(logged?.changes).toContainEqual({ field: 'refundShipping', after: '$5.00' });
  });

  it('is counted once, even if job, webhook and two servers report it repeatedly (PAYMENT-46)', async () => {
    const { number, total, intentId } = await byCard();
    const { id } = await refund(number, units(1));

    await Promise.all([payDue(0), payDue(1), payDue(0)]);
    await shop.app(1).services.payment.syncReversals(intentId);

    expect(await paymentOf(number)).toEqual(['PARTLY_REFUNDED', total, 979]);
    expect(await books(number)).toEqual([
      ['PAYMENT', total],
      ['REFUND', -979],
    ]);
    expect(await refundsOf(number)).toMatchObject([{ id, status: 'SUCCEEDED' }]);
    expect(await emails(number)).toEqual(['ORDER_PART_REFUNDED']);
  });

  it('is completed by the webhook alone if the answer was lost and the server died', async () => {
    const { number, intentId } = await byCard();
    const { id } = await refund(number, units(1));
    const [asked] = (await stored(number))?.refunds ?? [];
    await shop.app().services.paymentProvider.refundPart({
      intentId,
      amount: asked?.amount ?? 0,
      requestId: `${id}:0`,
      idempotencyKey: `refund-${id}:0`,
    });

    await expect.poll(() => refundsOf(number)).toMatchObject([{ id, status: 'SUCCEEDED' }]);
    await payDue();
    expect((await chargeOf(intentId)).amount_refunded).toBe(979);
  });

  it('is retried if the provider does not answer, and made once', async () => {
    const { number, intentId } = await byCard();
    await refund(number, units(1));
    // Each refund is carried out and the connection dropped, also when the library retries.
    await shop.controlStripe('POST', '/sandbox/faults', { endpoint: 'POST /v1/refunds', kind: 'drop', count: 3 });
    await payDue().catch(() => undefined);
    await orderModel(shop.connection).updateOne(
      { number, 'refunds.status': 'PENDING' },
      { $set: { 'refunds.$.nextTryAt': new Date(0) } },
    );
    await payDue();

    expect(await refundsOf(number)).toMatchObject([{ status: 'SUCCEEDED', failure: null }]);
    expect((await chargeOf(intentId)).amount_refunded).toBe(979);
  });

  it('never exceeds the amount paid: of two at once one is refused (PAYMENT-42)', async () => {
    const { number, total } = await byCard(1);
    const other = await signInStaff(shop, 1);
    const half = Math.ceil(total / 2) + 1;
    const expectedLeft = await left(number);

    const answers = await Promise.all([
      ask(number, { amount: half, expectedLeft }),
      ask(number, { amount: half, expectedLeft }, other),
    ]);
    await Promise.all([payDue(0), payDue(1)]);

    expect(answers.map((answer) => answer.__typename).sort()).toEqual(['OrderConflictError', 'RefundRequested']);
    expect(await paymentOf(number)).toEqual(['PARTLY_REFUNDED', total, half]);
    const tooMuch = expectResult(await ask(number, { amount: half }), 'ValidationError');
    expect(tooMuch.fieldErrors).toMatchObject([{ path: 'amount', key: 'refund.moreThanLeft' }]);
    expect(tooMuch.message).toContain(`$${((total - half) / 100).toFixed(2)}`);
    expect(await left(number)).toBe(total - half);
  });

  it('reports what is wrong with a bad request and changes nothing', async () => {
    const { number } = await byCard(1);
    const keyOf = async (choice: Partial<RequestRefundInput>) =>
      expectResult(await ask(number, choice), 'ValidationError').fieldErrors.map(({ path, key }) => [path, key]);

    expect(await keyOf({})).toEqual([['lines', 'refund.nothingChosen']]);
    expect(await keyOf(units(2))).toEqual([['lines.0.quantity', 'refund.units']]);
    expect(await keyOf(units(-1))).toEqual([['lines.0.quantity', 'refund.units']]);
    expect(await keyOf({ lines: [...units(1).lines, ...units(1).lines] })).toEqual([
      ['lines.1.quantity', 'refund.units'],
    ]);
    expect(await keyOf({ lines: [{ productId: 'f'.repeat(24), quantity: 1 }] })).toEqual([
      ['lines.0.quantity', 'refund.units'],
    ]);
    expect(await keyOf({ shipping: 501 })).toEqual([['shipping', 'refund.amountInvalid']]);
    expect(await keyOf({ amount: -5 })).toEqual([['amount', 'refund.amountInvalid']]);
    expect(await keyOf({ ...units(1), amount: 980 })).toEqual([['amount', 'refund.moreThanChosen']]);
    expect(await keyOf({ amount: 5, reason: 'OTHER' })).toEqual([['note', 'refund.noteRequired']]);
    expect(await keyOf({ amount: 5, reason: 'ORDER_EDITED' })).toEqual([['reason', 'refund.reasonRequired']]);
    expect(await keyOf({ amount: 5, note: 'x'.repeat(501) })).toEqual([['note', 'text.tooLong']]);
    const unknown = await ask('EB-260101-N0THERE1', { amount: 5, expectedLeft: 0 });
    expect(unknown).toMatchObject({ __typename: 'OrderError', code: 'ORDER_NOT_FOUND' });
    expect(await refundsOf(number)).toEqual([]);
  });

  it('is limited to the rest if somebody has refunded in the dashboard (PAYMENT-46)', async () => {
    const { number, total, intentId } = await byCard(1);
    const before = await left(number);
    await atStripe('refunds', { payment_intent: intentId, amount: 600 });
    await expect.poll(() => left(number)).toBe(total - 600);

    expect(await ask(number, { amount: total - 600, expectedLeft: before })).toMatchObject({
      __typename: 'OrderConflictError',
    });
    await refund(number, { amount: total - 600 });
    await payDue();

    expect(await paymentOf(number)).toEqual(['REFUNDED', total, total]);
    expect(await ask(number, { amount: 1 })).toMatchObject({ __typename: 'OrderError' });
  });

  it('fails with a reason if the dashboard was faster than its webhook, and cannot be cancelled', async () => {
    const { number, total, intentId } = await byCard(1);
    await shop.controlStripe('POST', '/sandbox/webhooks', { mode: 'never', count: 100 });
    const { id } = await refund(number, { amount: total });
    await atStripe('refunds', { payment_intent: intentId, amount: 600 });
    await payDue();

    expect(await refundsOf(number)).toMatchObject([
      { id, status: 'FAILED', failure: { message: expect.stringContaining('greater than') } },
    ]);
    const input = { orderNumber: number, refundId: id };
    expect((await staff.run(CancelRefund, { input })).cancelRefund).toMatchObject({
      code: 'STATUS_TRANSITION_REFUSED',
    });
    await shop.app().services.payment.syncReversals(intentId);
    // Less than that is left now.
    expect((await staff.run(RetryFailedRefund, { input })).retryFailedRefund).toMatchObject({
      code: 'STATUS_TRANSITION_REFUSED',
    });
    expect(await paymentOf(number)).toEqual(['PARTLY_REFUNDED', total, 600]);
    expect(await emails(number)).toEqual(['REFUND_FAILED']);
  });

  it('can be repeated if its bank returns it, and counts once (PAYMENT-46)', async () => {
    const { number, total, intentId } = await byCard(1);
    const { id } = await refund(number, { amount: 300 });
    await payDue();
    const providerId = (await stored(number))?.refunds?.[0]?.providerRefundId;
    await atStripe(`refunds/${providerId}/fail`);
    await expect.poll(() => paymentOf(number)).toEqual(['PAID', total, 0]);
    expect(await refundsOf(number)).toMatchObject([{ status: 'FAILED', isRetryable: true }]);

    const input = { orderNumber: number, refundId: id };
    await staff.run(RetryFailedRefund, { input });
    const again = (await staff.run(RetryFailedRefund, { input })).retryFailedRefund;
    await payDue();
    await shop.app().services.payment.syncReversals(intentId);

    expect(again).toMatchObject({ code: 'STATUS_TRANSITION_REFUSED' });
    expect(await refundsOf(number)).toMatchObject([{ status: 'SUCCEEDED' }]);
    expect(await paymentOf(number)).toEqual(['PARTLY_REFUNDED', total, 300]);
    expect((await chargeOf(intentId)).amount_refunded).toBe(300);
  });

  it('is sent first if the order is cancelled, and the rest follows (PAYMENT-47, EMAIL-19)', async () => {
    const { number, total, intentId } = await byCard();
    await refund(number, units(1));
    await move(number, 'ORDER_CANCELLED');
    expect(await ask(number, { amount: 1 })).toMatchObject({ __typename: 'OrderError' });
    await payDue();

    expect(await paymentOf(number)).toEqual(['REFUNDED', total, total]);
    expect((await books(number)).sort()).toEqual(
      [
        ['PAYMENT', total],
        ['REFUND', -979],
        ['REFUND', 979 - total],
      ].sort(),
    );
    expect((await chargeOf(intentId)).amount_refunded).toBe(total);
    expect(await findDifferencesOf(shop, intentId)).toEqual([]);
    // The cancellation email includes the refund of the rest; no further email is sent (EMAIL-19).
    expect(await emails(number)).toEqual(['ORDER_PART_REFUNDED']);
    const statusEmail = await waitForEmail(shop, { to: CONTACT.email, kind: 'ORDER_STATUS_CHANGED' });
    expect(statusEmail.text).toContain(`$${((total - 979) / 100).toFixed(2)} of your payment goes back to your card`);
    expect(statusEmail.text).toContain('$9.79 was refunded before');
    expect(statusEmail.text).not.toContain('in full');
  });
});

describe('a refund of an escrow order', () => {
  it('lowers the captured amount at shipping (PAYMENT-44)', async () => {
    const { number, total, intentId } = await buyByEscrow(shop);
    expect(await ask(number, { amount: total })).toMatchObject({ __typename: 'OrderError' });
    const cancelled = await refund(number, { amount: 100 });
    await staff.run(CancelRefund, { input: { orderNumber: number, refundId: cancelled.id } });
    const made = await refund(number, { amount: 2000 });
    expect(made).toMatchObject({ destination: 'AUTHORISATION', status: 'SUCCEEDED' });
    expect(await emails(number)).toEqual(['ORDER_PART_REFUNDED', 'ORDER_PART_REFUNDED']);

    await shipped(staff, number);
    await expect
      .poll(async () => {
        await followUp();
        return paymentOf(number);
      })
      .toEqual(['PAID', total - 2000, 0]);
    await refund(number, { amount: 500 });
    await payDue();

    expect(await chargeOf(intentId)).toMatchObject({ amount_captured: total - 2000 });
    expect(await books(number)).toEqual([
      ['PAYMENT', total - 2000],
      ['REFUND', -500],
    ]);
    expect(await left(number)).toBe(total - 2500);
    expect(await findDifferencesOf(shop, intentId)).toEqual([]);
  });

  it('waits while the card is being charged, and is sent to it afterwards', async () => {
    const { number, total } = await buyByEscrow(shop);
    await shop.controlStripe('POST', '/sandbox/faults', {
      endpoint: 'POST /v1/payment_intents/:id/capture',
      kind: 'status',
      status: 500,
      count: 3,
    });
    await shipped(staff, number);
    await followUp().catch(() => undefined);
    expect((await stored(number))?.payment.status).toBe('CAPTURE_DUE');
    expect(await refund(number, { amount: 700 })).toMatchObject({ destination: 'CARD', status: 'PENDING' });
    await payDue();
    expect(await refundsOf(number)).toMatchObject([{ status: 'PENDING' }]);

    await shop.app().services.payment.followUp(new Date(Date.now() + 3_600_000));
    await shop.connection.collection('orders').updateOne({ number }, { $set: { 'refunds.0.nextTryAt': new Date(0) } });
    await payDue();

    expect(await paymentOf(number)).toEqual(['PARTLY_REFUNDED', total, 700]);
  });

  it('is sent to the card if somebody has captured the whole amount by hand', async () => {
    const { number, total, intentId } = await buyByEscrow(shop);
    await refund(number, { amount: 2000 });
    await fetch(`${shop.stripeUrl}/v1/payment_intents/${intentId}/capture`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_sandbox' },
    });
    await expect.poll(async () => (await stored(number))?.payment.status).toBe('PAID');
    await payDue();

    expect(await paymentOf(number)).toEqual(['PARTLY_REFUNDED', total, 2000]);
    expect(await refundsOf(number)).toMatchObject([{ destination: 'CARD', status: 'SUCCEEDED' }]);
  });
});

describe('a partial refund of a transfer (PAYMENT-45)', () => {
  it('waits for the account of its buyer, is sent by staff once, and lowers the cash receipt (PAYMENT-48)', async () => {
    const cashReceipt = { kind: 'PERSONAL' as const, number: '010-9876-5432' };
    const { client, number, accessToken, total } = await byTransfer('DEPOSIT', { cashReceipt });
    expect(await ask(number, { amount: 1 })).toMatchObject({ __typename: 'OrderError' });
    await move(number, 'ORDER_CONFIRMED');
    await shop.app().services.cashReceiptIssue.run();
    const { id } = await refund(number, { ...units(1), note: 'from staff' });
    const orderNumber = number;
    const named = await client.run(NameAccountOfRefund, { input: { orderNumber, accessToken, account: ACCOUNT } });
    // The customer sees the refund but not the note of staff.
    expect(expectResult(named.updateRefundAccount, 'OrderUpdated').order.refunds).toMatchObject([
      { status: 'PENDING', note: null, author: null, isSentByHand: false },
    ]);
    expect(await paymentOf(number)).toEqual(['PAID', total, 0]);
    expect(await waitingToBeSent()).toEqual([number]);

    const input = { orderNumber, refundId: id };
    const answers = await Promise.all([staff.run(RecordRefundSent, { input }), staff.run(RecordRefundSent, { input })]);
    await shop.app().services.cashReceiptIssue.run(new Date(Date.now() + 60_000));

    const [line] = (await stored(number))?.lines ?? [];
    const price = line?.unitPrice ?? 0;
    expect(answers.map(({ recordRefundSent }) => recordRefundSent.__typename).sort()).toEqual([
      'OrderError',
      'OrderUpdated',
    ]);
    expect(await paymentOf(number)).toEqual(['PARTLY_REFUNDED', total, price]);
    expect(await books(number)).toEqual([
      ['PAYMENT', total],
      ['REFUND', -price],
    ]);
    expect((await emails(number)).sort()).toEqual(['ORDER_PART_REFUNDED', 'REFUND_ACCOUNT_WANTED']);
    expect(await waitingToBeSent()).toEqual([]);
    expect((await stored(number))?.payment.refundAccount).toMatchObject({ sealed: null });
    const receipts = (await (await fetch(`${shop.bankUrl}/sandbox/cash-receipts`)).json()) as { data: object[] };
    expect(receipts.data).toMatchObject([{ orderId: number, amount: total - price, transactionType: 'CONFIRM' }]);
  });

  it('is sent with the rest if the order is cancelled meanwhile, each as its own entry (PAYMENT-47)', async () => {
    const { number, total } = await byTransfer('DEPOSIT');
    await move(number, 'ORDER_CONFIRMED');
    const taken = await refund(number, { amount: 100 });
    expect(
      (await staff.run(CancelRefund, { input: { orderNumber: number, refundId: taken.id } })).cancelRefund.__typename,
    ).toBe('OrderUpdated');
    await refund(number, { amount: 3000 });
    await move(number, 'ORDER_CANCELLED', 'ORDER_CONFIRMED');

    expect((await staff.run(SettleRest, { input: { orderNumber: number } })).settleRefund.__typename).toBe(
      'OrderUpdated',
    );

    expect(await paymentOf(number)).toEqual(['REFUNDED', total, total]);
    expect((await books(number)).sort()).toEqual(
      [
        ['PAYMENT', total],
        ['REFUND', -3000],
        ['REFUND', 3000 - total],
      ].sort(),
    );
    expect((await refundsOf(number)).map(({ status }) => status)).toEqual(['CANCELLED', 'SUCCEEDED']);
  });

  it('of a virtual account is sent by staff, since the issuer returns whole deposits only', async () => {
    const { client, number, accessToken, total } = await byTransfer('VIRTUAL_ACCOUNT');
    const reference = (await stored(number))?.payment.virtualAccount?.reference;
    await shop.controlBank('POST', '/sandbox/deposits', { orderId: reference, callback: 'once' });
    await expect.poll(async () => (await stored(number))?.payment.status).toBe('PAID');
    const { id, destination } = await refund(number, { amount: 1000 });
    const name = () =>
      client.run(NameAccountOfRefund, { input: { orderNumber: number, accessToken, account: ACCOUNT } });
    await name();
    await staff.run(RecordRefundSent, { input: { orderNumber: number, refundId: id } });
    await move(number, 'ORDER_CANCELLED');
    expect((await name()).updateRefundAccount.__typename).toBe('OrderUpdated');
    await followUp();
    expect(await paymentOf(number)).toEqual(['PARTLY_REFUNDED', total, 1000]);

    expect((await staff.run(SettleRest, { input: { orderNumber: number } })).settleRefund.__typename).toBe(
      'OrderUpdated',
    );

    expect(destination).toBe('BANK_ACCOUNT');
    expect(await paymentOf(number)).toEqual(['REFUNDED', total, total]);
    expect((await books(number)).sort()).toEqual(
      [
        ['PAYMENT', total],
        ['REFUND', -1000],
        ['REFUND', 1000 - total],
      ].sort(),
    );
  });
});
