import type { OrderStatus } from '@eunbit/schema/order';
import { describe, expect, it } from 'vitest';
import { getSelectionState, NOTHING_SELECTED, refreshed, rowsBetween, splitByChange, withOrders } from './selection.ts';

const order = (number: string, status: OrderStatus = 'PREPARING_FOR_SHIPMENT') =>
  ({ number, status, payment: { status: 'PAID' } }) as const;
const rows = ['a', 'b', 'c', 'd'].map((number) => order(number));
const numbers = (orders: readonly { number: string }[]) => orders.map(({ number }) => number).join('');

describe('selecting rows', () => {
  it('adds and removes them, and keeps the selection on other pages', () => {
    const first = withOrders(NOTHING_SELECTED, [order('x'), order('a')], true);

    expect([...withOrders(first, [order('a')], false).keys()]).toEqual(['x']);
    expect([...withOrders(first, rows, true).keys()]).toEqual(['x', 'a', 'b', 'c', 'd']);
  });

  it('with shift selects everything from the row pressed last, in either direction', () => {
    expect(numbers(rowsBetween(rows, 'b', 'd'))).toBe('bcd');
    expect(numbers(rowsBetween(rows, 'd', 'b'))).toBe('bcd');
    expect(numbers(rowsBetween(rows, null, 'c'))).toBe('c');
    expect(numbers(rowsBetween(rows, 'gone', 'c'))).toBe('c');
  });

  it('reports whether none, some or all visible rows are selected', () => {
    expect(getSelectionState(rows, NOTHING_SELECTED)).toBe('none');
    expect(getSelectionState(rows, withOrders(NOTHING_SELECTED, [order('a')], true))).toBe('some');
    expect(getSelectionState(rows, withOrders(NOTHING_SELECTED, [...rows, order('x')], true))).toBe('all');
    expect(getSelectionState([], NOTHING_SELECTED)).toBe('none');
  });
});

describe('selected orders', () => {
  it('are split by their current status', () => {
    const chosen = withOrders(NOTHING_SELECTED, [order('a'), order('x', 'ORDER_CONFIRMED')], true);
    const now = refreshed(chosen, [order('a', 'ORDER_SHIPPED')]);

    expect(numbers(splitByChange(now, 'ORDER_CANCELLED').able)).toBe('x');
  });

  it.each([
    ['ORDER_CONFIRMED', 'p'],
    ['ORDER_DELAYED', 'pc'],
    ['ORDER_CANCELLED', 'pcd'],
  ] as const)('qualify for %s by their status', (status, expected) => {
    const all = [
      order('p'),
      order('c', 'ORDER_CONFIRMED'),
      order('d', 'ORDER_DELAYED'),
      order('x', 'ORDER_CANCELLED'),
      order('s', 'ORDER_SHIPPED'),
    ];

    expect(numbers(splitByChange(all, status).able)).toBe(expected);
  });

  it('are confirmed or shipped together only if they are paid (ORDER-4, PAYMENT-32)', () => {
    const awaiting = { ...order('u'), payment: { status: 'AWAITING_PAYMENT' as const } };
    const all = [order('p'), awaiting, order('s', 'ORDER_SHIPPED')];
    const counts = (status: OrderStatus) =>
      Object.values(splitByChange(all, status)).map((some: readonly { readonly number: string }[]) => numbers(some));

    expect(counts('ORDER_CONFIRMED')).toEqual(['p', 'u', 's']);
    expect(counts('ORDER_SHIPPED')).toEqual(['p', 'u', 's']);
    expect(counts('ORDER_CANCELLED')).toEqual(['pu', '', 's']);
  });
});
