import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { reservationModel } from '@eunbit/server/modules/stock/reservation.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import {
  AddCartLine,
  CartCount,
  StartCheckout,
  StartPayment,
  UpdateCheckoutAddress,
  UpdateCheckoutContact,
} from '../kit/operations.ts';
import { stopClock } from '../kit/stopped-clock.ts';
import {
  ADDRESSES,
  CARDS,
  CONTACT,
  complete,
  confirmCard,
  expectResult,
  fillCheckout,
  payByDeposit,
  startCardPayment,
} from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const GuestOrder = graphql(
  `query GuestOrder($accessToken: String!) { guestOrder(accessToken: $accessToken) { number status } }`,
);
const LookUpGuestOrder = graphql(`
  mutation LookUpGuestOrder($input: LookUpGuestOrderInput!) {
    lookUpGuestOrder(input: $input) {
      __typename
      ... on GuestOrderFound { accessToken order { number } }
      ... on UserError { message }
      ... on OrderError { code }
    }
  }
`);

const shop = useTestShop({ eachTest: 'renewed' });
let wipe: string;

beforeAll(async () => {
  wipe = shop.productId('wipe');
});

const level = (market: 'KR' | 'US') => stockModel(shop.connection).findById(stockId(market, wipe)).lean();
const orders = () => orderModel(shop.connection).find().lean();

describe('a Korean guest who pays by deposit', () => {
  it('gets an order with everything that belongs to it', async () => {
    const client = shop.client({ market: 'KR', language: 'ko' });
    const ready = await fillCheckout(client, 'KR', { [wipe]: 2 });
    const { order } = expectResult(await payByDeposit(client, ready), 'OrderPlaced');

    expect(order).toMatchObject({
      status: 'PREPARING_FOR_SHIPMENT',
      total: { amount: 19_240 },
      payment: { status: 'AWAITING_PAYMENT' },
    });
    expect(order.number).toMatch(/^EB-\d{6}-[0-9A-Z]{8}$/);
    const due = new Date(order.payment.dueAt ?? 0).getTime() - Date.now();
    expect(due / 86_400_000).toBeCloseTo(3, 1);
    expect(await level('KR')).toMatchObject({ quantity: 98, reserved: 0 });
    expect(await emailModel(shop.connection).find().lean()).toMatchObject([
      {
        kind: 'ORDER_PLACED',
        to: CONTACT.email,
        language: 'ko',
        refs: { orderNumber: order.number },
        status: 'QUEUED',
      },
      {
        kind: 'ORDER_RECEIVED',
        to: DEFAULT_SHOP_SETTINGS.company.email,
        language: 'ko',
        refs: { orderNumber: order.number },
      },
    ]);
    expect((await client.run(CartCount)).cart.itemCount).toBe(0);
  });

  it('gets one order however often the button is clicked (PAYMENT-3)', async () => {
    const client = shop.client({ market: 'KR' });
    const ready = await fillCheckout(client, 'KR', { [wipe]: 1 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => payByDeposit(client, ready)));
    const numbers = answers.map((answer) => expectResult(answer, 'OrderPlaced').order.number);
    expect(new Set(numbers).size).toBe(1);
    expect(await orders()).toHaveLength(1);
    expect(await level('KR')).toMatchObject({ quantity: 99 });
  });

  it('never has the pass code stored in plain text (CHECKOUT-4)', async () => {
    const client = shop.client({ market: 'KR' });
    const ready = await fillCheckout(client, 'KR', { [wipe]: 1 });
    expectResult(await payByDeposit(client, ready), 'OrderPlaced');
    expect(JSON.stringify(await orders())).not.toContain(CONTACT.passCode);
  });
});

