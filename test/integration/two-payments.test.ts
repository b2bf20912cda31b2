import { orderModel } from '@eunbit/server/modules/order/order.model';
import { reservationModel } from '@eunbit/server/modules/stock/reservation.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { CompleteCheckout, StartPayment } from '../kit/operations.ts';
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

const CardForm = graphql(`
  query CardForm($id: ID!) { checkout(id: $id) { status cardProvider { publishableKey sandboxUrl } } }
`);

const shop = useTestShop({ eachTest: 'renewed' });
let product: string;

beforeAll(async () => {
  product = shop.productId('wipe');
});
beforeEach(async () => {
  await shop.controlStripe('POST', '/sandbox/webhooks', { mode: 'never', count: 1_000 });
});

const payments = () => shop.app().services.payment;
const orders = () => orderModel(shop.connection).find().lean();
const level = () => stockModel(shop.connection).findById(stockId('KR', product)).lean();

async function intents(): Promise<{ id: string; status: string }[]> {
  const response = await fetch(`${shop.stripeUrl}/v1/payment_intents`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });
  return ((await response.json()) as { data: { id: string; status: string }[] }).data;
}

/** Configured faults that no request has triggered yet. */
async function faultsAtBank(): Promise<readonly unknown[]> {
  const response = await fetch(`${shop.bankUrl}/sandbox/faults`);
  return ((await response.json()) as { data: unknown[] }).data;
}

async function ready() {
  const client = shop.client({ market: 'KR', language: 'en' });
  return { client, checkout: await fillCheckout(client, 'KR', { [product]: 1 }) };
}

async function beginByCard(client: ShopClient, checkout: ReadyCheckout) {
  const { clientSecret } = expectResult(await startCardPayment(client, checkout), 'PaymentActionRequired');
  return { clientSecret, intentId: toIntentId(clientSecret) };
}

async function completePayment(client: ShopClient, { checkoutId }: ReadyCheckout, paymentIntent: string) {
  return (await client.run(CompleteCheckout, { input: { checkoutId, paymentIntent } })).completeCheckout;
}

async function payByVirtualAccount(client: ShopClient, { checkoutId, total }: ReadyCheckout) {
  const method = 'VIRTUAL_ACCOUNT';
  const deposit = { bankId: 'kb', depositorName: '이미나', hasAgreedToTerms: true } as const;
  const input = { checkoutId, method, expectedTotal: total, ...deposit } as const;
  return (await client.run(StartPayment, { input })).startPayment;
}

describe('the payment page', () => {
  it('holds nothing and starts no payment when it is only opened (PAYMENT-2)', async () => {
    const { client, checkout } = await ready();
    const { checkout: shown } = await client.run(CardForm, { id: checkout.checkoutId });

    expect(shown).toEqual({
      status: 'OPEN',
      cardProvider: { publishableKey: 'pk_test_sandbox', sandboxUrl: shop.stripeUrl },
    });
    expect(await intents()).toEqual([]);
    expect(await level()).toMatchObject({ quantity: 100, reserved: 0 });
  });

  it('holds nothing if the terms are not accepted (CHECKOUT-14)', async () => {
    const { client, checkout } = await ready();
    const { checkoutId, total } = checkout;
    const input = { checkoutId, method: 'CARD', expectedTotal: total, hasAgreedToTerms: false } as const;
    const { fieldErrors } = expectResult((await client.run(StartPayment, { input })).startPayment, 'ValidationError');

    expect(fieldErrors).toMatchObject([{ path: 'hasAgreedToTerms', key: 'terms.required' }]);
    expect(await intents()).toEqual([]);
    expect(await level()).toMatchObject({ quantity: 100, reserved: 0 });
  });
});

