import {
  OWN_REVIEWS_PER_PAGE,
  REVIEWS_ON_PRODUCT_PAGE,
  REVIEWS_PER_PAGE,
  type ReviewSort,
} from '@eunbit/schema/review';
import type { Connection, QueryFilter } from 'mongoose';
import { type NumberedPage, readNumberedPage } from '../../common/numbered-page.ts';
import { isObjectId } from '../../common/object-id.ts';
import type { Mirror } from '../../live/mirror.ts';
import { type ReviewRecord, reviewModel } from './review.model.ts';
import {
  emptyScore,
  type Listing,
  type ReviewScoreRecord,
  type ReviewScores,
  reviewScoreId,
} from './review-score.model.ts';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
const ORDER: Readonly<Record<ReviewSort, Readonly<Record<string, 1 | -1>>>> = {
  NEWEST: NEWEST_FIRST,
  HIGHEST: { rating: -1, ...NEWEST_FIRST },
};

/** What somebody who reads the reviews of a product wants to see. */
export interface ReviewWish {
  readonly sort: ReviewSort;
  readonly withPictures: boolean;
}

/** Reading of reviews: by everybody, and by their authors. */
export function createReviewReader(connection: Connection, scores: Mirror<ReviewScores>) {
  const reviews = reviewModel(connection);

  return {
    /** How a product of a store was rated, as fresh as the last event. */
    async scoreOf(listing: Listing): Promise<ReviewScoreRecord> {
      return (await scores.read()).get(reviewScoreId(listing.market, listing.productId)) ?? emptyScore(listing);
    },

    newestOf({ market, productId }: Listing): Promise<ReviewRecord[]> {
      return reviews.find({ market, productId }).sort(NEWEST_FIRST).limit(REVIEWS_ON_PRODUCT_PAGE).lean().exec();
    },

    pageOfListing(
      { market, productId }: Listing,
      { sort, withPictures }: ReviewWish,
      page: number,
    ): Promise<NumberedPage<ReviewRecord>> {
      const filter: QueryFilter<ReviewRecord> = { market, productId, ...(withPictures && { hasPictures: true }) };
      return readNumberedPage(reviews, filter, ORDER[sort], REVIEWS_PER_PAGE, page);
    },

    pageOfAuthor(userId: string, page: number): Promise<NumberedPage<ReviewRecord>> {
      return readNumberedPage(reviews, { userId }, NEWEST_FIRST, OWN_REVIEWS_PER_PAGE, page);
    },

    /** A review of this author; null for anybody else's. */
    async ownById(userId: string, id: string): Promise<ReviewRecord | null> {
      return isObjectId(id) ? reviews.findOne({ _id: id, userId }).lean() : null;
    },
  };
}

export type ReviewReader = ReturnType<typeof createReviewReader>;
