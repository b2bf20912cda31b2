import { Market } from '@eunbit/schema/market';
import { listUrl, readChoice, readPage } from '../app/list-url.ts';
import type { ReviewQueue } from '../gql/graphql.ts';

export const REVIEW_QUEUES = ['ALL', 'UNANSWERED', 'LOW_RATED', 'WITH_PICTURES'] as const satisfies ReviewQueue[];

export interface ReviewListView {
  readonly queue: ReviewQueue;
  readonly market: Market | null;
  readonly page: number;
}

/** Reviews of all members. */
export function reviewListUrl({ queue = 'ALL', market = null, page = 1 }: Partial<ReviewListView> = {}): string {
  return listUrl('/reviews', { queue: queue === 'ALL' ? null : queue, market, page });
}

export function reviewListView(query: URLSearchParams): ReviewListView {
  return {
    queue: readChoice(query, 'queue', REVIEW_QUEUES) ?? 'ALL',
    market: readChoice(query, 'market', Object.values(Market)),
    page: readPage(query),
  };
}