describe('an order already placed by another payment (PAYMENT-3)', () => {
  it('by card is returned to a buyer who then orders by deposit', async () => {
    const { client, checkout } = await ready();
    const { clientSecret } = await beginByCard(client, checkout);
    await confirmCard(shop.stripeUrl, clientSecret);
    const { order } = expectResult(await complete(client, checkout), 'OrderPlaced');
    const answer = expectResult(await payByDeposit(client, checkout), 'OrderAlreadyPlacedError');

    expect(answer).toMatchObject({
      message: `This order was already placed by another payment: number ${order.number}. Nothing was charged here.`,
      order: { number: order.number, payment: { method: 'CARD' } },
    });
    expect(answer.accessToken).not.toBe('');
    expect(await orders()).toHaveLength(1);
  });

  it('by card in one tab is returned to a payment by card in another', async () => {
    const { client, checkout } = await ready();
    const { clientSecret } = await beginByCard(client, checkout);
    await confirmCard(shop.stripeUrl, clientSecret);
    const { order } = expectResult(await complete(client, checkout), 'OrderPlaced');

    const answer = expectResult(await startCardPayment(client, checkout), 'OrderAlreadyPlacedError');
    expect(answer.order.number).toBe(order.number);
    expect(await intents()).toHaveLength(1);
  });

  it('by deposit is returned to a buyer who has paid by card meanwhile, whose card is not charged', async () => {
    const { client, checkout } = await ready();
    const { clientSecret, intentId } = await beginByCard(client, checkout);
    const { order } = expectResult(await payByDeposit(client, checkout), 'OrderPlaced');
    expect(await confirmCard(shop.stripeUrl, clientSecret)).not.toBe(200);

    const answer = expectResult(await completePayment(client, checkout, intentId), 'OrderAlreadyPlacedError');
    expect(answer.order).toEqual({ number: order.number, payment: { method: 'DEPOSIT' } });
    expect(await intents()).toMatchObject([{ status: 'canceled' }]);
  });

  it('by deposit is returned to a simultaneous start of a card payment', async () => {
    const { client, checkout } = await ready();
    const slow = { endpoint: 'POST /v1/payment_intents', kind: 'delay', milliseconds: 600_000 };
    await shop.controlStripe('POST', '/sandbox/faults', slow);
    const byCard = startCardPayment(client, checkout);
    await expect.poll(async () => (await intents()).length).toBe(1);
    const { order } = expectResult(await payByDeposit(client, checkout), 'OrderPlaced');
    await shop.controlStripe('DELETE', '/sandbox/faults');

    expect(expectResult(await byCard, 'OrderAlreadyPlacedError').order.number).toBe(order.number);
    expect(await level()).toMatchObject({ quantity: 99, reserved: 0 });
  });

  it('is returned for a repeated deposit request, but not for one to another account', async () => {
    const { client, checkout } = await ready();
    const { order } = expectResult(await payByDeposit(client, checkout), 'OrderPlaced');
    expect(expectResult(await payByDeposit(client, checkout), 'OrderPlaced').order.number).toBe(order.number);

    const other = expectResult(await payByVirtualAccount(client, checkout), 'OrderAlreadyPlacedError');
    expect(other.order.number).toBe(order.number);
  });

  it('is returned to its buyer only', async () => {
    const { client, checkout } = await ready();
    expectResult(await payByDeposit(client, checkout), 'OrderPlaced');
    const stranger = shop.client({ market: 'KR' });

    expect(expectResult(await startCardPayment(stranger, checkout), 'PaymentError').code).toBe('CHECKOUT_NOT_FOUND');
    expect(expectResult(await completePayment(stranger, checkout, 'pi_1'), 'PaymentError').code).toBe(
      'CHECKOUT_NOT_FOUND',
    );
  });
});

describe('a superseded payment (PAYMENT-4)', () => {
  it('gets an error if a card payment was started while an account was being issued', async () => {
    const { client, checkout } = await ready();
    const slow = { endpoint: 'POST /v1/virtual-accounts', kind: 'delay', milliseconds: 600_000 };
    await shop.controlBank('POST', '/sandbox/faults', slow);
    const byTransfer = payByVirtualAccount(client, checkout);
    await expect.poll(faultsAtBank).toEqual([]);
    await beginByCard(client, checkout);
    await shop.controlBank('DELETE', '/sandbox/faults');

    const refused = expectResult(await byTransfer, 'PaymentError');
    expect(refused).toMatchObject({ code: 'PAYMENT_REPLACED', message: expect.stringContaining('in another way') });
    expect(await orders()).toEqual([]);
    expect(await level()).toMatchObject({ quantity: 99, reserved: 1 });
  });

  it('gets an error if another card payment replaced it', async () => {
    const { client, checkout } = await ready();
    const { intentId } = await beginByCard(client, checkout);
    const { checkoutId, total } = checkout;
    const input = { checkoutId, method: 'ESCROW', expectedTotal: total, hasAgreedToTerms: true } as const;
    expectResult((await client.run(StartPayment, { input })).startPayment, 'PaymentActionRequired');

    expect(expectResult(await completePayment(client, checkout, intentId), 'PaymentError').code).toBe(
      'PAYMENT_REPLACED',
    );
  });

  it('whose hold expired is not charged, gets an error, and can be started again', async () => {
    const { client, checkout } = await ready();
    const { clientSecret, intentId } = await beginByCard(client, checkout);
    await reservationModel(shop.connection).updateMany({}, { heldUntil: new Date(0) });
    await payments().expireReservations();
    expect(await level()).toMatchObject({ quantity: 100, reserved: 0 });
    await confirmCard(shop.stripeUrl, clientSecret);
    expect(expectResult(await completePayment(client, checkout, intentId), 'PaymentError').code).toBe('PAYMENT_ENDED');

    const again = await beginByCard(client, checkout);
    await confirmCard(shop.stripeUrl, again.clientSecret);
    expectResult(await completePayment(client, checkout, again.intentId), 'OrderPlaced');
    expect(await level()).toMatchObject({ quantity: 99, reserved: 0 });
  });
});
