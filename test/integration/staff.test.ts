import { emailModel } from '@eunbit/server/modules/email/email.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { recordWholeDeposit } from '../kit/deposits.ts';
import { UpdateOrderStatus, UpdateStock } from '../kit/operations.ts';
import { shipped } from '../kit/shipping.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import {
  CONTACT,
  complete,
  confirmCard,
  expectResult,
  fillCheckout,
  payByDeposit,
  signInStaff,
  startCardPayment,
} from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const OrderPages = graphql(`
  query OrderPages($first: Int!, $after: String, $status: OrderStatus) {
    orders(market: KR, first: $first, after: $after, filter: { status: $status }) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { number status } }
    }
  }
`);

const shop = useTestShop({ eachTest: 'renewed' });
let wipe: string;
let staff: ShopClient;

beforeAll(async () => {
  wipe = shop.productId('wipe');
});
beforeEach(async () => {
  staff = await signInStaff(shop);
});

async function depositOrder(quantity = 1): Promise<string> {
  const buyer = shop.client({ market: 'KR' });
  const placed = await payByDeposit(buyer, await fillCheckout(buyer, 'KR', { [wipe]: quantity }));
  return expectResult(placed, 'OrderPlaced').order.number;
}

async function cardOrder(quantity = 1): Promise<string> {
  const buyer = shop.client({ market: 'US' });
  const ready = await fillCheckout(buyer, 'US', { [wipe]: quantity });
  const { clientSecret } = expectResult(await startCardPayment(buyer, ready), 'PaymentActionRequired');
  await confirmCard(shop.stripeUrl, clientSecret);
  return expectResult(await complete(buyer, ready), 'OrderPlaced').order.number;
}