describe('a US guest who pays by card', () => {
  it('has the units held while paying and gets an order on return', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await fillCheckout(client, 'US', { [wipe]: 3 });
    const action = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    expect(await level('US')).toMatchObject({ quantity: 97, reserved: 3 });

    expect(await confirmCard(shop.stripeUrl, action.clientSecret)).toBe(200);
    const { order } = expectResult(await complete(client, ready), 'OrderPlaced');
    expect(order.total.amount).toBe(3 * 899 + 500);
    expect(await level('US')).toMatchObject({ quantity: 97, reserved: 0 });
    expect(await reservationModel(shop.connection).find().lean()).toMatchObject([{ status: 'CONSUMED' }]);
  });

  it('stays in the checkout if the card is declined, and may try another (PAYMENT-5)', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await fillCheckout(client, 'US', { [wipe]: 1 });
    const action = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    await confirmCard(shop.stripeUrl, action.clientSecret, CARDS.declined);
    const failed = expectResult(await complete(client, ready), 'PaymentFailedError');
    expect(failed.message).toBe('Your card was declined.');
    expect((await client.run(CartCount)).cart.itemCount).toBe(1);

    const again = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    expect(again.clientSecret).toBe(action.clientSecret);
    await confirmCard(shop.stripeUrl, again.clientSecret);
    expectResult(await complete(client, ready), 'OrderPlaced');
    expect(await orders()).toHaveLength(1);
  });

  it('gets one order if return and webhook race, or if the button is clicked twice', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await fillCheckout(client, 'US', { [wipe]: 1 });
    const [action] = await Promise.all([startCardPayment(client, ready), startCardPayment(client, ready)]);
    const { clientSecret } = expectResult(action, 'PaymentActionRequired');
    await confirmCard(shop.stripeUrl, clientSecret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => complete(client, ready)));
    for (const answer of answers) expectResult(answer, 'OrderPlaced');
    expect(await orders()).toHaveLength(1);
    expect(await emailModel(shop.connection).countDocuments({ kind: 'ORDER_PLACED' })).toBe(1);
    expect(await level('US')).toMatchObject({ quantity: 99, reserved: 0 });
  });

  it('who changes the cart while paying releases the held units and holds the new ones', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await fillCheckout(client, 'US', { [wipe]: 5 });
    const first = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    const spray = shop.productId('spray');
    expectResult(
      (await client.run(AddCartLine, { input: { productId: spray, quantity: 1 } })).addCartLine,
      'CartUpdated',
    );
    const changed = expectResult(await startCardPayment(client, ready), 'CheckoutChangedError');
    const total = changed.checkout.total.amount;
    expect(total).toBe(5 * 899 + 2_099);
    const second = expectResult(await startCardPayment(client, { ...ready, total }), 'PaymentActionRequired');
    expect(second.clientSecret).not.toBe(first.clientSecret);
    expect(await level('US')).toMatchObject({ quantity: 95, reserved: 5 });
    expect(await confirmCard(shop.stripeUrl, first.clientSecret)).not.toBe(200);
  });

  it('in New York pays sales tax (CHECKOUT-11)', async () => {
    const client = shop.client({ market: 'US' });
    const { checkoutId } = await fillCheckout(client, 'US', { [wipe]: 5 });
    const address = { ...ADDRESSES.US, city: 'New York', state: 'ny', zipCode: '10001' };
    const { updateCheckoutAddress } = await client.run(UpdateCheckoutAddress, { input: { checkoutId, address } });
    const checkout = expectResult(updateCheckoutAddress, 'Checkout');
    expect(checkout).toMatchObject({ taxRate: '8.875', tax: { amount: 399 }, total: { amount: 4495 + 399 } });
  });

  it('sees an error and is not charged if the provider is down (PAYMENT-8)', async () => {
    const client = shop.client({ market: 'US' });
    const ready = await fillCheckout(client, 'US', { [wipe]: 1 });
    await shop.controlStripe('POST', '/sandbox/faults', {
      kind: 'status',
      endpoint: 'POST /v1/payment_intents',
      status: 503,
      count: 10,
    });
    expect(expectResult(await startCardPayment(client, ready), 'PaymentError').code).toBe(
      'PAYMENT_PROVIDER_UNAVAILABLE',
    );
    expect(await level('US')).toMatchObject({ quantity: 100, reserved: 0 });
    await shop.controlStripe('DELETE', '/sandbox/faults');
    expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
  });
});

