import { CustomerKind, NO_FILTER, OrderAttention, type OrderFilter, OrderSort } from '@eunbit/schema/order-list';
import { indexFor, KEYSET_OF, orderCondition } from '@eunbit/server/modules/order/list/order-filter';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { newShipment } from '@eunbit/server/modules/order/shipment.record';
import { type mongo, Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { OrderFilterInput } from '../gql/graphql.ts';
import { writeOrder } from '../kit/orders.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const FilteredOrders = graphql(`
  query FilteredOrders($market: Market!, $filter: OrderFilterInput, $sort: OrderSort! = NEWEST, $first: Int! = 20, $after: String) {
    orders(market: $market, filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { number } }
    }
  }
`);
const CountedOrders = graphql(`
  query CountedOrders($market: Market!) {
    orderCounts(market: $market) { byStatus { status count } byAttention { attention count } }
  }
`);

const MEMBER = '0123456789abcdef01234567';
const number = (tail: string) => `EB-260301-${tail.padStart(8, '0')}`;

const shop = useTestShop();
let staff: ShopClient;

beforeAll(async () => {
  staff = await signInStaff(shop);
  const long = { address: { lastName: '김', firstName: '하늘' }, phone: '+82 10-9876-4321' };
  const cashReceipt = {
    kind: 'PERSONAL' as const,
    sealedNumber: 'sealed',
    maskedNumber: '010-****-5678',
    issued: null,
    dueAt: null,
  };
  // Half past midnight in Seoul is still the previous day in UTC.
  await writeOrder(shop, {
    number: number('A'),
    createdAt: new Date('2026-02-28T15:30:00Z'),
    total: 3000,
    payment: {
      cashReceipt,
      paidAmount: 3500,
      mismatch: 'SURPLUS',
      escrowDelivery: { isDue: true, registeredAt: null, registeredBy: null },
    },
    hasRefundByHand: true,
    ...long,
  });
  await writeOrder(shop, {
    number: number('B'),
    createdAt: new Date('2026-03-01T14:59:59Z'),
    total: 1000,
    userId: MEMBER,
    payment: {
      method: 'CARD',
      depositorName: null,
      reversals: { refunds: [], disputes: [], needsStaff: true },
    },
    shipment: { ...newShipment(new Date()), status: 'FAILED', dueAt: null },
  });
  await writeOrder(shop, {
    number: number('C'),
    createdAt: new Date('2026-03-01T15:00:00Z'),
    total: 2000,
    email: 'sky@example.com',
    status: 'ORDER_DELAYED',
    delayedUntil: new Date('2026-03-05T12:00:00Z'),
    payment: { status: 'FAILED' },
  });
  await writeOrder(shop, {
    number: number('D'),
    createdAt: new Date('2026-03-02T00:00:00Z'),
    total: 2000,
    payment: { status: 'AWAITING_PAYMENT', paidAmount: 1500, mismatch: 'SHORT' },
  });
  await writeOrder(shop, {
    number: number('E'),
    createdAt: new Date('2026-03-03T00:00:00Z'),
    total: 500,
    status: 'ORDER_CANCELLED',
    payment: { status: 'REFUND_DUE' },
  });
  await writeOrder(shop, { number: number('F'), market: 'US', address: { lastName: 'Lee', firstName: 'Mina' } });
});

async function tails(filter: OrderFilterInput, sort: OrderSort = 'NEWEST'): Promise<string> {
  const { orders } = await staff.run(FilteredOrders, { market: 'KR', filter, sort });
  expect(orders.totalCount).toBe(orders.edges.length);
  return orders.edges.map(({ node }) => node.number.at(-1)).join('');
}

describe('the order list (ORDER-19)', () => {
  it('shows the orders of one store, newest first', async () => {
    expect(await tails({})).toBe('EDCBA');
  });

  it.each([
    ['a status', { status: 'ORDER_DELAYED' }, 'C'],
    ['members', { customerKind: 'MEMBER' }, 'B'],
    ['guests', { customerKind: 'GUEST' }, 'EDCA'],
    ['a way of paying', { paymentMethod: 'CARD' }, 'B'],
    ['a day of the store, not of UTC', { from: '2026-03-01', to: '2026-03-01' }, 'BA'],
    ['a first day', { from: '2026-03-02' }, 'EDC'],
    ['a last day', { to: '2026-03-01' }, 'BA'],
    ['deposits to check', { attention: 'DEPOSIT_TO_CHECK' }, 'D'],
    ['deposits that fall short', { attention: 'DEPOSIT_DIFFERS' }, 'D'],
    ['deposits of too much', { attention: 'DEPOSIT_SURPLUS' }, 'A'],
    ['authorisations that ended', { attention: 'PAYMENT_LAPSED' }, 'C'],
    ['shipments that could not be made', { attention: 'SHIPMENT_FAILED' }, 'B'],
    ['cash receipts to be issued', { attention: 'CASH_RECEIPT_DUE' }, 'A'],
    ['delays that are overdue', { attention: 'DELAY_OVERDUE' }, 'C'],
    ['disputes and failed refunds', { attention: 'REVERSAL_OPEN' }, 'B'],
    ['parcels to be registered with the escrow', { attention: 'ESCROW_DELIVERY_DUE' }, 'A'],
    ['refunds to be paid by hand', { attention: 'REFUND_BY_HAND' }, 'E'],
    ['parts to be sent back by hand', { attention: 'PART_REFUND_BY_HAND' }, 'A'],
    ['what cannot be at once', { attention: 'DELAY_OVERDUE', status: 'ORDER_SHIPPED' }, ''],
    ['several things', { customerKind: 'GUEST', from: '2026-03-02', status: 'PREPARING_FOR_SHIPMENT' }, 'D'],
    ['a product', { productId: 'f'.repeat(24) }, ''],
  ] as const)('filters by %s', async (_what, filter, expected) => {
    expect(await tails(filter)).toBe(expected);
  });

  it('filters by a product that was bought', async () => {
    expect(await tails({ productId: shop.productId('wipe') })).toBe('EDCBA');
  });

  it.each([
    ['김', 'A'],
    ['김하늘', 'A'],
    ['하늘', 'A'],
    ['4321', 'A'],
    ['010-9876', 'A'],
    ['SKY@example', 'C'],
    ['eb2603010000000b', 'B'],
    ['nobody', ''],
    ['.*', ''],
    ['mina@example.com', 'EDBA'],
  ])('searches by %s', async (search, expected) => {
    expect(await tails({ search })).toBe(expected);
  });

  it.each([
    ['OLDEST', 'ABCDE'],
    ['HIGHEST_TOTAL', 'ADCBE'],
    ['LOWEST_TOTAL', 'EBCDA'],
  ] as const)('sorted by %s returns every order once across its pages', async (sort, expected) => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { orders }: Awaited<ReturnType<typeof page>> = await page(after);
      seen.push(...orders.edges.map(({ node }) => node.number.at(-1) ?? ''));
      after = orders.pageInfo.hasNextPage ? (orders.pageInfo.endCursor ?? null) : null;
    } while (after);
    expect(seen.join('')).toBe(expected);

    function page(cursor: string | null) {
      return staff.run(FilteredOrders, { market: 'KR', sort, first: 2, after: cursor });
    }
  });

  it.each([
    'from: "0026-01-01"',
    'to: "9999-12-31"',
    'to: "2026-02-30"',
    'productId: "1"',
    'assigneeId: "nobody"',
    'status: LOST',
  ])('rejects the filter %s, with a reason (ORDER-45)', async (filter) => {
    const query = `{ orders(market: KR, filter: { ${filter} }) { edges { node { number } } } }`;
    const [error] = (await staff.send({ query })).errors;
    expect(error?.extensions.code).toBe('BAD_REQUEST');
    expect(error?.message).not.toBe('');
  });

  it('rejects an invalid cursor', async () => {
    const query = '{ orders(market: KR, after: "nonsense") { edges { node { number } } } }';
    expect((await staff.send({ query })).errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  it('counts the orders of each filter', async () => {
    const { byStatus, byAttention } = (await staff.run(CountedOrders, { market: 'KR' })).orderCounts;
    expect(byStatus.map(({ count }) => count)).toEqual([3, 0, 1, 1, 0]);
    expect(byAttention.map(({ count }) => count)).toEqual([1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('costs two database commands with its count, not counting the session', async () => {
    const commands = await shop.commandsDuring(() =>
      staff.run(FilteredOrders, { market: 'KR', filter: { customerKind: 'GUEST', search: '김하늘' } }),
    );
    expect(commands.filter((name) => name === 'find' || name === 'aggregate').length).toBeLessThanOrEqual(4);
  });
});

describe('the order list with thousands of orders', () => {
  const FILLED = 2_500;
  const orders = () => orderModel(shop.connection);

  beforeAll(async () => {
    await writeOrder(shop, { number: 'EB-260401-PATTERN', market: 'US' });
    const pattern = await orders().findOne({ number: 'EB-260401-PATTERN' }).lean();
    const rows = Array.from({ length: FILLED }, (_none, index) => ({
      ...pattern,
      _id: new Types.ObjectId(),
      number: `EB-260401-${index}`,
      checkoutId: new Types.ObjectId(),
      createdAt: new Date(Date.UTC(2026, 3, 1) + index * 60_000),
      searchKeys: [`eb260401${String(index).padStart(6, '0')}`],
    }));
    await orders().collection.insertMany(rows as never);
    await shop.app().services.orderCounters.rebuild();
  });

  /** Runs `work`; returns the maximum keys and documents examined by one of its reads of orders. */
  async function examined(work: () => Promise<unknown>): Promise<number> {
    const { db } = shop.connection;
    if (!db) throw new Error('the database is not connected');
    const reads = (await shop.statementsDuring(work)).filter(
      ({ commandName, command }) => command[commandName] === 'orders',
    );
    expect(reads.length).toBeGreaterThan(0);
    let most = 0;
    for (const { commandName, command } of reads) {
      const { lsid: _session, $clusterTime: _time, $db: _database, ...asked } = command;
      const explained = commandName === 'aggregate' ? toFind(asked) : asked;
      const { executionStats } = await db.command({ explain: explained, verbosity: 'executionStats' });
      most = Math.max(most, executionStats.totalKeysExamined, executionStats.totalDocsExamined);
    }
    return most;
  }

  /** Turns a count into the equivalent find: the explanation of a count ignores its limit. */
  function toFind({ aggregate, pipeline, hint }: mongo.BSON.Document) {
    const [{ $match: filter }, { $limit: limit }] = pipeline;
    return { find: aggregate, filter, limit, hint };
  }

  const list = (filter: OrderFilterInput, sort: OrderSort = 'NEWEST') =>
    staff.run(FilteredOrders, { market: 'US', filter, sort });

  it.each([
    ['the first page', {}, 'NEWEST', 25],
    ['a status', { status: 'PREPARING_FOR_SHIPMENT' }, 'NEWEST', 25],
    ['by total', {}, 'HIGHEST_TOTAL', 25],
    ['a way of paying', { paymentMethod: 'DEPOSIT' }, 'NEWEST', 1_001],
    ['a product', { productId: 'wipe' }, 'NEWEST', 1_001],
    ['a year', { from: '2026-01-01', to: '2026-12-31' }, 'NEWEST', 1_001],
    ['what all numbers begin with', { search: 'eb26' }, 'NEWEST', 1_001],
    ['the same, by total', { search: 'eb26' }, 'HIGHEST_TOTAL', 1_001],
    ['the same, with a rare status', { search: 'eb26', status: 'ORDER_DELAYED' }, 'NEWEST', 1_001],
  ] as const)('%s reads a bounded number of keys', async (_what, filter, sort, most) => {
    const asked = 'productId' in filter ? { productId: shop.productId('wipe') } : filter;
    expect(await examined(() => list(asked, sort))).toBeLessThanOrEqual(most);
  });

  it('returns the total and the count of a status, and counts others up to 1,000', async () => {
    const count = async (filter: OrderFilterInput) => (await list(filter)).orders.totalCount;
    const all = await orders().countDocuments({ market: 'US' });
    expect(all).toBeGreaterThan(FILLED);
    expect(await count({})).toBe(all);
    expect(await count({ status: 'PREPARING_FOR_SHIPMENT' })).toBe(all);
    expect(await count({ status: 'ORDER_SHIPPED' })).toBe(0);
    expect(await count({ paymentMethod: 'DEPOSIT' })).toBe(1_000);
    expect(await count({ search: 'eb260401' })).toBe(1_000);
    expect(await count({ search: 'eb260401000007' })).toBe(1);
  });

  it('counts the orders to process without reading all of them', async () => {
    expect(await examined(() => staff.run(CountedOrders, { market: 'US' }))).toBeLessThanOrEqual(1_001);
  });
});

/** Every combination of filters in every sort order. */
function combinations(): (readonly [string, OrderFilter, OrderSort])[] {
  const choices: Partial<OrderFilter>[][] = [
    [{}, { status: 'ORDER_SHIPPED' }],
    [{}, { customerKind: CustomerKind.MEMBER }, { customerKind: CustomerKind.GUEST }],
    [{}, { paymentMethod: 'CARD' }],
    [{}, { from: '2026-03-01', to: '2026-03-02' }],
    [{}, ...Object.values(OrderAttention).map((attention) => ({ attention }))],
    [{}, { productId: 'f'.repeat(24) }],
    [{}, { search: '김' }, { search: 'sky@example' }],
  ];
  const filters = choices.reduce<OrderFilter[]>(
    (found, next) => found.flatMap((filter) => next.map((choice) => ({ ...filter, ...choice }))),
    [NO_FILTER],
  );
  return filters.flatMap((filter) =>
    // Search results are sorted in memory, whatever the order.
    (filter.search === '' ? Object.values(OrderSort) : [OrderSort.NEWEST]).map(
      (sort) => [`${JSON.stringify(filter)} ${sort}`, filter, sort] as const,
    ),
  );
}

/** Overdue delays have no index of their own. */
const isRare = ({ attention }: OrderFilter) => attention !== null && attention !== 'DELAY_OVERDUE';

describe('a query of the order list', () => {
  it('never scans the collection, and sorts in memory only a few documents', async () => {
    const orders = orderModel(shop.connection).collection;
    for (const [name, filter, sort] of combinations()) {
      const condition = orderCondition('KR', filter, new Date());
      const { field, direction } = KEYSET_OF[sort];
      const plan = await orders
        .find(condition as object)
        .sort({ [field]: direction, _id: direction })
        .hint(indexFor(condition, KEYSET_OF[sort]))
        .limit(11)
        .explain('queryPlanner');
      const stages = JSON.stringify(plan.queryPlanner.winningPlan);
      expect(stages, name).toContain('IXSCAN');
      expect(stages, name).not.toContain('COLLSCAN');
      const isFew = filter.search !== '' || (field !== 'createdAt' && (filter.from !== null || isRare(filter)));
      if (!isFew) expect(stages, name).not.toContain('"SORT"');
    }
  });
});
