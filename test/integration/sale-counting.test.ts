import type { Market } from '@eunbit/schema/market';
import { OrderStatus } from '@eunbit/schema/order';
import { inTransaction } from '@eunbit/server/common/transaction';
import { deposited, refundedByTransfer } from '@eunbit/server/modules/ledger/ledger-entries';
import { orderCounterModel } from '@eunbit/server/modules/order/counting/order-counter.model';
import { enqueueForStatistics, saleMarkModel } from '@eunbit/server/modules/order/counting/sale-mark.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { unpack } from '@eunbit/server/modules/statistics/packed';
import { saleRollupModel } from '@eunbit/server/modules/statistics/sale-rollup.model';
import { array, assert, asyncProperty, boolean, constantFrom, nat, record } from 'fast-check';
import { Types } from 'mongoose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { dayIn } from '../kit/naive-statistics.ts';
import { UpdateOrderStatus } from '../kit/operations.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, fillCheckout, payByDeposit, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const SalesOfStore = graphql(`
  query SalesOfStore($market: Market!, $period: StatisticsPeriod!) {
    saleStatistics(market: $market, period: $period) {
      span { from to timeZone }
      days { date orders units revenue { amount currency } }
      totals { orders units revenue { amount } averageOrderValue { amount } buyers repeatBuyers repeatShare }
      totalsBefore { orders averageOrderValue { amount } repeatShare }
      products { productId name units revenue { amount } unitsBefore }
      funnel { step visits }
    }
  }
