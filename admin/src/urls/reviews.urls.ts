import { DateSort } from '@eunbit/schema/date-sort';
import { Market } from '@eunbit/schema/market';
import { listUrl, readChoice, readPage } from '../app/list-url.ts';
import type { ReviewQueue } from '../gql/graphql.ts';

export const REVIEW_QUEUES = ['ALL', 'UNANSWERED', 'LOW_RATED', 'WITH_PICTURES'] as const satisfies ReviewQueue[];

export interface ReviewListView {
  readonly queue: ReviewQueue;
  readonly market: Market | null;
  readonly sort: DateSort;
  readonly page: number;
}

/** Reviews of all members. */
export function reviewListUrl(view: Partial<ReviewListView> = {}): string {
  const { queue = 'ALL', market = null, sort = 'NEWEST', page = 1 } = view;
  return listUrl('/reviews', {
    queue: queue === 'ALL' ? null : queue,
    market,
    sort: sort === 'NEWEST' ? null : sort,
    page,
  });
}

export function reviewListView(query: URLSearchParams): ReviewListView {
  return {
    queue: readChoice(query, 'queue', REVIEW_QUEUES) ?? 'ALL',
    market: readChoice(query, 'market', Object.values(Market)),
    sort: readChoice(query, 'sort', Object.values(DateSort)) ?? 'NEWEST',
    page: readPage(query),
  };
}