describe('the checkout', () => {
  it('does not start with an empty cart (CHECKOUT-16)', async () => {
    const { startCheckout } = await shop.client().run(StartCheckout);
    expect(expectResult(startCheckout, 'CheckoutError')).toMatchObject({
      code: 'CART_EMPTY',
      message: 'Please add an item to check out.',
    });
  });

  it('reports every wrong field with its message (CHECKOUT-2)', async () => {
    const client = shop.client({ language: 'en' });
    const { checkoutId } = await fillCheckout(client, 'KR', { [wipe]: 1 });
    const input = { checkoutId, email: 'nonsense', phone: '010' };
    const { updateCheckoutContact } = await client.run(UpdateCheckoutContact, { input });
    expect(
      expectResult(updateCheckoutContact, 'ValidationError').fieldErrors.map(({ path, message }) => [path, message]),
    ).toEqual([
      ['email', 'Please put valid email address.'],
      ['phone', "Phone number's length is too short."],
    ]);
  });

  it('requires consent to the terms, a bank and a depositor (CHECKOUT-14)', async () => {
    const client = shop.client();
    const { checkoutId, total } = await fillCheckout(client, 'KR', { [wipe]: 1 });
    const input = { checkoutId, method: 'DEPOSIT' as const, expectedTotal: total, hasAgreedToTerms: false };
    const { startPayment } = await client.run(StartPayment, { input });
    const paths = expectResult(startPayment, 'ValidationError').fieldErrors.map(({ path }) => path);
    expect(paths).toEqual(['bankId', 'depositorName', 'hasAgreedToTerms']);
  });

  it('refuses an outdated total', async () => {
    const client = shop.client();
    const ready = await fillCheckout(client, 'KR', { [wipe]: 1 });
    const answer = expectResult(await payByDeposit(client, { ...ready, total: 1 }), 'CheckoutChangedError');
    expect(answer).toMatchObject({ expected: { amount: 1 }, checkout: { total: { amount: ready.total } } });
    expect(await orders()).toHaveLength(0);
  });

  it('cannot be used by anybody else (CHECKOUT-17)', async () => {
    const ready = await fillCheckout(shop.client(), 'KR', { [wipe]: 1 });
    const stranger = shop.client();
    await fillCheckout(stranger, 'KR', { [wipe]: 1 });
    expect(expectResult(await payByDeposit(stranger, ready), 'PaymentError').code).toBe('CHECKOUT_NOT_FOUND');
  });

  it('names the missing units if somebody else bought them (CHECKOUT-16)', async () => {
    const client = shop.client();
    const ready = await fillCheckout(client, 'KR', { [wipe]: 3 });
    await stockModel(shop.connection).updateOne({ _id: stockId('KR', wipe) }, { quantity: 1 });
    const { shortages } = expectResult(await payByDeposit(client, ready), 'InsufficientStockError');
    expect(shortages).toEqual([{ productId: wipe, requested: 3, available: 1, isStopped: false }]);
    expect((await client.run(CartCount)).cart.itemCount).toBe(3);
  });
});

describe('a guest order (ORDER-12)', () => {
  it('opens only with number and pass code', async () => {
    const client = shop.client({ market: 'KR' });
    const ready = await fillCheckout(client, 'KR', { [wipe]: 1 });
    const { order } = expectResult(await payByDeposit(client, ready), 'OrderPlaced');
    const lookUp = async (orderNumber: string, passCode: string) =>
      (await shop.client().run(LookUpGuestOrder, { input: { orderNumber, passCode } })).lookUpGuestOrder;

    const typed = ` ${order.number.replaceAll('-', '').toLowerCase()} `;
    const found = expectResult(await lookUp(typed, ' moon '), 'GuestOrderFound');
    expect(found.order.number).toBe(order.number);
    expect((await shop.client().run(GuestOrder, { accessToken: found.accessToken })).guestOrder?.number).toBe(
      order.number,
    );
    expect((await shop.client().run(GuestOrder, { accessToken: order.id })).guestOrder).toBeNull();
    expect(expectResult(await lookUp(order.number, 'sun'), 'OrderError').message).toBe(
      'We found your order but password is not matched. Please check your pass code.',
    );
    expect(expectResult(await lookUp('EB-000000-00000000', 'moon'), 'OrderError').code).toBe('ORDER_NOT_FOUND');
  });

  it('cannot be opened by guessing pass codes', async () => {
    stopClock();
    const client = shop.client({ market: 'KR' });
    const ready = await fillCheckout(client, 'KR', { [wipe]: 1 });
    const { order } = expectResult(await payByDeposit(client, ready), 'OrderPlaced');
    const codes: string[] = [];
    for (const passCode of ['a', 'b', 'c', 'd', 'e', 'moon']) {
      const { lookUpGuestOrder } = await shop
        .client()
        .run(LookUpGuestOrder, { input: { orderNumber: order.number, passCode } });
      codes.push(expectResult(lookUpGuestOrder, 'OrderError').code);
    }
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });
});
