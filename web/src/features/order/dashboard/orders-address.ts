import { MAXIMUM_ORDER_SEARCH_LENGTH, OrderPeriod } from '@eunbit/schema/order';

/** Filters and page of a member's orders; they are in the address, so that back, reload and links keep them. */
export interface OrdersView {
  readonly period: OrderPeriod;
  readonly search: string;
  /** Counted from 1. */
  readonly page: number;
}

const PERIODS: Readonly<Record<string, OrderPeriod>> = { year: OrderPeriod.THIS_YEAR, month: OrderPeriod.THIS_MONTH };

/** The period for its name in addresses; all orders if the name is unknown. */
export function readPeriod(name: string): OrderPeriod {
  return PERIODS[name] ?? OrderPeriod.ALL;
}

/** The name of a period in addresses; empty for all orders. */
export function toPeriodName(period: OrderPeriod): string {
  return Object.entries(PERIODS).find(([, value]) => value === period)?.[0] ?? '';
}

/** Invalid parameters are ignored. */
export function readOrdersView(query: string): OrdersView {
  const params = new URLSearchParams(query);
  const page = Number(params.get('page') ?? 1);
  return {
    period: readPeriod(params.get('period') ?? ''),
    search: (params.get('search') ?? '').slice(0, MAXIMUM_ORDER_SEARCH_LENGTH),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The query of a view with its question mark; empty for the first page of all orders. */
export function buildQuery({ period, search, page }: OrdersView): string {
  const params = new URLSearchParams();
  const name = toPeriodName(period);
  if (name) params.set('period', name);
  if (search.trim() !== '') params.set('search', search.trim());
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** Path of the review form for a bought product. */
export function reviewPath(line: { productId: string; title: string; slug: string }, userId: string): string {
  const { productId, title: name, slug: link } = line;
  return `/dashboard-leave-a-new-review?${new URLSearchParams({ productId, name, link, id: userId })}`;
}
