import { NO_FILTER, type OrderFilter } from '@eunbit/schema/order-list';
import { expect, test } from 'vitest';
import { classifyEvent, type ListSituation, withMore, withOrderOnTop, withRowsKept } from './new-orders.ts';

const edge = (id: string, cursor = `cursor of ${id}`) => ({ cursor, node: { id } });
const page = (ids: readonly string[], hasNextPage: boolean, totalCount = ids.length) => ({
  edges: ids.map((id) => edge(id)),
  pageInfo: { hasNextPage, endCursor: `cursor of ${ids.at(-1)}` as string | null },
  totalCount,
});
const getIds = (list: { edges: readonly { node: { id: string } }[] } | null) => list?.edges.map(({ node }) => node.id);

test('a new order is added on top and counted', () => {
  const list = withOrderOnTop(page(['b', 'a'], false), edge('c'), 10);

  expect(getIds(list)).toEqual(['c', 'b', 'a']);
  expect(list?.totalCount).toBe(3);
  expect(list?.pageInfo).toEqual({ hasNextPage: false, endCursor: 'cursor of a' });
});

test('a new order on a full page moves the last order to the next page', () => {
  const list = withOrderOnTop(page(['c', 'b', 'a'], false), edge('d'), 3);

  expect(getIds(list)).toEqual(['d', 'c', 'b']);
  expect(list?.pageInfo).toEqual({ hasNextPage: true, endCursor: 'cursor of b' });
});

test('an order that arrives twice is listed once', () => {
  const list = page(['b', 'a'], false);

  expect(withOrderOnTop(list, edge('b'), 10)).toBe(list);
});

test('a page filled with live orders still links to the next page', () => {
  const list = withOrderOnTop(page(['a'], true, 9), edge('b'), 1);

  expect(getIds(list)).toEqual(['b']);
  expect(list.pageInfo).toEqual({ hasNextPage: true, endCursor: 'cursor of b' });
  expect(list.totalCount).toBe(10);
});

test('the first order of an empty list is inserted', () => {
  const empty = { edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 };

  expect(getIds(withOrderOnTop<ReturnType<typeof page>>(empty, edge('a'), 10))).toEqual(['a']);
});

test('a list reloaded during reading keeps its rows, updates them, and reports the new ones', () => {
  const former = page(['c', 'b', 'a'], false);
  const latest = {
    ...page(['e', 'd', 'c'], true, 5),
    edges: [edge('e'), edge('d'), edge('c', 'newer cursor of c')],
  };

  const { list, added } = withRowsKept(former, latest);

  expect(list.edges).toEqual([edge('c', 'newer cursor of c'), edge('b'), edge('a')]);
  expect(list.pageInfo).toEqual({ hasNextPage: true, endCursor: 'cursor of a' });
  expect(list.totalCount).toBe(5);
  expect(added).toEqual(['d', 'e']);
});

const situation: ListSituation = {
  market: 'KR',
  filter: NO_FILTER,
  onTop: true,
  atTop: true,
  listed: (id) => id === 'listed',
};
const order = {
  id: 'new',
  status: 'PREPARING_FOR_SHIPMENT',
  fulfilmentStatus: 'OPEN',
  customerKind: 'GUEST',
  // March 2 in Seoul.
  createdAt: '2026-03-01T15:30:00Z',
  payment: {
    method: 'DEPOSIT',
    status: 'AWAITING_PAYMENT',
    paidAmount: { amount: 0 },
    refundedAmount: { amount: 0 },
  },
} as const;
const placed = { kind: 'PLACED', order } as const;
const delayed = { kind: 'STATUS_CHANGED', order: { ...order, id: 'other', status: 'ORDER_DELAYED' } } as const;
const withFilter = (filter: Partial<OrderFilter>) => ({ ...situation, filter: { ...NO_FILTER, ...filter } });

test('a new order is inserted at once if the reader is at the top of the first page', () => {
  expect(classifyEvent(placed, situation)).toBe('insert');
});

test('a new order is announced if the reader has scrolled down or is on another page', () => {
  expect(classifyEvent(placed, { ...situation, atTop: false })).toBe('announce');
  expect(classifyEvent(placed, { ...situation, onTop: false })).toBe('announce');
});

test.each([
  [{ status: 'PREPARING_FOR_SHIPMENT' }, 'insert'],
  [{ status: 'ORDER_SHIPPED' }, 'none'],
  [{ customerKind: 'GUEST' }, 'insert'],
  [{ customerKind: 'MEMBER' }, 'none'],
  [{ paymentMethod: 'CARD' }, 'none'],
  [{ paymentSummary: 'PAID' }, 'none'],
  [{ fulfilmentStatus: 'OPEN' }, 'insert'],
  [{ fulfilmentStatus: 'PARTLY_SHIPPED' }, 'none'],
  [{ from: '2026-03-02', to: '2026-03-02' }, 'insert'],
  [{ to: '2026-03-01' }, 'none'],
  [{ search: 'kim' }, 'none'],
] as const)('the effect of a new order on a list with %j is %s', (filter, effect) => {
  expect(classifyEvent(placed, withFilter(filter))).toBe(effect);
});

test('an order that moves into the filtered status is announced, unless it is already listed', () => {
  expect(classifyEvent(delayed, withFilter({ status: 'ORDER_DELAYED' }))).toBe('announce');
  expect(classifyEvent(delayed, situation)).toBe('none');
  const known = { ...delayed, order: { ...delayed.order, id: 'listed' } };
  expect(classifyEvent(known, withFilter({ status: 'ORDER_DELAYED' }))).toBe('none');
});

test('the stored ids of new orders are limited to the newest, each once', () => {
  expect([...withMore(new Set(['a', 'b']), ['b', 'c'], 3)]).toEqual(['a', 'b', 'c']);
  expect([...withMore(new Set(['a', 'b']), ['c', 'd'], 3)]).toEqual(['b', 'c', 'd']);
});
