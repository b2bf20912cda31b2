import type { OrderStatus } from '@eunbit/schema/order';

interface Connection {
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
  readonly totalCount: number;
}

/**
 * The first page with a new order on top, cut to `size` rows. Null when the list has to be read again: an order that came
 * in live has no cursor, so it cannot be the last row of a page that another one follows.
 */
export function withOrderOnTop<C extends Connection>(list: C, edge: C['edges'][number], size: number): C | null {
  if (list.edges.some(({ node }) => node.id === edge.node.id)) return list;
  const edges = [edge, ...list.edges].slice(0, size);
  const cut = edges.length <= list.edges.length;
  const hasNextPage = list.pageInfo.hasNextPage || cut;
  const last = edges.at(-1);
  if (hasNextPage && !last?.cursor) return null;
  const pageInfo = { ...list.pageInfo, hasNextPage, endCursor: last?.cursor || list.pageInfo.endCursor };
  return { ...list, edges, pageInfo, totalCount: list.totalCount + 1 };
}

export interface ListSituation {
  readonly status: OrderStatus | null;
  readonly firstPage: boolean;
  /** The top row is in sight and nothing is being read further down. */
  readonly atTop: boolean;
  readonly listed: (id: string) => boolean;
}

/**
 * What a live event does to a list: put the order on top, tell the reader that there is something to show, or nothing
 * (a listed order has changed in its row already).
 */
export function effectOfEvent(
  event: { readonly kind: 'PLACED' | 'STATUS_CHANGED'; readonly order: { id: string; status: OrderStatus } },
  { status, firstPage, atTop, listed }: ListSituation,
): 'insert' | 'announce' | 'none' {
  const belongs = status === null || event.order.status === status;
  if (!belongs || listed(event.order.id)) return 'none';
  if (event.kind === 'PLACED') return firstPage && atTop ? 'insert' : 'announce';
  // With a filter, a change of status can bring an order in, somewhere in the middle; without one it was there before.
  return status === null ? 'none' : 'announce';
}