const move = async (orderNumber: string, input: object) => {
  if (!('status' in input)) await recordWholeDeposit(staff, orderNumber);
  return (
    await staff.run(UpdateOrderStatus, {
      input: { orderNumber, expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CONFIRMED', ...input },
    })
  ).updateOrderStatus;
};

describe('an order', () => {
  it('is shipped with its parcels, and closed', async () => {
    const number = await depositOrder();
    const parcels = [{ carrier: 'HANJIN' as const, trackingNumber: ' 1234-5678-9012 ' }];
    expect(await shipped(staff, number, { parcels, isUnpaidAccepted: true })).toMatchObject({
      status: 'ORDER_SHIPPED',
      actions: [],
      tracking: [{ trackingNumber: '123456789012' }],
    });
    const again = await move(number, { expectedStatus: 'ORDER_SHIPPED', status: 'ORDER_CANCELLED' });
    expect(expectResult(again, 'OrderError').code).toBe('STATUS_TRANSITION_REFUSED');
  });

  it('cannot be delayed without a reason, or to a past date', async () => {
    const number = await depositOrder();
    const missing = expectResult(await move(number, { status: 'ORDER_DELAYED' }), 'ValidationError');
    expect(missing.fieldErrors.map(({ path }) => path)).toEqual(['delay']);
    const delay = { reason: 'OTHER', until: '2020-01-01T00:00:00Z' };
    const past = expectResult(await move(number, { status: 'ORDER_DELAYED', delay }), 'ValidationError');
    expect(past.fieldErrors[0]?.message).toBe('The expected date must lie in the future.');
  });

  it('cancelled before its deposit arrives costs nothing and returns to stock', async () => {
    const number = await depositOrder(3);
    const { order } = expectResult(await move(number, { status: 'ORDER_CANCELLED' }), 'OrderUpdated');
    expect(order.payment.status).toBe('VOID');
    expect(await stockModel(shop.connection).findById(stockId('KR', wipe)).lean()).toMatchObject({
      quantity: 100,
      reserved: 0,
    });
  });

  it('cancelled after a card payment is refunded automatically, once', async () => {
    const number = await cardOrder(2);
    const { order } = expectResult(await move(number, { status: 'ORDER_CANCELLED' }), 'OrderUpdated');
    expect(order.payment.status).toBe('REFUND_DUE');
    const payment = shop.app().services.payment;
    await Promise.all([payment?.payDueRefunds(), payment?.payDueRefunds()]);
    expect(await orderModel(shop.connection).findOne({ number }).lean()).toMatchObject({
      payment: { status: 'REFUNDED' },
    });
    const response = await fetch(`${shop.stripeUrl}/v1/refunds`, {
      headers: { authorization: 'Bearer sk_test_sandbox' },
    });
    const { data } = (await response.json()) as { data: { amount: number }[] };
    expect(data.map(({ amount }) => amount)).toEqual([2 * 899 + 500]);
  });

  it('whose refund fails stays due and is refunded later', async () => {
    const number = await cardOrder();
    expectResult(await move(number, { status: 'ORDER_CANCELLED' }), 'OrderUpdated');
    await shop.controlStripe('POST', '/sandbox/faults', {
      kind: 'status',
      endpoint: 'POST /v1/refunds',
      status: 500,
      count: 3,
    });
    const payment = shop.app().services.payment;
    await expect(payment?.payDueRefunds()).rejects.toThrow();
    expect(await orderModel(shop.connection).findOne({ number }).lean()).toMatchObject({
      payment: { status: 'REFUND_DUE' },
    });
    await payment?.payDueRefunds();
    expect(await orderModel(shop.connection).findOne({ number }).lean()).toMatchObject({
      payment: { status: 'REFUNDED' },
    });
  });

  it('sends the customer one email for every step', async () => {
    const number = await depositOrder();
    await move(number, {});
    await move(number, { expectedStatus: 'ORDER_CONFIRMED', status: 'ORDER_CANCELLED' });
    const emails = await emailModel(shop.connection)
      .find({ to: CONTACT.email, 'refs.orderNumber': number, kind: { $ne: 'DEPOSIT_RECEIVED' } })
      .sort({ createdAt: 1, _id: 1 })
      .lean();
    expect(emails.map(({ key }) => key)).toEqual([
      `ORDER_PLACED:${number}`,
      `ORDER_STATUS_CHANGED:${number}:ORDER_CONFIRMED`,
      `ORDER_STATUS_CHANGED:${number}:ORDER_CANCELLED`,
    ]);
  });
});

describe('the order list', () => {
  it('returns every order once across its pages, newest first, filtered by status', async () => {
    const numbers = [];
    for (let index = 0; index < 5; index += 1) numbers.push(await depositOrder());
    await move(numbers[0] ?? '', {});
    const seen: string[] = [];
    let after: string | null | undefined;
    do {
      const { orders } = await staff.run(OrderPages, { first: 2, after: after ?? null });
      expect(orders.totalCount).toBe(5);
      seen.push(...orders.edges.map(({ node }) => node.number));
      after = orders.pageInfo.hasNextPage ? orders.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(numbers.toReversed());
    const { orders } = await staff.run(OrderPages, { first: 10, status: 'ORDER_CONFIRMED' });
    expect(orders.edges.map(({ node }) => node.number)).toEqual([numbers[0]]);
  });
});

describe('stock', () => {
  const edit = async (input: object) =>
    (
      await staff.run(UpdateStock, {
        input: { productId: wipe, market: 'KR', quantity: 7, isStopped: false, expectedVersion: 1, ...input },
      })
    ).updateStock;

  it('is set by staff, for one store only (STOCK-1)', async () => {
    expect(expectResult(await edit({ isStopped: true }), 'StockUpdated').stock).toEqual({
      quantity: 7,
      isStopped: true,
      version: 2,
    });
    expect(await stockModel(shop.connection).findById(stockId('US', wipe)).lean()).toMatchObject({
      quantity: 100,
      stopped: false,
    });
  });

  it('is not overwritten if it was sold meanwhile (STOCK-9)', async () => {
    await depositOrder(2);
    expect(expectResult(await edit({}), 'StockConflictError').stock).toEqual({ quantity: 98, version: 2 });
  });

  it.each([-1, 2_000_000])('cannot be %i (STOCK-8)', async (quantity) => {
    expect(expectResult(await edit({ quantity }), 'ValidationError').message).toBe(
      'Please only enter number only for your Quantity.',
    );
  });

  it('of an unknown product is refused', async () => {
    expect(expectResult(await edit({ productId: 'nonsense' }), 'StockError').code).toBe('PRODUCT_NOT_FOUND');
  });
});
