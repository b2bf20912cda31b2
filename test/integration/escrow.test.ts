import { emailModel } from '@eunbit/server/modules/email/email.model';
import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { StartPaymentInput } from '../gql/graphql.ts';
import { CancelOrder, StartPayment, UpdateOrderStatus } from '../kit/operations.ts';
import { ship, shipped } from '../kit/shipping.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import {
  CARDS,
  complete,
  confirmCard,
  expectResult,
  fillCheckout,
  type ReadyCheckout,
  signInStaff,
  toIntentId,
} from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const DAY = 86_400_000;

const shop = useTestShop({ eachTest: 'renewed' });
let wipe: string;
beforeAll(async () => {
  wipe = shop.productId('wipe');
});

async function startCard(
  client: ShopClient,
  { checkoutId, total }: ReadyCheckout,
  method: StartPaymentInput['method'],
) {
  const input = { checkoutId, method, expectedTotal: total, hasAgreedToTerms: true };
  return (await client.run(StartPayment, { input })).startPayment;
}

/** A Korean guest who has confirmed a card payment; the order may have been written by a webhook meanwhile. */
async function payBy(method: 'CARD' | 'ESCROW', card = CARDS.good) {
  const client = shop.client({ market: 'KR', language: 'en' });
  const ready = await fillCheckout(client, 'KR', { [wipe]: 2 });
  const { clientSecret } = expectResult(await startCard(client, ready, method), 'PaymentActionRequired');
  const status = await confirmCard(shop.stripeUrl, clientSecret, card);
  return { client, ready, intentId: toIntentId(clientSecret), status };
}

async function orderBy(method: 'CARD' | 'ESCROW') {
  const paid = await payBy(method);
  const placed = expectResult(await complete(paid.client, paid.ready), 'OrderPlaced');
  return { ...paid, number: placed.order.number, accessToken: placed.accessToken };
}

const findOrder = (number: string) => orderModel(shop.connection).findOne({ number }).lean();
const readState = async (number: string) => (await findOrder(number))?.payment.status;
const inTheBooks = async (number: string) =>
  (await ledgerModel(shop.connection).find({ orderNumber: number }).lean()).map(({ kind, amount }) => ({
    kind,
    amount,
  }));
const inStock = async () => (await stockModel(shop.connection).findById(stockId('KR', wipe)).lean())?.quantity;
const followUp = (days = 0) => shop.app().services.payment.followUp(new Date(Date.now() + days * DAY));

async function intentAtProvider(id: string): Promise<{ status: string; amount: number; currency: string }> {
  const response = await fetch(`${shop.stripeUrl}/v1/payment_intents/${id}`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });
  return (await response.json()) as { status: string; amount: number; currency: string };
}

