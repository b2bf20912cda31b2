import { checkoutModel } from '@eunbit/server/modules/checkout/checkout.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { chargedAmount } from '@eunbit/server/modules/order/refunds.record';
import { createEscrowPayment } from '@eunbit/server/modules/payment/escrow-payment';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { readBooks, readStripePayment } from '../kit/books.ts';
import { type BoughtByCard, buyByEscrow } from '../kit/bought-orders.ts';
import { waitForEmail } from '../kit/emails.ts';
import { CancelOrder, CompleteCheckout } from '../kit/operations.ts';
import { editLines, PreviewOrderLines, readOrder, toLines } from '../kit/order-edits.ts';
import {
  type Asked,
  askForUnits,
  CancelOwnPaymentRequest,
  CancelPaymentRequest,
  CompleteOrderPayment,
  ConfirmOrderChange,
  OrderPayment,
  readRequest,
  StartOrderPayment,
} from '../kit/payment-requests.ts';
import { findDifferencesOf } from '../kit/reconcile.ts';
import { ship, shipped } from '../kit/shipping.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { CARDS, CONTACT, confirmCard, expectResult, signInStaff, toIntentId } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const RefundAuthorised = graphql(`
  mutation RefundAuthorised($input: RequestRefundInput!) {
    requestRefund(input: $input) { __typename ... on RefundRequested { refund { id isCancellable } } }
  }
`);
const TakeRefundBack = graphql(`
  mutation TakeRefundBack($input: CancelRefundInput!) {
    cancelRefund(input: $input) { __typename ... on OrderError { code } }
  }
