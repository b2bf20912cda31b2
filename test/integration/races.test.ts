import { orderModel } from '@eunbit/server/modules/order/order.model';
import { reservationModel } from '@eunbit/server/modules/stock/reservation.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordWholeDeposit } from '../kit/deposits.ts';
import { OrderEvents, OrderStatusChanged, StockChanged, UpdateOrderStatus } from '../kit/operations.ts';
import {
  complete,
  confirmCard,
  expectResult,
  fillCheckout,
  payByDeposit,
  signInStaff,
  startCardPayment,
} from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const RARE = { slug: 'rare', price: { KR: 7_120, US: 899 }, stock: { KR: 10, US: 10 } };
const BUYERS = 50;

const shop = useTestShop({ eachTest: 'new', servers: 2, products: [RARE] });
let rare: string;

beforeEach(() => {
  rare = shop.productId('rare');
});

/** Waits until a server has accepted this many subscriptions, so that all of them receive later events. */
const listening = (server: number, subscribers: number) =>
  vi.waitFor(() => expect(shop.app(server).services.live.subscribers).toBe(subscribers));

const level = (market: 'KR' | 'US') => stockModel(shop.connection).findById(stockId(market, rare)).lean();

/** All buyers complete their checkout form before the first one pays. */
function buyers(market: 'KR' | 'US') {
  return Promise.all(
    Array.from({ length: BUYERS }, async (_, index) => {
      const client = shop.client({ market, server: index % 2 });
      return { client, ready: await fillCheckout(client, market, { [rare]: 1 }) };
    }),
  );
}

describe('fifty buyers for ten units (STOCK-5)', () => {
  it('by deposit: exactly ten orders, stock zero, forty clear operation errors', async () => {
    const crowd = await buyers('KR');
    const answers = await Promise.all(crowd.map(({ client, ready }) => payByDeposit(client, ready)));

    const placed = answers.filter((answer) => answer.__typename === 'OrderPlaced');
    const refused = answers.filter((answer) => answer.__typename !== 'OrderPlaced');
    expect(placed).toHaveLength(10);
    expect(refused).toHaveLength(40);
    // The last buyers may be rejected before they reach the stock.
    for (const answer of refused) expect(['InsufficientStockError', 'PaymentError']).toContain(answer.__typename);
    expect(await orderModel(shop.connection).countDocuments()).toBe(10);
    expect(await level('KR')).toMatchObject({ quantity: 0, reserved: 0 });
    expect(await reservationModel(shop.connection).countDocuments({ status: 'HELD' })).toBe(0);
  });

  it('by card: exactly ten may pay, and nobody else is charged', async () => {
    const crowd = await buyers('US');
    const bought = await Promise.all(
      crowd.map(async ({ client, ready }) => {
        const answer = await startCardPayment(client, ready);
        if (answer.__typename !== 'PaymentActionRequired') return false;
        await confirmCard(shop.stripeUrl, answer.clientSecret);
        expectResult(await complete(client, ready), 'OrderPlaced');
        return true;
      }),
    );
    expect(bought.filter(Boolean)).toHaveLength(10);
    expect(await orderModel(shop.connection).countDocuments()).toBe(10);
    expect(await level('US')).toMatchObject({ quantity: 0, reserved: 0 });
    expect(await reservationModel(shop.connection).countDocuments({ status: 'HELD' })).toBe(0);
  });
});

describe('two server processes on one database', () => {
  it('publish a sale through one to everybody connected to the other', async () => {
    const staff = await signInStaff(shop, 1);
    const visitor = shop.client({ server: 1 });
    const feed = staff.subscribe(OrderEvents, { market: 'KR' });
    const catalogueCache = visitor.subscribe(StockChanged, { market: 'KR' });
    // Both subscriptions and the staff socket, which listens for the end of its session.
    await listening(1, 3);

    const buyer = shop.client({ server: 0 });
    const { order } = expectResult(
      await payByDeposit(buyer, await fillCheckout(buyer, 'KR', { [rare]: 2 })),
      'OrderPlaced',
    );
    expect((await feed.next()).orderEvents).toMatchObject({ kind: 'PLACED', order: { number: order.number } });
    expect((await catalogueCache.next()).stockChanged).toMatchObject({ productId: rare, unitsLeft: 8 });
  });

  it('let one of two members of staff move an order, and send the other an error (ORDER-6)', async () => {
    const buyer = shop.client({ server: 0 });
    const placed = expectResult(
      await payByDeposit(buyer, await fillCheckout(buyer, 'KR', { [rare]: 2 })),
      'OrderPlaced',
    );
    const [first, second] = [await signInStaff(shop, 0), await signInStaff(shop, 1)];
    const input = {
      orderNumber: placed.order.number,
      expectedStatus: 'PREPARING_FOR_SHIPMENT',
      status: 'ORDER_CANCELLED',
    } as const;
    const answers = await Promise.all([first, second].map((staff) => staff.run(UpdateOrderStatus, { input })));
    const names = answers.map(({ updateOrderStatus }) => updateOrderStatus.__typename).sort();
    expect(names).toEqual(['OrderConflictError', 'OrderUpdated']);
    expect(await level('KR')).toMatchObject({ quantity: 10, reserved: 0 });
  });

  it('show a shopper at one what staff change at the other (ORDER-5)', async () => {
    const buyer = shop.client({ server: 0 });
    const placed = expectResult(
      await payByDeposit(buyer, await fillCheckout(buyer, 'KR', { [rare]: 1 })),
      'OrderPlaced',
    );
    const staff = await signInStaff(shop, 1);
    const orderNumber = placed.order.number;
    await recordWholeDeposit(staff, orderNumber);
    const page = buyer.subscribe(OrderStatusChanged, { accessToken: placed.accessToken });
    await listening(0, 1);

    const input = { orderNumber, expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CONFIRMED' } as const;
    const { updateOrderStatus } = await staff.run(UpdateOrderStatus, { input });
    expect(expectResult(updateOrderStatus, 'OrderUpdated').order.payment.status).toBe('PAID');
    // The event of the placed order may still be on its way to the other server when the page subscribes.
    let event = (await page.next()).orderStatusChanged;
    if (event.status === 'PREPARING_FOR_SHIPMENT') event = (await page.next()).orderStatusChanged;
    expect(event).toEqual({ number: orderNumber, status: 'ORDER_CONFIRMED' });
  });
});