/** An action in the provider's dashboard, or one of the provider itself. */
async function atProvider(id: string, action: 'cancel' | 'capture'): Promise<void> {
  const response = await fetch(`${shop.stripeUrl}/v1/payment_intents/${id}/${action}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });
  expect(response.status).toBe(200);
}

describe('a Korean card payment', () => {
  it('is charged at once, in won without decimals (PAYMENT-1)', async () => {
    const { number, intentId, ready } = await orderBy('CARD');

    expect(await intentAtProvider(intentId)).toMatchObject({
      status: 'succeeded',
      amount: ready.total,
      currency: 'krw',
    });
    expect((await findOrder(number))?.payment).toMatchObject({ method: 'CARD', status: 'PAID' });
  });
});

describe('an escrow order', () => {
  it('is placed when the card is authorised, and captured when it is shipped (PAYMENT-10)', async () => {
    const { number, intentId, ready } = await orderBy('ESCROW');
    expect(await intentAtProvider(intentId)).toMatchObject({ status: 'requires_capture' });
    expect((await findOrder(number))?.payment).toMatchObject({ method: 'ESCROW', status: 'AUTHORISED' });
    expect(await inTheBooks(number)).toEqual([]);

    await shipped(await signInStaff(shop), number);
    await vi.waitFor(async () => {
      await followUp();
      expect(await readState(number)).toBe('PAID');
    });

    expect(await intentAtProvider(intentId)).toMatchObject({ status: 'succeeded' });
    expect(await inTheBooks(number)).toContainEqual({ kind: 'PAYMENT', amount: ready.total });
  });

  it('is created once if webhook and browser race', async () => {
    const { client, ready } = await payBy('ESCROW');

    const answers = await Promise.all([complete(client, ready), complete(client, ready)]);

    const numbers = answers.map((answer) => expectResult(answer, 'OrderPlaced').order.number);
    expect(new Set(numbers).size).toBe(1);
    expect(await orderModel(shop.connection).countDocuments()).toBe(1);
  });

  it('is captured eventually after capturing failed twice', async () => {
    const { number } = await orderBy('ESCROW');
    // The SDK itself tries each call three times.
    const endpoint = 'POST /v1/payment_intents/:id/capture';
    await shop.controlStripe('POST', '/sandbox/faults', { endpoint, kind: 'status', status: 500, count: 6 });
    await shipped(await signInStaff(shop), number);

    await expect(followUp()).rejects.toThrow();
    expect(await readState(number)).toBe('CAPTURE_DUE');
    await expect(followUp(1)).rejects.toThrow();
    expect((await findOrder(number))?.payment).toMatchObject({ status: 'CAPTURE_DUE', followUpTries: 2 });
    await followUp(2);

    expect((await findOrder(number))?.payment).toMatchObject({ status: 'PAID', followUpAt: null, followUpTries: 0 });
  });

  it('is never charged if its buyer cancels it, and its units are released (PAYMENT-10)', async () => {
    const before = await inStock();
    const { client, number, accessToken, intentId } = await orderBy('ESCROW');

    const { cancelOrder } = await client.run(CancelOrder, {
      input: { orderNumber: number, accessToken, reason: 'CHANGED_MIND' },
    });
    expectResult(cancelOrder, 'OrderUpdated');
    await vi.waitFor(async () => {
      await followUp();
      expect(await readState(number)).toBe('VOID');
    });

    expect(await intentAtProvider(intentId)).toMatchObject({ status: 'canceled' });
    expect(await inStock()).toBe(before);
    expect(await inTheBooks(number)).toEqual([{ kind: 'VOID', amount: 0 }]);
  });

  it('is shown to staff if its authorisation has expired, and cannot be shipped (PAYMENT-11)', async () => {
    const { number, intentId } = await orderBy('ESCROW');
    await shop.controlStripe('POST', '/sandbox/webhooks', { mode: 'never', count: 5 });
    await atProvider(intentId, 'cancel');

    // No event came: the shop polls when the time is over.
    await followUp(6.9);
    expect(await readState(number)).toBe('AUTHORISED');
    await followUp(7.1);
    expect(await readState(number)).toBe('FAILED');

    const staff = await signInStaff(shop);
    expect(await ship(staff, number)).toMatchObject({ outcome: 'SKIPPED', code: 'STATUS_TRANSITION_REFUSED' });
    const cancelled = await staff.run(UpdateOrderStatus, {
      input: { orderNumber: number, expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CANCELLED' },
    });
    expect(expectResult(cancelled.updateOrderStatus, 'OrderUpdated').order.status).toBe('ORDER_CANCELLED');
    expect(await readState(number)).toBe('VOID');
  });

  it('learns from the provider that its authorisation has expired (PAYMENT-11)', async () => {
    const { number, intentId } = await orderBy('ESCROW');

    await atProvider(intentId, 'cancel');

    await vi.waitFor(async () => expect(await readState(number)).toBe('FAILED'));
  });

  it('counts as paid if somebody captures it by hand, and is refunded if it is cancelled then', async () => {
    const { number, intentId } = await orderBy('ESCROW');
    await atProvider(intentId, 'capture');
    await vi.waitFor(async () => expect(await readState(number)).toBe('PAID'));

    const staff = await signInStaff(shop);
    const input = { orderNumber: number, expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CANCELLED' } as const;
    expectResult((await staff.run(UpdateOrderStatus, { input })).updateOrderStatus, 'OrderUpdated');
    await shop.app().services.payment.payDueRefunds();

    expect(await readState(number)).toBe('REFUNDED');
  });

  it('is placed, not abandoned, if its hold expires after the card was authorised', async () => {
    await shop.controlStripe('POST', '/sandbox/webhooks', { mode: 'never', count: 5 });
    const { intentId } = await payBy('ESCROW');
    await shop.connection.collection('reservations').updateMany({}, { $set: { heldUntil: new Date(0) } });

    await shop.app().services.payment.expireReservations();

    const order = await orderModel(shop.connection).findOne({ 'payment.intentId': intentId }).lean();
    expect(order?.payment.status).toBe('AUTHORISED');
  });

  it('releases the authorisation if the units are gone', async () => {
    await shop.controlStripe('POST', '/sandbox/webhooks', { mode: 'never', count: 5 });
    const { client, ready, intentId } = await payBy('ESCROW');
    // The reservation and the stock are gone before the browser returns.
    await shop.connection.collection('reservations').deleteMany({});
    await stockModel(shop.connection).updateOne({ _id: stockId('KR', wipe) }, { $set: { quantity: 0 } });

    expectResult(await complete(client, ready), 'PaymentFailedError');

    expect(await intentAtProvider(intentId)).toMatchObject({ status: 'canceled' });
    expect(await emailModel(shop.connection).countDocuments({ kind: 'PAYMENT_REFUNDED' })).toBe(1);
    expect(await ledgerModel(shop.connection).countDocuments()).toBe(0);
  });
});

describe('switching the payment method', () => {
  it('cancels the payment in progress and starts the other (PAYMENT-4)', async () => {
    const client = shop.client({ market: 'KR' });
    const ready = await fillCheckout(client, 'KR', { [wipe]: 1 });
    const first = expectResult(await startCard(client, ready, 'CARD'), 'PaymentActionRequired');

    const second = expectResult(await startCard(client, ready, 'ESCROW'), 'PaymentActionRequired');

    expect(second.clientSecret).not.toBe(first.clientSecret);
    expect(await intentAtProvider(toIntentId(first.clientSecret))).toMatchObject({ status: 'canceled' });
  });

  it('is refused in the US, which has no escrow (PAYMENT-1)', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await fillCheckout(client, 'US', { [wipe]: 1 });

    const refused = expectResult(await startCard(client, ready, 'ESCROW'), 'ValidationError');

    expect(refused.fieldErrors).toMatchObject([{ path: 'method', key: 'paymentMethod.unavailable' }]);
  });
});
