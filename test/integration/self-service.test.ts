import { emailModel } from '@eunbit/server/modules/email/email.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { recordWholeDeposit } from '../kit/deposits.ts';
import { CancelOrder, UpdateOrderStatus, UpdateStock } from '../kit/operations.ts';
import { giveTo, signedInMember } from '../kit/orders.ts';
import type { ShopClient } from '../kit/shop-client.ts';
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

const BuyAgain = graphql(`
  mutation BuyAgain($input: BuyAgainInput!) {
    buyAgain(input: $input) {
      __typename
      ... on BoughtAgain {
        productCount
        problems { code message productId title maximumQuantity }
        cart { itemCount lines { quantity product { slug } } }
      }
      ... on UserError { message }
      ... on OrderError { code }
    }
  }
`);

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let wipe: string;
let spray: string;

beforeAll(async () => {
  [wipe, spray] = [shop.productId('wipe'), shop.productId('spray')];
});

interface Bought {
  readonly number: string;
  readonly accessToken: string;
}

async function depositOrder(items: Record<string, number> = { [wipe]: 3 }): Promise<Bought> {
  const buyer = shop.client({ market: 'KR' });
  const placed = expectResult(await payByDeposit(buyer, await fillCheckout(buyer, 'KR', items)), 'OrderPlaced');
  return { number: placed.order.number, accessToken: placed.accessToken };
}

async function cardOrder(): Promise<Bought> {
  const buyer = shop.client({ market: 'US' });
  const ready = await fillCheckout(buyer, 'US', { [wipe]: 2 });
  const { clientSecret } = expectResult(await startCardPayment(buyer, ready), 'PaymentActionRequired');
  await confirmCard(shop.stripeUrl, clientSecret);
  const placed = expectResult(await complete(buyer, ready), 'OrderPlaced');
  return { number: placed.order.number, accessToken: placed.accessToken };
}

const cancel = async (client: ShopClient, input: { orderNumber: string; accessToken?: string; detail?: string }) =>
  (await client.run(CancelOrder, { input: { reason: 'CHANGED_MIND', ...input } })).cancelOrder;
const readStock = async (market: 'KR' | 'US') =>
  (await stockModel(shop.connection).findById(stockId(market, wipe)).lean())?.quantity;

