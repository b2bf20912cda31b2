import { expect, test } from 'vitest';
import { effectOfEvent, type ListSituation, withOrderOnTop } from './new-orders.ts';

const edge = (id: string, cursor = `cursor of ${id}`) => ({ cursor, node: { id } });
const page = (ids: readonly string[], hasNextPage: boolean, totalCount = ids.length) => ({
  edges: ids.map((id) => edge(id)),
  pageInfo: { hasNextPage, endCursor: `cursor of ${ids.at(-1)}` as string | null },
  totalCount,
});
const live = (id: string) => edge(id, '');
const idsOf = (list: { edges: readonly { node: { id: string } }[] } | null) => list?.edges.map(({ node }) => node.id);

test('a new order stands on top and counts', () => {
  const list = withOrderOnTop(page(['b', 'a'], false), live('c'), 10);

  expect(idsOf(list)).toEqual(['c', 'b', 'a']);
  expect(list?.totalCount).toBe(3);
  expect(list?.pageInfo).toEqual({ hasNextPage: false, endCursor: 'cursor of a' });
});

test('a full page lets its last order go to the next page', () => {
  const list = withOrderOnTop(page(['c', 'b', 'a'], false), live('d'), 3);

  expect(idsOf(list)).toEqual(['d', 'c', 'b']);
  expect(list?.pageInfo).toEqual({ hasNextPage: true, endCursor: 'cursor of b' });
});

test('an order that came twice is listed once', () => {
  const list = page(['b', 'a'], false);

  expect(withOrderOnTop(list, live('b'), 10)).toBe(list);
});

test('a page filled with live orders alone is read again, because nothing tells where the next page begins', () => {
  let list: ReturnType<typeof page> | null = page(['a'], true, 9);
  list = withOrderOnTop(list, live('b'), 1);

  expect(list).toBeNull();
});

test('the first order of an empty list needs no cursor', () => {
  const empty = { edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 };

  expect(idsOf(withOrderOnTop<ReturnType<typeof page>>(empty, live('a'), 10))).toEqual(['a']);
});

const situation: ListSituation = { status: null, firstPage: true, atTop: true, listed: (id) => id === 'listed' };
const placed = { kind: 'PLACED', order: { id: 'new', status: 'PREPARING_FOR_SHIPMENT' } } as const;
const delayed = { kind: 'STATUS_CHANGED', order: { id: 'other', status: 'ORDER_DELAYED' } } as const;

test('a new order appears at once for a reader at the top of the first page', () => {
  expect(effectOfEvent(placed, situation)).toBe('insert');
});

test('a new order waits while the reader is further down or on another page', () => {
  expect(effectOfEvent(placed, { ...situation, atTop: false })).toBe('announce');
  expect(effectOfEvent(placed, { ...situation, firstPage: false })).toBe('announce');
});

test('a new order is no news for a list of another status', () => {
  expect(effectOfEvent(placed, { ...situation, status: 'ORDER_SHIPPED' })).toBe('none');
  expect(effectOfEvent(placed, { ...situation, status: 'PREPARING_FOR_SHIPMENT' })).toBe('insert');
});

test('an order that moves into the filtered status is announced, one listed already is not', () => {
  expect(effectOfEvent(delayed, { ...situation, status: 'ORDER_DELAYED' })).toBe('announce');
  expect(effectOfEvent(delayed, situation)).toBe('none');
  const known = { ...delayed, order: { ...delayed.order, id: 'listed' } };
  expect(effectOfEvent(known, { ...situation, status: 'ORDER_DELAYED' })).toBe('none');
});
