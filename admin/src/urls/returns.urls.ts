import type { Market } from '@eunbit/schema/market';
import { RETURN_TO_DO, ReturnStatus } from '@eunbit/schema/return';
import { listUrl, MARKET_PATH, readChoice } from '../app/list-url.ts';
import type { ReturnFilterInput } from '../gql/graphql.ts';
import { draftOrderUrl } from './draft-orders.urls.ts';

/** Filter of a list of returns: those that wait for staff, overdue requests, all, or those in one state. */
export const RETURN_CHOICES = ['TO_DO', 'OVERDUE', ...Object.values(ReturnStatus), 'ALL'] as const;
export type ReturnChoice = (typeof RETURN_CHOICES)[number];

export interface ReturnListView {
  readonly choice: ReturnChoice;
  readonly isNewestFirst: boolean;
  /** Cursors of the pages up to the current one. */
  readonly trail: readonly string[];
}

/** The returns of a store; by default open tasks, oldest first. */
export function returnListUrl(
  market: Market,
  { choice = 'TO_DO', isNewestFirst = false, trail = [] }: Partial<ReturnListView> = {},
): string {
  return listUrl(`/returns_${MARKET_PATH[market]}`, {
    after: trail,
    show: choice === 'TO_DO' ? null : choice,
    sort: isNewestFirst ? 'newest' : null,
  });
}

export function readReturnListView(query: URLSearchParams): ReturnListView {
  return {
    choice: readChoice(query, 'show', RETURN_CHOICES) ?? 'TO_DO',
    isNewestFirst: query.get('sort') === 'newest',
    trail: query.getAll('after'),
  };
}

/** The filter of the API for a view. */
export function toReturnFilter(
  market: Market,
  { choice, isNewestFirst }: Omit<ReturnListView, 'trail'>,
): ReturnFilterInput {
  if (choice === 'OVERDUE') return { market, statuses: [], isOverdue: true, isNewestFirst };
  const statuses = choice === 'ALL' ? [] : choice === 'TO_DO' ? [...RETURN_TO_DO] : [choice];
  return { market, statuses, isOverdue: false, isNewestFirst };
}

/** One return. */
export function returnUrl({ number, market }: { readonly number: string; readonly market: Market }): string {
  return `/return_${MARKET_PATH[market]}/${encodeURIComponent(number)}`;
}

/** The order or draft order that sends the products of a return again. */
export const replacementUrl = (market: Market, number: string): string =>
  number.startsWith('DR-')
    ? draftOrderUrl({ market, number })
    : `/order_${MARKET_PATH[market]}/${encodeURIComponent(number)}`;