describe('a buyer who cancels (ORDER-8)', () => {
  it('an unpaid deposit order owes nothing, and its units are returned to stock', async () => {
    const { number, accessToken } = await depositOrder();
    const answer = await cancel(shop.client(), { orderNumber: number, accessToken, detail: ' Too many. ' });
    expect(expectResult(answer, 'OrderUpdated').order).toMatchObject({
      status: 'ORDER_CANCELLED',
      isCancellableByBuyer: false,
      payment: { status: 'VOID' },
      statusHistory: [{ cancellation: null }, { cancellation: { reason: 'CHANGED_MIND', detail: 'Too many.' } }],
    });
    expect(await readStock('KR')).toBe(100);
    const emails = await emailModel(shop.connection)
      .find({ key: /ORDER_CANCELLED/ })
      .lean();
    expect(emails.map(({ key }) => key)).toEqual([`ORDER_STATUS_CHANGED:${number}:ORDER_CANCELLED`]);
  });

  it('a card order is refunded by the job, once', async () => {
    const { number, accessToken } = await cardOrder();
    const answer = expectResult(await cancel(shop.client(), { orderNumber: number, accessToken }), 'OrderUpdated');
    expect(answer.order.payment.status).toBe('REFUND_DUE');
    await Promise.all(shop.apps.map(({ services }) => services.payment.payDueRefunds()));
    expect((await orderModel(shop.connection).findOne({ number }).lean())?.payment.status).toBe('REFUNDED');
    const response = await fetch(`${shop.stripeUrl}/v1/refunds`, {
      headers: { authorization: 'Bearer sk_test_sandbox' },
    });
    const { data } = (await response.json()) as { data: { amount: number }[] };
    expect(data.map(({ amount }) => amount)).toEqual([2 * 899 + 500]);
    expect(await readStock('US')).toBe(100);
  });

  it('twice at once on two servers returns the units once (STOCK-7)', async () => {
    const { number: orderNumber, accessToken } = await depositOrder();
    const clients = [0, 1, 0, 1].map((server) => shop.client({ server }));
    const answers = await Promise.all(clients.map((client) => cancel(client, { orderNumber, accessToken })));
    expect(answers.filter(({ __typename }) => __typename === 'OrderUpdated')).toHaveLength(1);
    for (const answer of answers.filter(({ __typename }) => __typename !== 'OrderUpdated')) {
      expect(expectResult(answer, 'OrderConflictError')).toMatchObject({
        message: 'Order has been cancelled. This order has closed.',
        order: { status: 'ORDER_CANCELLED' },
      });
    }
    expect(await readStock('KR')).toBe(100);
  });

  it('while staff confirm is either first or gets an error, and the books agree (ORDER-6)', async () => {
    const staff = await signInStaff(shop, 1);
    for (let round = 0; round < 5; round += 1) {
      const before = (await readStock('KR')) ?? 0;
      const { number: orderNumber, accessToken } = await depositOrder({ [wipe]: 1 });
      await recordWholeDeposit(staff, orderNumber);
      const confirmation = {
        orderNumber,
        expectedStatus: 'PREPARING_FOR_SHIPMENT',
        status: 'ORDER_CONFIRMED',
      } as const;
      const [cancelled, { updateOrderStatus: confirmed }] = await Promise.all([
        cancel(shop.client(), { orderNumber, accessToken }),
        staff.run(UpdateOrderStatus, { input: confirmation }),
      ]);
      const winners = [cancelled, confirmed].filter(({ __typename }) => __typename === 'OrderUpdated');
      expect(winners).toHaveLength(1);
      const order = await orderModel(shop.connection).findOne({ number: orderNumber }).lean();
      expect(order?.statusHistory).toHaveLength(2);
      if (confirmed.__typename === 'OrderUpdated') {
        expect(expectResult(cancelled, 'OrderConflictError').message).toMatch(/can no longer be cancelled here/);
        expect([order?.status, order?.payment.status, await readStock('KR')]).toEqual([
          'ORDER_CONFIRMED',
          'PAID',
          before - 1,
        ]);
      } else {
        expect(expectResult(confirmed, 'OrderConflictError').order.status).toBe('ORDER_CANCELLED');
        expect([order?.status, order?.payment.status, await readStock('KR')]).toEqual([
          'ORDER_CANCELLED',
          'REFUND_DUE',
          before,
        ]);
      }
    }
  });

  it('must have the session or the token', async () => {
    const [mine, elsewhere] = [await depositOrder({ [wipe]: 1 }), await depositOrder({ [wipe]: 1 })];
    const [mina, other] = [await signedInMember(shop), await signedInMember(shop)];
    await giveTo(shop, mine.number, mina.id);
    const orderNumber = mine.number;
    const refused = [
      await cancel(shop.client(), { orderNumber }),
      await cancel(other.client, { orderNumber }),
      await cancel(shop.client(), { orderNumber, accessToken: elsewhere.accessToken }),
      await cancel(shop.client(), { orderNumber, accessToken: 'x'.repeat(5_000) }),
      await cancel(mina.client, { orderNumber: elsewhere.number }),
      await cancel(mina.client, { orderNumber: 'EB-000000-AAAAAAAA' }),
    ];
    for (const answer of refused) expect(expectResult(answer, 'OrderError').code).toBe('ORDER_NOT_FOUND');
    expect(await readStock('KR')).toBe(98);
    expectResult(await cancel(mina.client, { orderNumber: orderNumber.toLowerCase() }), 'OrderUpdated');
  });

  it('cannot enter a long text or line breaks', async () => {
    const { number: orderNumber, accessToken } = await depositOrder({ [wipe]: 1 });
    for (const detail of ['x'.repeat(501), 'Bcc: all\r\nSubject: hello']) {
      const answer = await cancel(shop.client(), { orderNumber, accessToken, detail });
      expect(expectResult(answer, 'ValidationError').fieldErrors[0]?.path).toBe('detail');
    }
  });
});

describe('buying again (ORDER-18)', () => {
  it('adds what is available to the cart, and reports what is not', async () => {
    const { number: orderNumber, accessToken } = await depositOrder({ [wipe]: 4, [spray]: 1 });
    const staff = await signInStaff(shop);
    const browser = shop.client({ market: 'KR' });
    const again = async () => (await browser.run(BuyAgain, { input: { orderNumber, accessToken } })).buyAgain;

    expect(expectResult(await again(), 'BoughtAgain')).toMatchObject({
      productCount: 2,
      problems: [],
      cart: { itemCount: 5, lines: [{ quantity: 4, product: { slug: 'wipe' } }, { quantity: 1 }] },
    });

    const level = await stockModel(shop.connection).findById(stockId('KR', spray)).lean();
    const { updateStock } = await staff.run(UpdateStock, {
      input: { productId: spray, market: 'KR', quantity: 9, isStopped: true, expectedVersion: level?.version ?? 0 },
    });
    expectResult(updateStock, 'StockUpdated');
    // The catalogue that the cart reads follows the database's change stream.
    await expect
      .poll(async () => expectResult(await again(), 'BoughtAgain').problems.map(({ code }) => code), {
        timeout: 15_000,
      })
      .toEqual(['QUANTITY_CAPPED', 'PRODUCT_STOPPED']);
    expect(expectResult(await again(), 'BoughtAgain')).toMatchObject({
      productCount: 1,
      problems: [
        { productId: wipe, maximumQuantity: 5, message: 'Sorry, the maximum orderable quantity is 5.' },
        { title: 'spray in English', message: 'Sorry. This product is not available to order right now' },
      ],
    });
  });

  it("of somebody else's order is refused", async () => {
    const { number: orderNumber } = await depositOrder({ [wipe]: 1 });
    const { client } = await signedInMember(shop);
    const { buyAgain } = await client.run(BuyAgain, { input: { orderNumber } });
    expect(expectResult(buyAgain, 'OrderError').code).toBe('ORDER_NOT_FOUND');
  });
});
