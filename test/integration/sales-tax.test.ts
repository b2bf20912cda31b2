import { orderModel } from '@eunbit/server/modules/order/order.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { waitForEmail } from '../kit/emails.ts';
import { OrderLedger } from '../kit/finance-operations.ts';
import { AddCartLine, UpdateCheckoutAddress, UpdateOrderStatus } from '../kit/operations.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import {
  CONTACT,
  complete,
  confirmCard,
  expectResult,
  fillCheckout,
  NEW_YORK,
  signInStaff,
  startCardPayment,
} from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const TaxOfCheckout = graphql(`
  query TaxOfCheckout($id: ID!) {
    checkout(id: $id) {
      subtotal { amount } shipping { amount } tax { amount } taxRate taxSource total { amount }
      lines { lineTotal { amount } tax { amount } }
    }
  }
`);
const ChooseShipping = graphql(`
  mutation ChooseShipping($input: UpdateCheckoutShippingInput!) {
    updateCheckoutShipping(input: $input) {
      __typename
      ... on Checkout { shipping { amount } tax { amount } taxSource total { amount } }
      ... on UserError { message }
      ... on CheckoutError { code }
    }
  }
`);
const TaxOfOrder = graphql(`
  query TaxOfOrder($number: String!) {
    order(number: $number) {
      subtotal { amount } shippingPrice { amount } tax { amount } shippingTax { amount } taxRate taxSource
      total { amount }
      lines { lineTotal { amount } tax { amount } }
    }
  }
`);
const SoldInTheUs = graphql(`
  query SoldInTheUs { saleStatistics(market: US, period: DAYS_10) { totals { orders revenue { amount } } } }
`);

const shop = useTestShop({ eachTest: 'renewed' });
let staff: ShopClient;
beforeEach(async () => {
  staff = await signInStaff(shop);
});

/** A complete checkout in New York. */
async function inNewYork(quantities: Readonly<Record<string, number>>) {
  const client = shop.client({ market: 'US', language: 'en' });
  const items = Object.entries(quantities).map(([slug, quantity]) => [shop.productId(slug), quantity]);
  const { checkoutId } = await fillCheckout(client, 'US', Object.fromEntries(items));
  const { updateCheckoutAddress } = await client.run(UpdateCheckoutAddress, {
    input: { checkoutId, address: NEW_YORK },
  });
  expectResult(updateCheckoutAddress, 'Checkout');
  const read = async () => {
    const { checkout } = await client.run(TaxOfCheckout, { id: checkoutId });
    if (!checkout) throw new Error('the checkout is gone');
    return checkout;
  };
  const ship = async (option: 'STANDARD' | 'EXPEDITED') => {
    const { updateCheckoutShipping } = await client.run(ChooseShipping, { input: { checkoutId, option } });
    return expectResult(updateCheckoutShipping, 'Checkout');
  };
  return { client, checkoutId, read, ship };
}

async function taxOutage(): Promise<void> {
  const fault = { endpoint: 'POST /v1/tax/calculations', kind: 'status', status: 500, count: 1_000 };
  await shop.controlStripe('POST', '/sandbox/faults', fault);
}

