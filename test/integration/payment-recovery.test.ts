import { checkoutModel } from '@eunbit/server/modules/checkout/checkout.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { reservationModel } from '@eunbit/server/modules/stock/reservation.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeAll, describe, expect, it } from 'vitest';
import { CartCount, UpdateCheckoutAddress } from '../kit/operations.ts';
import {
  ADDRESSES,
  CONTACT,
  complete,
  confirmCard,
  expectResult,
  fillCheckout,
  payByDeposit,
  startCardPayment,
  toIntentId,
} from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop({ eachTest: 'renewed' });
let wipe: string;

beforeAll(async () => {
  wipe = shop.productId('wipe');
});

const level = (market: 'KR' | 'US') => stockModel(shop.connection).findById(stockId(market, wipe)).lean();
const orders = () => orderModel(shop.connection).find().lean();

describe('an expired reservation', () => {
  it('returns to stock, once (PAYMENT-2)', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await fillCheckout(client, 'US', { [wipe]: 2 });
    expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    await reservationModel(shop.connection).updateMany({}, { heldUntil: new Date(0) });
    const payment = shop.app().services.payment;
    await Promise.all([payment?.expireReservations(), payment?.expireReservations()]);
    expect(await level('US')).toMatchObject({ quantity: 100, reserved: 0 });
    expect((await client.run(CartCount)).cart.itemCount).toBe(2);
  });

  it('becomes an order if the payment succeeded after all', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await fillCheckout(client, 'US', { [wipe]: 2 });
    await shop.controlStripe('POST', '/sandbox/webhooks', { mode: 'never', count: 10 });
    const action = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    await confirmCard(shop.stripeUrl, action.clientSecret);
    await reservationModel(shop.connection).updateMany({}, { heldUntil: new Date(0) });
    await shop.app().services.payment.expireReservations();
    expect(await orders()).toHaveLength(1);
    expect(await level('US')).toMatchObject({ quantity: 98, reserved: 0 });
  });
});

describe('a checkout that is edited during its payment', () => {
  it('is delivered and taxed as it was accepted (ORDER-10)', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await fillCheckout(client, 'US', { [wipe]: 5 });
    const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    const address = { ...ADDRESSES.US, city: 'New York', state: 'NY', zipCode: '10001' };
    const { updateCheckoutAddress } = await client.run(UpdateCheckoutAddress, {
      input: { checkoutId: ready.checkoutId, address },
    });
    expectResult(updateCheckoutAddress, 'Checkout');
    await confirmCard(shop.stripeUrl, clientSecret);
    expectResult(await complete(client, ready), 'OrderPlaced');
    expect(await orders()).toMatchObject([{ address: { state: 'TX' }, amounts: { tax: 0 } }]);
  });

  it('starts a new payment if only the address changes', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await fillCheckout(client, 'US', { [wipe]: 5 });
    const first = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    const address = { ...ADDRESSES.US, address: '2 Side St' };
    await client.run(UpdateCheckoutAddress, { input: { checkoutId: ready.checkoutId, address } });
    const second = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    expect(second.clientSecret).not.toBe(first.clientSecret);
    await confirmCard(shop.stripeUrl, second.clientSecret);
    expectResult(await complete(client, ready), 'OrderPlaced');
    expect(await orders()).toMatchObject([{ address: { address: '2 Side St' } }]);
  });
});

describe('a payment for units that are gone', () => {
  it('is refunded, emailed about, and holds nothing (PAYMENT-9)', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await fillCheckout(client, 'US', { [wipe]: 2 });
    await shop.controlStripe('POST', '/sandbox/webhooks', { mode: 'never', count: 10 });
    const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    await confirmCard(shop.stripeUrl, clientSecret);
    // As if the reservation had been lost and the rest sold.
    await reservationModel(shop.connection).updateMany({}, { status: 'RELEASED', settledAt: new Date() });
    await stockModel(shop.connection).updateOne({ _id: stockId('US', wipe) }, { quantity: 0, reserved: 0 });

    const failed = expectResult(await complete(client, ready), 'PaymentFailedError');
    expect(failed.message).toContain('is being refunded in full');
    expect(await orders()).toHaveLength(0);
    expect(await level('US')).toMatchObject({ quantity: 0, reserved: 0 });
    expect(await emailModel(shop.connection).find().lean()).toMatchObject([
      { kind: 'PAYMENT_REFUNDED', to: CONTACT.email },
    ]);
    expectResult(await complete(client, ready), 'PaymentFailedError');
  });
});

describe('a product that is sold out or stopped at the last moment', () => {
  it('is reported if it was the only product', async () => {
    const client = shop.client();
    const ready = await fillCheckout(client, 'KR', { [wipe]: 3 });
    await stockModel(shop.connection).updateOne({ _id: stockId('KR', wipe) }, { quantity: 0 });
    const { shortages } = expectResult(await payByDeposit(client, ready), 'InsufficientStockError');
    expect(shortages).toEqual([{ productId: wipe, requested: 3, available: 0, isStopped: false }]);
  });

  it('is reported if others are left, which can then be bought without it', async () => {
    const client = shop.client();
    const spray = shop.productId('spray');
    const ready = await fillCheckout(client, 'KR', { [wipe]: 1, [spray]: 1 });
    await stockModel(shop.connection).updateOne({ _id: stockId('KR', spray) }, { stopped: true });
    const { shortages } = expectResult(await payByDeposit(client, ready), 'InsufficientStockError');
    expect(shortages).toEqual([{ productId: spray, requested: 1, available: 0, isStopped: true }]);
    const { order } = expectResult(await payByDeposit(client, { ...ready, total: 12_120 }), 'OrderPlaced');
    expect(order.total.amount).toBe(12_120);
    expect((await client.run(CartCount)).cart.itemCount).toBe(1);
  });
});

describe('a repeated payment event', () => {
  const refunds = async () => {
    const response = await fetch(`${shop.stripeUrl}/v1/refunds`, {
      headers: { authorization: 'Bearer sk_test_sandbox' },
    });
    return ((await response.json()) as { data: unknown[] }).data;
  };

  it('refunds nothing long after its checkout was deleted', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await fillCheckout(client, 'US', { [wipe]: 1 });
    const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    await confirmCard(shop.stripeUrl, clientSecret);
    expectResult(await complete(client, ready), 'OrderPlaced');
    await checkoutModel(shop.connection).deleteMany({});
    await shop.app().services.payment.settleIntent(toIntentId(clientSecret));
    expect(await refunds()).toEqual([]);
    expect(await orders()).toMatchObject([{ payment: { status: 'PAID' } }]);
  });

  it('refunds a payment that its checkout had abandoned (PAYMENT-9)', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await fillCheckout(client, 'US', { [wipe]: 1 });
    const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    await shop.controlStripe('POST', '/sandbox/webhooks', { mode: 'never', count: 10 });
    await confirmCard(shop.stripeUrl, clientSecret);
    await checkoutModel(shop.connection).updateOne({}, { status: 'OPEN', payment: null });
    await shop.app().services.payment.settleIntent(toIntentId(clientSecret));
    expect(await refunds()).toMatchObject([{ amount: 899 + 500 }]);
  });
});
