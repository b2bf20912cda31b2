import type { Market } from '@eunbit/schema/market';
import { RETURN_TO_DO, ReturnState } from '@eunbit/schema/return';

const SUFFIX: Readonly<Record<Market, string>> = { KR: 'ko', US: 'us' };

/** What a list of returns shows: what waits for staff, requests that wait for too long, all, or those of one state. */
export const RETURN_CHOICES = ['TO_DO', 'OVERDUE', ...Object.values(ReturnState), 'ALL'] as const;
export type ReturnChoice = (typeof RETURN_CHOICES)[number];

export interface ReturnListView {
  readonly choice: ReturnChoice;
  /** Cursors of the pages up to the present one. */
  readonly trail: readonly string[];
}

export function returnListUrl(market: Market, choice: ReturnChoice = 'TO_DO', trail: readonly string[] = []): string {
  const query = new URLSearchParams(trail.map((cursor) => ['after', cursor]));
  if (choice !== 'TO_DO') query.set('show', choice);
  const text = query.toString();
  return `/returns_${SUFFIX[market]}${text ? `?${text}` : ''}`;
}

export function readReturnListView(query: URLSearchParams): ReturnListView {
  return {
    choice: RETURN_CHOICES.find((known) => known === query.get('show')) ?? 'TO_DO',
    trail: query.getAll('after'),
  };
}

/** The filter of the API for a choice. */
export function toReturnFilter(market: Market, choice: ReturnChoice) {
  if (choice === 'OVERDUE') return { market, states: [], isOverdue: true };
  const states = choice === 'ALL' ? [] : choice === 'TO_DO' ? [...RETURN_TO_DO] : [choice];
  return { market, states, isOverdue: false };
}

/** One return. */
export function returnUrl({ number, market }: { readonly number: string; readonly market: Market }): string {
  return `/return_${SUFFIX[market]}/${encodeURIComponent(number)}`;
}