`);

const DAY = 86_400_000;
const RELEASE = 'POST /v1/payment_intents/:id/cancel';

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let wipe: string;
let staff: ShopClient;
beforeAll(async () => {
  wipe = shop.productId('wipe');
});
beforeEach(async () => {
  await shop.controlStripe('DELETE', '/sandbox/faults');
  await shop.controlStripe('POST', '/sandbox/webhooks', { mode: 'never', count: 1_000 });
  staff = await signInStaff(shop);
});

const inStock = async () => (await stockModel(shop.connection).findById(stockId('KR', wipe)).lean())?.quantity;
const korea = (server = 0) => shop.client({ market: 'KR', server });
const start = async (token: string) => (await korea().run(StartOrderPayment, { input: { token } })).startOrderPayment;
const complete = async (token: string, server = 0) =>
  (await korea(server).run(CompleteOrderPayment, { input: { token } })).completeOrderPayment;
const completed = async (token: string, server = 0) =>
  expectResult(await complete(token, server), 'OrderPaymentChecked').payment.request.status;
const settleDue = (server = 0) => shop.app(server).services.paymentRequests.settleDue();
const followUp = (days = 0) => shop.app().services.payment.followUp(new Date(Date.now() + days * DAY));

type AskedOfCard = Asked & BoughtByCard;

/** An authorised order to which staff want to add two units. */
const askToAuthorise = async (): Promise<AskedOfCard> =>
  askForUnits(shop, staff, await buyByEscrow(shop), { [wipe]: 4 });

/** Starts the payment and authorises the card; the shop has not been notified yet. */
async function authorise({ token }: Asked): Promise<string> {
  const { clientSecret } = expectResult(await start(token), 'OrderPaymentStarted');
  expect(await confirmCard(shop.stripeUrl, clientSecret)).toBe(200);
  return toIntentId(clientSecret);
}

const atStripe = (id: string) => readStripePayment(shop, id);
const books = (filter: object) => readBooks(shop, filter);

/** Cancels or captures a payment in the provider's dashboard. */
async function byHand(id: string, action: 'cancel' | 'capture'): Promise<void> {
  const { status } = await fetch(`${shop.stripeUrl}/v1/payment_intents/${id}/${action}`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
    method: 'POST',
  });
  expect(status).toBe(200);
}

async function cancelOrder({ client, number, accessToken }: AskedOfCard) {
  const input = { orderNumber: number, accessToken, reason: 'CHANGED_MIND' } as const;
  return (await client.run(CancelOrder, { input })).cancelOrder;
}

async function refund(orderNumber: string, amount: number) {
  const expectedLeft = chargedAmount(await readOrder(shop, orderNumber));
  const input = { orderNumber, lines: [], shipping: 0, amount, expectedLeft, reason: 'DAMAGED' as const, note: '' };
  return expectResult((await staff.run(RefundAuthorised, { input })).requestRefund, 'RefundRequested').refund;
}

const formatWon = (amount: number) => `${amount.toLocaleString('en')}.00원`;
const differences = ({ intentId }: AskedOfCard, ...more: string[]) => findDifferencesOf(shop, intentId, ...more);

describe('an edit that raises the price of an authorised order (ORDER-44)', () => {
  it('shows in its preview that it requires a new authorisation of the whole new total', async () => {
    const other = await buyByEscrow(shop);
    const input = { orderNumber: other.number, expectedRevision: 0, lines: toLines({ [wipe]: 4 }) };
    const { previewOrderLines } = await staff.run(PreviewOrderLines, { input });
    expect(expectResult(previewOrderLines, 'OrderLinesPreview').settlement).toBe('AUTHORISE_MORE');

    const asked = await askToAuthorise();
    const total = asked.before + asked.amount;
    expect((await korea().run(OrderPayment, { token: asked.token })).orderPayment).toMatchObject({
      deposit: null,
      request: {
        kind: 'AUTHORISATION',
        status: 'OPEN',
        amount: { amount: asked.amount },
        authorisation: { amount: { amount: total, currency: 'KRW' }, replacedAmount: { amount: asked.before } },
      },
    });
    const { text } = await waitForEmail(shop, { to: CONTACT.email, kind: 'ORDER_EDIT_PROPOSED' });
    expect(text).toContain(`To authorise now: ${formatWon(total)}`);
    expect(text).toContain(`Released: ${formatWon(asked.before)}`);
    const { confirmOrderChange } = await korea().run(ConfirmOrderChange, { input: { token: asked.token } });
    expect(expectResult(confirmOrderChange, 'PaymentRequestError').code).toBe('PAYMENT_NEEDED');
    expect(await readOrder(shop, asked.number)).toMatchObject({
      amounts: { total: asked.before },
      payment: { status: 'AUTHORISED', intentId: asked.intentId },
    });
  });

  it('is made once with the new authorisation, which is captured at shipping; the old one is released', async () => {
    const asked = await askToAuthorise();
    const intentId = await authorise(asked);
    expect(await atStripe(intentId)).toMatchObject({ status: 'requires_capture', amount: asked.before + asked.amount });
    const states = await Promise.all([
      completed(asked.token),
      shop.app(1).services.paymentRequests.settleIntent(intentId),
      completed(asked.token, 1),
      settleDue(),
    ]);
    expect(states[0]).toBe('AUTHORISED');
    const total = asked.before + asked.amount;
    const order = await readOrder(shop, asked.number);
    expect(order).toMatchObject({
      edits: [expect.anything()],
      amounts: { total },
      lines: [{ quantity: 4 }],
      payment: {
        status: 'AUTHORISED',
        summary: 'AUTHORISED',
        intentId,
        paidAmount: 0,
        mismatch: null,
        laterAuthorisation: { amount: total, refundsBefore: 0 },
      },
      paymentRequests: [{ status: 'AUTHORISED', intentId, closedAt: expect.any(Date), paidAt: null }],
    });
    expect(order.edits).toHaveLength(1);
    expect(order.payment.laterIntents).toBeUndefined();
    const days = ((order.payment.authorisedUntil?.getTime() ?? 0) - Date.now()) / DAY;
    expect(days).toBeGreaterThan(6.9);
    await settleDue();
    expect(await atStripe(asked.intentId)).toMatchObject({ status: 'canceled', received: 0 });
    expect((await readRequest(shop, asked.number)).checkAt).toBeNull();
    expect(await inStock()).toBe(96);
    expect(await books({ orderNumber: asked.number })).toEqual([]);
    expect(await differences(asked, intentId)).toEqual([]);
    expect(await emailModel(shop.connection).countDocuments({ kind: 'ORDER_EDITED' })).toBe(1);

    // Repeated events of either authorisation change nothing, nor does the day on which the old one would have expired.
    const settled = await readOrder(shop, asked.number);
    const { payment, paymentRequests } = shop.app().services;
    for (const id of [asked.intentId, intentId]) await payment.settleIntent(id, paymentRequests.settleIntent);
    // Nor does the checkout page, opened again, report that another payment has placed the order.
    const checkout = { checkoutId: String(settled.checkoutId), paymentIntent: asked.intentId };
    expectResult((await asked.client.run(CompleteCheckout, { input: checkout })).completeCheckout, 'OrderPlaced');
    await checkoutModel(shop.connection).deleteMany({});
    for (const id of [asked.intentId, intentId]) await payment.settleIntent(id, paymentRequests.settleIntent);
    await followUp(6.5);
    expect(await readOrder(shop, asked.number)).toEqual(settled);
    expect(await completed(asked.token)).toBe('AUTHORISED');

    await shipped(staff, asked.number);
    await followUp();
    expect(await atStripe(intentId)).toMatchObject({ status: 'succeeded', received: total });
    expect((await readOrder(shop, asked.number)).payment).toMatchObject({
      status: 'PAID',
      paidAmount: total,
      mismatch: null,
    });
    expect(await books({ orderNumber: asked.number })).toEqual([['PAYMENT', total]]);
    expect(await differences(asked, intentId)).toEqual([]);
  });

  it('captures exactly what is owed, after refunds before and after it and after a second raise', async () => {
    const bought = await buyByEscrow(shop, { [wipe]: 3 });
    const { number } = bought;
    expectResult(await editLines(staff, number, { [wipe]: 2 }), 'OrderEdited');
    const early = await refund(number, 1_000);
    const asked = await askForUnits(shop, staff, bought, { [wipe]: 4 }, 1);
    const { authorisation } = await readRequest(shop, number);
    expect(authorisation).toMatchObject({ amount: asked.before + asked.amount - 1_000, replacedAmount: bought.total });
    await authorise(asked);
    expect(await completed(asked.token)).toBe('AUTHORISED');
    // The new authorisation already excludes the refund; cancelling it would charge more than was authorised.
    const input = { orderNumber: number, refundId: early.id };
    expect(expectResult((await staff.run(TakeRefundBack, { input })).cancelRefund, 'OrderError').code).toBeDefined();

    const again = await askForUnits(shop, staff, bought, { [wipe]: 5 }, 3);
    const last = await authorise(again);
    expect(await completed(again.token)).toBe('AUTHORISED');
    const late = await refund(number, 500);
    expect(late.isCancellable).toBe(true);
    const owed = again.before + again.amount - 1_500;
    expect(await atStripe(last)).toMatchObject({ amount: owed + 500 });

    await shipped(staff, number);
    await followUp();
    expect(await atStripe(last)).toMatchObject({ status: 'succeeded', received: owed });
    expect((await readOrder(shop, number)).payment).toMatchObject({ status: 'PAID', paidAmount: owed, mismatch: null });
    expect(await books({ orderNumber: number })).toEqual([['PAYMENT', owed]]);
    expect(await findDifferencesOf(shop, bought.intentId, last)).toEqual([]);
  });

  it('refunds only its own amounts if somebody captures the whole authorisation by hand', async () => {
    const bought = await buyByEscrow(shop, { [wipe]: 2 });
    await refund(bought.number, 1_000);
    const asked = await askForUnits(shop, staff, bought, { [wipe]: 4 });
    const intentId = await authorise(asked);
    await completed(asked.token);
    await refund(bought.number, 700);
    await byHand(intentId, 'capture');
    await shop.app().services.payment.settleIntent(intentId);
    await shop.app().services.payment.payDueRefunds();

    const charged = asked.before + asked.amount - 1_000;
    expect(await atStripe(intentId)).toMatchObject({ received: charged, refunded: 700 });
    expect((await readOrder(shop, bought.number)).refunds).toMatchObject([
      { amount: 1_000, destination: 'AUTHORISATION' },
      { amount: 700, destination: 'CARD', status: 'SUCCEEDED' },
    ]);
    expect(await differences(asked, intentId)).toEqual([]);
  });

  it('leaves the order unchanged if the card is declined, and accepts another card', async () => {
    const asked = await askToAuthorise();
    const { clientSecret } = expectResult(await start(asked.token), 'OrderPaymentStarted');
    expect(await confirmCard(shop.stripeUrl, clientSecret, CARDS.declined)).toBe(402);
    const answer = expectResult(await complete(asked.token), 'OrderPaymentChecked');
    expect(answer).toMatchObject({ declined: expect.any(String), payment: { request: { status: 'OPEN' } } });
    expect((await readOrder(shop, asked.number)).payment.intentId).toBe(asked.intentId);
    await authorise(asked);
    expect(await completed(asked.token)).toBe('AUTHORISED');
  });
});

describe('an authorisation that has been replaced (ORDER-44)', () => {
  it('is released by the job if the provider was unreachable or the process died before', async () => {
    const asked = await askToAuthorise();
    const intentId = await authorise(asked);
    // The SDK itself tries each call three times.
    await shop.controlStripe('POST', '/sandbox/faults', { endpoint: RELEASE, kind: 'status', status: 500, count: 6 });
    expect(await completed(asked.token)).toBe('AUTHORISED');
    expect((await atStripe(asked.intentId)).status).toBe('requires_capture');
    expect((await readRequest(shop, asked.number)).checkAt).not.toBeNull();
    expect(await differences(asked, intentId)).toEqual([]);

    await expect(settleDue()).rejects.toThrow();
    await Promise.all([settleDue(), settleDue(1)]);
    expect((await atStripe(asked.intentId)).status).toBe('canceled');
    expect(await atStripe(intentId)).toMatchObject({ status: 'requires_capture' });
    expect((await readRequest(shop, asked.number)).checkAt).toBeNull();
    expect((await readOrder(shop, asked.number)).payment.status).toBe('AUTHORISED');
  });

  it('is refunded if somebody captured it meanwhile, in the books without an order', async () => {
    const asked = await askToAuthorise();
    const intentId = await authorise(asked);
    await byHand(asked.intentId, 'capture');
    expect(await completed(asked.token)).toBe('AUTHORISED');
    await settleDue();

    expect(await atStripe(asked.intentId)).toMatchObject({ received: asked.before, refunded: asked.before });
    expect(await books({ intentId: asked.intentId })).toEqual([
      ['PAYMENT', asked.before],
      ['REFUND', -asked.before],
    ]);
    expect(await books({ orderNumber: asked.number })).toEqual([]);
    await shop.app().services.payment.syncReversals(asked.intentId);
    expect(await differences(asked, intentId)).toEqual([]);
    expect((await readOrder(shop, asked.number)).payment).toMatchObject({ status: 'AUTHORISED', intentId });
  });

  it('never makes the order lapse if it expires at that very moment', async () => {
    const early = await askToAuthorise();
    await authorise(early);
    const stale = await readOrder(shop, early.number);
    expect(await completed(early.token)).toBe('AUTHORISED');
    // Back to the former total, so that the total does not distinguish the two authorisations.
    expectResult(await editLines(staff, early.number, { [wipe]: 2 }, { expectedRevision: 2 }), 'OrderEdited');
    const { changeOrder, paymentProvider: provider } = shop.app().services;
    const escrow = createEscrowPayment({ changeOrder, provider });
    // A poll that began earlier and only now finds that the old authorisation has ended.
    await escrow.sync(stale);
    await escrow.followUp(stale);
    expect((await readOrder(shop, early.number)).payment.status).toBe('AUTHORISED');

    for (let round = 0; round < 3; round += 1) {
      const asked = await askToAuthorise();
      const intentId = await authorise(asked);
      await orderModel(shop.connection).updateOne(
        { number: asked.number },
        { $set: { 'payment.followUpAt': new Date(0) } },
      );
      await Promise.all([
        completed(asked.token),
        shop.app(1).services.payment.followUp(),
        shop.app(1).services.payment.settleIntent(asked.intentId),
      ]);
      await settleDue();
      expect((await readOrder(shop, asked.number)).payment).toMatchObject({ status: 'AUTHORISED', intentId });
      expect((await atStripe(asked.intentId)).status).toBe('canceled');
    }
  });
});

describe('an authorisation that arrives too late (ORDER-38, ORDER-44)', () => {
  it('is released if the order was shipped or cancelled, and the old one is captured or released', async () => {
    const sent = await askToAuthorise();
    const ofSent = await authorise(sent);
    await shipped(staff, sent.number);
    await followUp();
    expect(await completed(sent.token)).toBe('CANCELLED');
    expect(await atStripe(ofSent)).toMatchObject({ status: 'canceled', received: 0 });
    expect(await atStripe(sent.intentId)).toMatchObject({ status: 'succeeded', received: sent.before });

    const cancelled = await askToAuthorise();
    const ofCancelled = await authorise(cancelled);
    expectResult(await cancelOrder(cancelled), 'OrderUpdated');
    await Promise.all([settleDue(), completed(cancelled.token, 1), followUp()]);
    for (const id of [ofCancelled, cancelled.intentId]) {
      expect(await atStripe(id)).toMatchObject({ status: 'canceled', received: 0 });
    }
    expect((await readOrder(shop, cancelled.number)).payment).toMatchObject({ status: 'VOID', summary: 'VOID' });
    expect(await books({ intentId: { $in: [ofSent, ofCancelled] } })).toEqual([]);
    expect(await inStock()).toBe(98);
  });

  it.each(['ship', 'cancel'] as const)(
    'ends in one of two outcomes if it is reported while staff or buyer %s the order',
    async (what) => {
      for (let round = 0; round < 4; round += 1) {
        const asked = await askToAuthorise();
        const intentId = await authorise(asked);
        await Promise.all([
          completed(asked.token, 1),
          what === 'ship' ? ship(staff, asked.number) : cancelOrder(asked),
        ]);
        await settleDue();
        await followUp();

        const order = await readOrder(shop, asked.number);
        const isReplaced = order.paymentRequests?.[0]?.status === 'AUTHORISED';
        const [held, released] = isReplaced ? [intentId, asked.intentId] : [asked.intentId, intentId];
        const total = isReplaced ? asked.before + asked.amount : asked.before;
        expect(order).toMatchObject({ amounts: { total }, payment: { intentId: held } });
        expect(await atStripe(released)).toMatchObject({ status: 'canceled', received: 0 });
        const isShipped = order.status === 'ORDER_SHIPPED';
        expect(order.payment.paidAmount).toBe(isShipped ? total : 0);
        expect((await atStripe(held)).received).toBe(isShipped ? total : 0);
        if (order.status === 'ORDER_CANCELLED') expect((await atStripe(held)).status).toBe('canceled');
        expect(await differences(asked, intentId)).toEqual([]);
      }
    },
  );

  it('counts until the last moment, and is released once the request has expired', async () => {
    const end = (number: string, more = {}) =>
      orderModel(shop.connection).updateOne(
        { number },
        { $set: { 'paymentRequests.0.expiresAt': new Date(0), 'paymentRequests.0.checkAt': new Date(0), ...more } },
      );
    const last = await askToAuthorise();
    await authorise(last);
    await end(last.number);
    await settleDue();
    expect((await readRequest(shop, last.number)).status).toBe('AUTHORISED');

    // The process died after it had closed the request and before it cancelled the payment.
    const expired = await askToAuthorise();
    const intentId = await authorise(expired);
    await end(expired.number, { 'paymentRequests.0.status': 'EXPIRED' });
    await settleDue();
    expect(await atStripe(intentId)).toMatchObject({ status: 'canceled', received: 0 });
    expect(await atStripe(expired.intentId)).toMatchObject({ status: 'requires_capture' });

    const taken = await askToAuthorise();
    await authorise(taken);
    const input = { orderNumber: taken.number, requestId: taken.requestId };
    const { cancelPaymentRequest } = await staff.run(CancelPaymentRequest, { input });
    expect(cancelPaymentRequest).toMatchObject({
      code: 'REQUEST_CLOSED',
      message: 'The customer has already authorised the new amount.',
    });
    const claim = { orderNumber: taken.number, accessToken: taken.accessToken, requestId: taken.requestId };
    const { cancelOwnPaymentRequest } = await taken.client.run(CancelOwnPaymentRequest, { input: claim });
    expectResult(cancelOwnPaymentRequest, 'OrderConflictError');
  });

  it('is released if the order is charged, its authorisation has expired, or a part was refunded', async () => {
    const captured = await askToAuthorise();
    const ofCaptured = await authorise(captured);
    await byHand(captured.intentId, 'capture');
    await shop.app().services.payment.settleIntent(captured.intentId);
    expect(await completed(captured.token)).toBe('CANCELLED');

    const lapsed = await askToAuthorise();
    const ofLapsed = await authorise(lapsed);
    await byHand(lapsed.intentId, 'cancel');
    await shop.app().services.payment.settleIntent(lapsed.intentId);
    expect(await completed(lapsed.token)).toBe('CANCELLED');

    const lowered = await askToAuthorise();
    const ofLowered = await authorise(lowered);
    await refund(lowered.number, 500);
    expect(await completed(lowered.token)).toBe('CANCELLED');

    const charged = await askToAuthorise();
    const ofCharged = await authorise(charged);
    await byHand(ofCharged, 'capture');
    expect(await completed(charged.token)).toBe('CANCELLED');
    expect(await atStripe(ofCharged)).toMatchObject({ refunded: charged.before + charged.amount });

    for (const id of [ofCaptured, ofLapsed, ofLowered]) {
      expect(await atStripe(id)).toMatchObject({ status: 'canceled', received: 0 });
    }
    const states = await Promise.all(
      [captured, lapsed, lowered, charged].map(async ({ number }) => (await readOrder(shop, number)).payment.status),
    );
    expect(states).toEqual(['PAID', 'FAILED', 'AUTHORISED', 'AUTHORISED']);
    expect(await inStock()).toBe(92);
  });
});
