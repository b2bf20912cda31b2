import { canMove, type OrderStatus } from '@eunbit/schema/order';
import type { PaymentState } from '../../../gql/graphql.ts';

/** What is known of a chosen order. */
export interface SelectableOrder {
  readonly number: string;
  readonly status: OrderStatus;
  readonly payment: { readonly state: PaymentState };
}

/** The chosen orders by their number; they stay chosen while one pages through a list. */
export type Selection = ReadonlyMap<string, SelectableOrder>;

export const NOTHING_SELECTED: Selection = new Map();

/** With these orders chosen as well, or no longer. */
export function withOrders(selection: Selection, orders: readonly SelectableOrder[], chosen: boolean): Selection {
  const next = new Map(selection);
  for (const order of orders) {
    if (chosen) next.set(order.number, order);
    else next.delete(order.number);
  }
  return next;
}

/** The rows from the one that was pressed last to this one, both included; this one alone without the other. */
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

/** Whether all, some or none of the rows are chosen. */
export function getSelectionState(
  rows: readonly { readonly number: string }[],
  selection: Selection,
): 'all' | 'some' | 'none' {
  const count = rows.filter(({ number }) => selection.has(number)).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}

/** The chosen orders as the rows in sight show them now: they may have moved on since they were chosen. */
export function refreshed(selection: Selection, rows: readonly SelectableOrder[]): readonly SelectableOrder[] {
  const now = new Map(rows.map((row) => [row.number, row]));
  return [...selection.values()].map((order) => now.get(order.number) ?? order);
}

/** The orders whose status allows the step; the server decides again when it comes to it. */
export function qualifying(orders: readonly SelectableOrder[], status: OrderStatus): readonly SelectableOrder[] {
  return orders.filter((order) => canMove(order.status, status));
}