`);

const HOUR = 3_600_000;

const shop = useTestShop({ servers: 2 });
let staff: ShopClient;

beforeAll(async () => {
  staff = await signInStaff(shop);
});
beforeEach(() => forgetAll());

const orders = () => orderModel(shop.connection);

async function forgetAll(): Promise<void> {
  await orders().deleteMany({});
  await Promise.all([
    saleRollupModel(shop.connection).deleteMany({}),
    saleMarkModel(shop.connection).deleteMany({}),
    orderCounterModel(shop.connection).deleteMany({}),
  ]);
}

const count = (now = new Date(), server = 0) => shop.app(server).services.saleCounting.run(now);
const sales = async () => (await staff.run(SalesOfStore, { market: 'KR', period: 'DAYS_10' })).saleStatistics;

async function buy(quantity: number) {
  const client = shop.client();
  const ready = await fillCheckout(client, 'KR', { [shop.productId('wipe')]: quantity });
  return expectResult(await payByDeposit(client, ready), 'OrderPlaced').order;
}

describe('the sales of a store', () => {
  it('include what was ordered, and exclude what was cancelled (STATISTICS-11)', async () => {
    const [first, second] = [await buy(1), await buy(3)];
    await count();

    const both = await sales();
    expect(both.totals).toMatchObject({ orders: 2, units: 4, buyers: 1, repeatBuyers: 1, repeatShare: 1 });
    expect(both.days).toHaveLength(10);
    expect(both.days.at(-1)).toMatchObject({ date: both.span.to, orders: 2, units: 4, revenue: { currency: 'KRW' } });
    expect(both.products).toMatchObject([
      { productId: shop.productId('wipe'), units: 4, revenue: { amount: 4 * 7120 } },
    ]);
    expect(both.totalsBefore).toEqual({ orders: 0, averageOrderValue: null, repeatShare: null });

    const input = {
      orderNumber: second.number,
      expectedStatus: 'PREPARING_FOR_SHIPMENT',
      status: 'ORDER_CANCELLED',
    } as const;
    expectResult((await staff.run(UpdateOrderStatus, { input })).updateOrderStatus, 'OrderUpdated');
    await count();

    const left = await sales();
    const stored = await orders().findOne({ number: first.number }).lean();
    const total = stored?.amounts.total;
    expect(left.totals).toMatchObject({
      orders: 1,
      units: 1,
      revenue: { amount: total },
      averageOrderValue: { amount: total },
      repeatBuyers: 0,
    });
    expect(await saleMarkModel(shop.connection).countDocuments()).toBe(0);
  });
});

it('a refund is subtracted from the revenue of the day of its order (STATISTICS-11)', async () => {
  const { number } = await buy(2);
  await count();
  const before = (await sales()).totals;

  const order = await orders().findOne({ number }).lean();
  if (!order) throw new Error('the order is gone');
  const movement = refundedByTransfer(order, new Date(), 1_000);
  await shop.app().services.changeOrder(number, (current) => ({ order: current, effects: { ledger: [movement] } }));
  await count();

  expect((await sales()).totals).toMatchObject({
    orders: 1,
    units: 2,
    revenue: { amount: before.revenue.amount - 1_000 },
  });
  const counts = await shop.app().services.orderCounters.read('KR');
  expect(counts ?? { PREPARING_FOR_SHIPMENT: 1 }).toMatchObject({ PREPARING_FOR_SHIPMENT: 1 });
});

it('an overpayment is not counted as revenue, nor subtracted once it is refunded (STATISTICS-11)', async () => {
  const { number } = await buy(2);
  const order = await orders().findOne({ number }).lean();
  if (!order) throw new Error('the order is gone');
  const { total } = order.amounts;
  const now = new Date();
  const money = [deposited(order, { id: 'whole', amount: total + 5_000 }, now), refundedByTransfer(order, now, 5_500)];
  await shop.app().services.changeOrder(number, (current) => ({ order: current, effects: { ledger: money } }));
  await count();

  expect((await sales()).totals.revenue.amount).toBe(total - 500);
  const wholeTime = { from: new Date(0), until: new Date(Date.now() + 60_000) };
  expect(await shop.app().services.orderSales.sumWithin(order.market, wholeTime)).toMatchObject({
    revenue: total - 500,
  });
});

const BEGINNINGS = ['2026-02-28T14:00:00Z', '2026-03-08T04:30:00Z', '2026-10-31T20:00:00Z', '2025-12-31T14:30:00Z'];

const step = record({
  pause: nat(30),
  market: constantFrom('KR' as const, 'US' as const),
  buyer: nat(3),
  quantity: nat(3),
  cancels: boolean(),
  counting: constantFrom('not', 'meanwhile', 'twice', 'afterwards'),
});

describe('the order counters', () => {
  it('are exact even if the first full count runs while marks are settled', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await forgetAll();
      await Promise.all([buy(1), buy(1)]);
      await Promise.all([
        shop.app(0).services.orderCounters.rebuild(),
        count(new Date(), 1),
        shop.app(1).services.orderCounters.rebuild(),
      ]);
      await expectCounters();
      await count();
      await expectCounters();
    }
  });
});

/** Compares the counters of every server with a count of all orders. */
async function expectCounters(): Promise<void> {
  for (const market of ['KR', 'US'] as const) {
    const expected: Record<string, number> = {};
    for (const status of Object.values(OrderStatus)) {
      expected[status] = await orders().countDocuments({ market, status });
    }
    for (const app of shop.apps) expect(await app.services.orderCounters.read(market)).toEqual(expected);
  }
}

describe('the counted sales', () => {
  type Session = Parameters<typeof enqueueForStatistics>[1];

  /** Writes an order together with its entry for the statistics, in one transaction. */
  async function write(
    change: (session: Session) => Promise<unknown>,
    order: Parameters<typeof enqueueForStatistics>[2],
    from: Parameters<typeof enqueueForStatistics>[3],
  ) {
    await inTransaction(shop.connection, async (session) => {
      await change(session);
      enqueueForStatistics(shop.connection, session, order, from);
    });
  }

  it('match the list of all orders, even if orders change during the count', async () => {
    await assert(
      asyncProperty(constantFrom(...BEGINNINGS), array(step, { minLength: 6, maxLength: 16 }), async (begin, steps) => {
        await forgetAll();
        let now = new Date(begin);
        const placed: { readonly _id: Types.ObjectId; readonly market: Market }[] = [];
        const server = shop.app().services;
        await server.orderCounters.refresh(now);
        for (const { pause, market, buyer, quantity, cancels, counting } of steps) {
          now = new Date(now.getTime() + pause * HOUR);
          const _id = new Types.ObjectId();
          const order = {
            _id,
            number: String(_id),
            checkoutId: new Types.ObjectId(),
            market,
            email: `buyer-${buyer}@example.com`,
            status: 'PREPARING_FOR_SHIPMENT' as const,
            createdAt: now,
            lines: [{ productId: shop.productId('wipe'), quantity: quantity + 1, unitPrice: 899 }],
            amounts: { total: (quantity + 1) * 899 + 500 },
            payment: { paidAmount: 0, refundedAmount: 0 },
          };
          const victim = placed[buyer];
          const isCancelling = cancels && victim !== undefined;
          await Promise.all([
            isCancelling
              ? write(
                  (session) => orders().updateOne({ _id: victim._id }, { status: 'ORDER_CANCELLED' }, { session }),
                  { ...victim, status: 'ORDER_CANCELLED' },
                  'PREPARING_FOR_SHIPMENT',
                )
              : write((session) => orders().collection.insertOne(order as never, { session }), order, null),
            counting === 'meanwhile' || counting === 'twice' ? count(now) : null,
            counting === 'meanwhile' && quantity === 0 ? server.orderCounters.rebuild(now) : null,
            counting === 'twice' ? count(now, 1) : null,
          ]);
          if (isCancelling) placed.splice(buyer, 1);
          else placed.push({ _id, market });
          await expectCounters();
          if (counting === 'afterwards') await count(now);
        }
        await count(new Date(now.getTime() + 1));
        expect(await saleMarkModel(shop.connection).countDocuments()).toBe(0);
        await expectAsOnTheList();
        await expectCounters();

        await shop.app().services.saleCounting.rebuild(new Date(now.getTime() + 2));
        await expectAsOnTheList();
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });

  async function expectAsOnTheList(): Promise<void> {
    const all = await orders()
      .find({ status: { $ne: 'ORDER_CANCELLED' } })
      .sort({ createdAt: 1, _id: 1 })
      .lean();
    const rows = (await saleRollupModel(shop.connection).find().lean())
      .map(({ _id, figures }) => ({ _id, figures: unpack(figures) }))
      .filter(({ figures }) => figures.orders > 0);
    const getKey = (order: (typeof all)[number]) => `${order.market}:${dayIn(order.market, order.createdAt)}`;
    const expected = [...new Set(all.map(getKey))].map((key) => {
      const own = all.filter((order) => getKey(order) === key);
      const [market] = key.split(':');
      const isFirst = (email: string) => {
        const first = all.find((order) => order.email === email && order.market === market);
        return first !== undefined && getKey(first) === key;
      };
      const buyers = new Set(own.map(({ email }) => email));
      return [
        key,
        own.length,
        own.reduce((sum, { amounts }) => sum + amounts.total, 0),
        buyers.size,
        [...buyers].filter(isFirst).length,
      ];
    });
    const found = rows.map(({ _id, figures: { orders: number, revenue, buyers } }) => [
      _id,
      number,
      revenue,
      buyers.buyers,
      buyers.firstTimers,
    ]);
    expect(found.sort()).toEqual(expected.sort());
  }
});