describe('the sales tax of New York', () => {
  it('is equal to the cent in checkout, payment, order, email, books, refund and statistics', async () => {
    const { client, checkoutId, read } = await inNewYork({ wipe: 2 });
    const checkout = await read();
    expect(checkout).toMatchObject({
      subtotal: { amount: 1_798 },
      shipping: { amount: 500 },
      tax: { amount: 160 + 44 },
      taxRate: '8.875',
      taxSource: 'LOOKED_UP',
      total: { amount: 2_502 },
      lines: [{ tax: { amount: 160 } }],
    });

    const ready = { checkoutId, total: checkout.total.amount };
    const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    await confirmCard(shop.stripeUrl, clientSecret);
    const { order } = expectResult(await complete(client, ready), 'OrderPlaced');
    expect((await staff.run(TaxOfOrder, { number: order.number })).order).toMatchObject({
      subtotal: { amount: 1_798 },
      shippingPrice: { amount: 500 },
      tax: { amount: 204 },
      shippingTax: { amount: 44 },
      taxSource: 'LOOKED_UP',
      total: { amount: 2_502 },
      lines: [{ lineTotal: { amount: 1_798 }, tax: { amount: 160 } }],
    });
    const { text } = await waitForEmail(shop, { to: CONTACT.email, kind: 'ORDER_PLACED' });
    expect(text).toContain('Sales tax (8.875%): $2.04');
    expect(text).toContain('$25.02');
    const payment = async () => (await staff.run(OrderLedger, { orderNumber: order.number })).orderLedger.entries;
    expect(await payment()).toMatchObject([{ kind: 'PAYMENT', amount: { amount: 2_502 } }, { kind: 'FEE' }]);
    await shop.app().services.saleCounting.run(new Date());
    expect((await staff.run(SoldInTheUs)).saleStatistics.totals).toEqual({ orders: 1, revenue: { amount: 2_502 } });

    const cancelled = { expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CANCELLED' } as const;
    const { updateOrderStatus } = await staff.run(UpdateOrderStatus, {
      input: { orderNumber: order.number, ...cancelled },
    });
    expectResult(updateOrderStatus, 'OrderUpdated');
    await shop.app().services.payment.payDueRefunds();
    const refund = (await payment()).find(({ kind }) => kind === 'REFUND');
    expect(refund).toMatchObject({ amount: { amount: -2_502 } });
  });

  it('is charged in another state once the shop is registered there, and not before (CHECKOUT-11)', async () => {
    const inTexas = async (server: number) => {
      const client = shop.client({ server, market: 'US' });
      const { checkoutId } = await fillCheckout(client, 'US', { [shop.productId('wipe')]: 2 });
      return (await client.run(TaxOfCheckout, { id: checkoutId })).checkout;
    };
    expect(await inTexas(0)).toMatchObject({ tax: { amount: 0 }, taxSource: 'NOT_TAXED' });

    await shop.controlStripe('POST', '/sandbox/setup', { registeredIn: ['NY', 'TX'] });
    // A running server refreshes within an hour, a new one at once.
    const taxed = await inTexas(await shop.addServer({}));
    expect(taxed).toMatchObject({ tax: { amount: 112 + 31 }, taxRate: '6.25', taxSource: 'LOOKED_UP' });
  });

  it('is charged on the goods only if delivery is free', async () => {
    const { read } = await inNewYork({ wipe: 5 });

    expect(await read()).toMatchObject({ shipping: { amount: 0 }, tax: { amount: 399 }, total: { amount: 4_894 } });
  });

  it('changes with the shipping method and the cart', async () => {
    const { client, read, ship } = await inNewYork({ wipe: 1 });
    expect(await ship('EXPEDITED')).toMatchObject({ shipping: { amount: 1_000 }, tax: { amount: 80 + 89 } });

    const input = { productId: shop.productId('spray'), quantity: 1 };
    expectResult((await client.run(AddCartLine, { input })).addCartLine, 'CartUpdated');
    const checkout = await read();
    expect(checkout.taxSource).toBe('LOOKED_UP');
    expect(checkout.lines.map(({ tax }) => tax?.amount)).toEqual([80, 186]);
    expect(checkout.tax.amount).toBe(80 + 186 + 89);
  });

  it('is charged as shown, even if it can no longer be looked up', async () => {
    const { client, checkoutId, read } = await inNewYork({ wipe: 1 });
    const { total } = await read();
    await taxOutage();

    expectResult(await startCardPayment(client, { checkoutId, total: total.amount }), 'PaymentActionRequired');
  });

  it('uses the last known rate on goods and delivery during an outage, and is marked on the order', async () => {
    const { client, checkoutId, ship } = await inNewYork({ wipe: 1 });
    await taxOutage();
    const checkout = await ship('EXPEDITED');
    expect(checkout).toMatchObject({ taxSource: 'LAST_KNOWN', tax: { amount: 80 + 89 } });

    const ready = { checkoutId, total: checkout.total.amount };
    const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    await confirmCard(shop.stripeUrl, clientSecret);
    const { order } = expectResult(await complete(client, ready), 'OrderPlaced');
    expect(await orderModel(shop.connection).findOne({ number: order.number }).lean()).toMatchObject({
      amounts: { taxSource: 'LAST_KNOWN', tax: 169, shippingTax: 89 },
      lines: [{ tax: 80 }],
    });
  });

  it('is looked up again after an outage (CHECKOUT-12)', async () => {
    const { read, ship } = await inNewYork({ wipe: 1 });
    await taxOutage();
    expect((await ship('EXPEDITED')).taxSource).toBe('LAST_KNOWN');
    await shop.controlStripe('DELETE', '/sandbox/faults');

    await expect.poll(async () => (await read()).taxSource).toBe('LOOKED_UP');
  });

  it('costs no additional command once it is known', async () => {
    const { checkoutId, client, read } = await inNewYork({ wipe: 1 });
    await read();

    expect(await shop.commandsDuring(() => client.run(TaxOfCheckout, { id: checkoutId }))).toEqual(['aggregate']);
  });
});
