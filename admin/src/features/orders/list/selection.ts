import { canMove, type OrderStatus } from '@eunbit/schema/order';
import type { PaymentStatus } from '../../../gql/graphql.ts';

/** The fields of an order that the selection needs. */
export interface SelectableOrder {
  readonly number: string;
  readonly status: OrderStatus;
  readonly payment: { readonly status: PaymentStatus };
}

/** Selected orders by number; they stay selected across the pages of a list. */
export type Selection = ReadonlyMap<string, SelectableOrder>;

export const NOTHING_SELECTED: Selection = new Map();

/** Adds orders to a selection, or removes them. */
export function withOrders(selection: Selection, orders: readonly SelectableOrder[], chosen: boolean): Selection {
  const next = new Map(selection);
  for (const order of orders) {
    if (chosen) next.set(order.number, order);
    else next.delete(order.number);
  }
  return next;
}

/** The rows from the previously clicked one to this one, both included; only this one if the previous one is missing. */
export function rowsBetween<T extends { readonly number: string }>(
  rows: readonly T[],
  last: string | null,
  pressed: string,
): readonly T[] {
  const to = rows.findIndex(({ number }) => number === pressed);
  const from = rows.findIndex(({ number }) => number === last);
  if (to < 0) return [];
  return from < 0 ? rows.slice(to, to + 1) : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** Whether all, some or none of the rows are selected. */
export function getSelectionState(
  rows: readonly { readonly number: string }[],
  selection: Selection,
): 'all' | 'some' | 'none' {
  const count = rows.filter(({ number }) => selection.has(number)).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}

/** The selected orders with the current state of those on the screen, which may have changed since they were selected. */
export function refreshed(selection: Selection, rows: readonly SelectableOrder[]): readonly SelectableOrder[] {
  const now = new Map(rows.map((row) => [row.number, row]));
  return [...selection.values()].map((order) => now.get(order.number) ?? order);
}

/** Splits a selection by whether a change is possible; the server checks again. */
interface Split {
  readonly able: readonly SelectableOrder[];
  /** Skipped until they are paid: a bulk action only confirms paid orders (ORDER-4). */
  readonly unpaid: readonly SelectableOrder[];
  /** Skipped because of their status. */
  readonly unable: readonly SelectableOrder[];
}

export function splitByChange(orders: readonly SelectableOrder[], status: OrderStatus): Split {
  const movable = orders.filter((order) => canMove(order.status, status));
  const isUnpaid = ({ payment }: SelectableOrder) =>
    payment.status === 'AWAITING_PAYMENT' && (status === 'ORDER_CONFIRMED' || status === 'ORDER_SHIPPED');
  return {
    able: movable.filter((order) => !isUnpaid(order)),
    unpaid: movable.filter(isUnpaid),
    unable: orders.filter((order) => !canMove(order.status, status)),
  };
}
