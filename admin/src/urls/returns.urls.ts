import type { Market } from '@eunbit/schema/market';
import { RETURN_TO_DO, ReturnStatus } from '@eunbit/schema/return';
import type { ReturnFilterInput } from '../gql/graphql.ts';
import { draftOrderUrl } from './draft-orders.urls.ts';

const SUFFIX: Readonly<Record<Market, string>> = { KR: 'ko', US: 'us' };

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
  const query = new URLSearchParams(trail.map((cursor) => ['after', cursor]));
  if (choice !== 'TO_DO') query.set('show', choice);
  if (isNewestFirst) query.set('sort', 'newest');
  const text = query.toString();
  return `/returns_${SUFFIX[market]}${text ? `?${text}` : ''}`;
}

export function readReturnListView(query: URLSearchParams): ReturnListView {
  return {
    choice: RETURN_CHOICES.find((known) => known === query.get('show')) ?? 'TO_DO',
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
  return `/return_${SUFFIX[market]}/${encodeURIComponent(number)}`;
}

/** The order or draft order that sends the products of a return again. */
export const replacementUrl = (market: Market, number: string): string =>
  number.startsWith('DR-')
    ? draftOrderUrl({ market, number })
    : `/order_${SUFFIX[market]}/${encodeURIComponent(number)}`;
