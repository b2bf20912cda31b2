import { CustomerKind, NO_FILTER, OrderAttention, type OrderFilter, OrderSort } from '@eunbit/schema/order-list';
import { indexFor, KEYSET_OF, orderCondition } from '@eunbit/server/modules/order/list/order-filter';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { newShipment } from '@eunbit/server/modules/order/shipment.record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { OrderFilterInput } from '../gql/graphql.ts';
import { writeOrder } from '../kit/orders.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { signInStaff } from '../kit/story.ts';
import { createTestShop, type TestShop } from '../kit/test-shop.ts';

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

let shop: TestShop;
let staff: ShopClient;

beforeAll(async () => {
  shop = await createTestShop();
  staff = await signInStaff(shop);
  const long = { address: { lastname: '김', firstname: '하늘' }, phone: '+82 10-9876-4321' };
  const cashReceipt = {
    kind: 'PERSONAL' as const,
    sealedNumber: 'sealed',
    maskedNumber: '010-****-5678',
    issued: null,
  };
  // Half past midnight in Seoul is still the day before in UTC.
  await writeOrder(shop, {
    number: number('A'),
    createdAt: new Date('2026-02-28T15:30:00Z'),
    total: 3000,
    payment: { cashReceipt },
    ...long,
  });
  await writeOrder(shop, {
    number: number('B'),
    createdAt: new Date('2026-03-01T14:59:59Z'),
    total: 1000,
    userId: MEMBER,
    payment: { method: 'CARD', depositorName: null },
    shipment: { ...newShipment(new Date()), state: 'FAILED', dueAt: null },
  });
  await writeOrder(shop, {
    number: number('C'),
    createdAt: new Date('2026-03-01T15:00:00Z'),
    total: 2000,
    email: 'sky@example.com',
    status: 'ORDER_DELAYED',
    delayedUntil: new Date('2026-03-05T12:00:00Z'),
    payment: { state: 'LAPSED' },
  });
  await writeOrder(shop, {
    number: number('D'),
    createdAt: new Date('2026-03-02T00:00:00Z'),
    total: 2000,
    payment: { state: 'AWAITING_DEPOSIT', depositedAmount: 1500 },
  });
  await writeOrder(shop, {
    number: number('E'),
    createdAt: new Date('2026-03-03T00:00:00Z'),
    total: 500,
    status: 'ORDER_CANCELLED',
    payment: { state: 'REFUND_DUE' },
  });
  await writeOrder(shop, { number: number('F'), market: 'US', address: { lastname: 'Lee', firstname: 'Mina' } });
});
afterAll(() => shop.close());

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
    ['deposits of another amount', { attention: 'DEPOSIT_DIFFERS' }, 'D'],
    ['authorisations that ended', { attention: 'PAYMENT_LAPSED' }, 'C'],
    ['shipments that could not be made', { attention: 'SHIPMENT_FAILED' }, 'B'],
    ['cash receipts to be issued', { attention: 'CASH_RECEIPT_DUE' }, 'A'],
    ['delays that are overdue', { attention: 'DELAY_OVERDUE' }, 'C'],
    ['refunds to be paid by hand', { attention: 'REFUND_BY_HAND' }, 'E'],
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
  ])('finds by %s', async (search, expected) => {
    expect(await tails({ search })).toBe(expected);
  });

  it.each([
    ['OLDEST', 'ABCDE'],
    ['HIGHEST_TOTAL', 'ADCBE'],
    ['LOWEST_TOTAL', 'EBCDA'],
  ] as const)('sorted by %s gives every order once over its pages', async (sort, expected) => {
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

  it('refuses what is no cursor', async () => {
    const query = '{ orders(market: KR, after: "nonsense") { edges { node { number } } } }';
    expect((await staff.send({ query })).errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  it('counts what staff filter by', async () => {
    const { byStatus, byAttention } = (await staff.run(CountedOrders, { market: 'KR' })).orderCounts;
    expect(byStatus.map(({ count }) => count)).toEqual([3, 0, 1, 1, 0]);
    expect(byAttention.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  it('costs two database commands with its count, the session apart', async () => {
    const commands = await shop.commandsDuring(() =>
      staff.run(FilteredOrders, { market: 'KR', filter: { customerKind: 'GUEST', search: '김하늘' } }),
    );
    expect(commands.filter((name) => name === 'find' || name === 'aggregate').length).toBeLessThanOrEqual(4);
  });
});

/** Every filter with and without each of the others, in every order. */
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
    // What was searched for is sorted by hand in whatever order.
    (filter.search === '' ? Object.values(OrderSort) : [OrderSort.NEWEST]).map(
      (sort) => [`${JSON.stringify(filter)} ${sort}`, filter, sort] as const,
    ),
  );
}

describe('reading the order list', () => {
  it('never looks through the collection, and sorts by hand only what was searched for', async () => {
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
      if (filter.search === '') expect(stages, name).not.toContain('"SORT"');
    }
  });
});
