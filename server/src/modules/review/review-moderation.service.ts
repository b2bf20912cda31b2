import type { DateSort } from '@eunbit/schema/date-sort';
import type { Market } from '@eunbit/schema/market';
import type { ReviewQueue } from '@eunbit/schema/review';
import type { Connection, QueryFilter } from 'mongoose';
import { ORDER_OF } from '../../common/newest-first.ts';
import { type NumberedPage, type NumberedPageRequest, readNumberedPage } from '../../common/numbered-page.ts';
import { readWaiting, type Waiting } from '../../common/waiting.ts';
import { type ReviewRecord, reviewModel } from './review.model.ts';

const LOW_RATINGS = [0.5, 1, 1.5, 2];

export interface ModerationFilter {
  readonly queue: ReviewQueue;
  /** Null for both stores. */
  readonly market: Market | null;
  /** Null for all authors. One author has few reviews, so the other filters need no index of their own here. */
  readonly authorId: string | null;
  readonly sort: DateSort;
}

/** Each queue has its own index, prefixed by the store. */
const QUEUES: Readonly<Record<ReviewQueue, QueryFilter<ReviewRecord>>> = {
  ALL: {},
  UNANSWERED: { 'reply.at': null },
  LOW_RATED: { rating: { $in: LOW_RATINGS } },
  WITH_PICTURES: { hasPictures: true },
};

/** Reviews as listed for staff. */
export function createReviewModeration(connection: Connection) {
  const reviews = reviewModel(connection);
  return {
    page(
      { queue, market, authorId, sort }: ModerationFilter,
      request: NumberedPageRequest,
    ): Promise<NumberedPage<ReviewRecord>> {
      const whose = authorId === null ? {} : { userId: authorId };
      const filter = { ...whose, market: market ?? { $in: ['KR' as const, 'US' as const] }, ...QUEUES[queue] };
      return readNumberedPage(reviews, filter, ORDER_OF[sort], request);
    },

    /** Reviews of a store without a reply. */
    unanswered: (market: Market): Promise<Waiting> => readWaiting(reviews, { market, 'reply.at': null }, 'createdAt'),

    /** Number of reviews without a reply in a store. */
    countUnanswered(market: Market): Promise<number> {
      return reviews.countDocuments({ market, 'reply.at': null }).exec();
    },
  };
}

export type ReviewModeration = ReturnType<typeof createReviewModeration>;
