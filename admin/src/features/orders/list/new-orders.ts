import type { PaymentMethod } from '@eunbit/schema/checkout';
import type { FulfilmentStatus } from '@eunbit/schema/fulfilment';
import type { Market } from '@eunbit/schema/market';
import type { OrderStatus } from '@eunbit/schema/order';
import type { CustomerKind, OrderFilter } from '@eunbit/schema/order-list';
import { storeDayFormat } from '@eunbit/schema/time-zone';
import { type SummarisedPayment, toPaymentSummary } from '../../../labels/payment-summary.ts';

interface Connection {
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
  readonly totalCount: number;
}

/** The first page with a new order at the top, cut to `size` rows. */
export function withOrderOnTop<C extends Connection>(list: C, edge: C['edges'][number], size: number): C {
  if (list.edges.some(({ node }) => node.id === edge.node.id)) return list;
  const edges = [edge, ...list.edges].slice(0, size);
  const cut = edges.length <= list.edges.length;
  const hasNextPage = list.pageInfo.hasNextPage || cut;
  const pageInfo = { ...list.pageInfo, hasNextPage, endCursor: edges.at(-1)?.cursor ?? null };
  return { ...list, edges, pageInfo, totalCount: list.totalCount + 1 };
}

/**
 * Merges a refetched list into the displayed one: rows keep their places and only their content changes. `added` are the orders
 * without a row.
 */
export function withRowsKept<C extends Connection>(former: C, latest: C): { list: C; added: string[] } {
  const edges = new Map(latest.edges.map((edge) => [edge.node.id, edge]));
  const kept = former.edges.map((edge) => edges.get(edge.node.id) ?? edge);
  for (const { node } of former.edges) edges.delete(node.id);
  const pageInfo = { ...former.pageInfo, hasNextPage: former.pageInfo.hasNextPage || latest.pageInfo.hasNextPage };
  return { list: { ...latest, edges: kept, pageInfo }, added: [...edges.keys()].reverse() };
}

/** Held-back orders are counted up to this number. */
export const MOST_HELD_BACK = 500;

/** Adds to a set; drops the oldest items beyond `most`. */
export function withMore(before: ReadonlySet<string>, more: readonly string[], most: number): ReadonlySet<string> {
  return new Set([...new Set([...before, ...more])].slice(-most));
}

export interface ListSituation {
  readonly market: Market;
  readonly filter: OrderFilter;
  /** Whether the list shows its first page, newest first. */
  readonly onTop: boolean;
  /** Whether the top row is visible, and nobody is reading further down or about to click a row. */
  readonly atTop: boolean;
  readonly listed: (id: string) => boolean;
}

interface LiveOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly customerKind: CustomerKind;
  readonly createdAt: string;
  readonly fulfilmentStatus: FulfilmentStatus;
  readonly payment: SummarisedPayment & { readonly method: PaymentMethod };
}

/** Whether an order matches a filter. False for filters that only the server can evaluate, such as a search. */
function belongs(order: LiveOrder, market: Market, filter: OrderFilter): boolean {
  if (filter.search !== '' || filter.productId || filter.attention) return false;
  const day = storeDayFormat(market).format(new Date(order.createdAt));
  return (
    (!filter.status || order.status === filter.status) &&
    (!filter.customerKind || order.customerKind === filter.customerKind) &&
    (!filter.paymentMethod || order.payment.method === filter.paymentMethod) &&
    (!filter.paymentSummary || toPaymentSummary(order.payment) === filter.paymentSummary) &&
    (!filter.fulfilmentStatus || order.fulfilmentStatus === filter.fulfilmentStatus) &&
    (!filter.from || day >= filter.from) &&
    (!filter.to || day <= filter.to)
  );
}

/**
 * What a live event does to a list: insert the order at the top, announce a change, or nothing (the cache has already updated a
 * listed order).
 */
export function classifyEvent(
  event: { readonly kind: 'PLACED' | 'STATUS_CHANGED'; readonly order: LiveOrder },
  { market, filter, onTop, atTop, listed }: ListSituation,
): 'insert' | 'announce' | 'none' {
  if (listed(event.order.id) || !belongs(event.order, market, filter)) return 'none';
  if (event.kind === 'PLACED') return onTop && atTop ? 'insert' : 'announce';
  // With a status filter, the change can add the order somewhere in the middle; without one the order was listed before.
  return filter.status === null ? 'none' : 'announce';
}
