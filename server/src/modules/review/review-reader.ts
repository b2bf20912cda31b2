import { Market } from '@eunbit/schema/market';
import { REVIEWS_ON_PRODUCT_PAGE, type ReviewSort } from '@eunbit/schema/review';
import type { ReviewUse } from '@eunbit/schema/review-usage';
import type { Connection, QueryFilter } from 'mongoose';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import { type NumberedPage, type NumberedPageRequest, readNumberedPage } from '../../common/numbered-page.ts';
import { isObjectId } from '../../common/object-id.ts';
import type { Mirror } from '../../live/mirror.ts';
import type { CatalogueCache } from '../catalogue/index.ts';
import { type ReviewRecord, reviewModel } from './review.model.ts';
import {
  emptyScore,
  type Listing,
  type ReviewScoreRecord,
  type ReviewScores,
  reviewScoreId,
  reviewScoreModel,
} from './review-score.model.ts';
import { addUp, type Score, toRatings } from './review-score.ts';

const ORDER: Readonly<Record<ReviewSort, Readonly<Record<string, 1 | -1>>>> = {
  NEWEST: NEWEST_FIRST,
  HIGHEST: { rating: -1, ...NEWEST_FIRST },
  MOST_HELPFUL: { helpfulCount: -1, ...NEWEST_FIRST },
};

/** Filter and order of a review list. */
export interface ReviewListOptions {
  readonly sort: ReviewSort;
  readonly hasPictures: boolean;
  /** From 1 to 5; null for all. */
  readonly stars: number | null;
  /** Null for all. */
  readonly use: ReviewUse | null;
}

function toFilter({ hasPictures, stars, use }: ReviewListOptions): QueryFilter<ReviewRecord> {
  return {
    ...(hasPictures && { hasPictures }),
    ...(stars !== null && { rating: { $in: toRatings(stars) } }),
    ...(use !== null && { use }),
  };
}

/**
 * The index hint for a filtered list. Not every filter has an index for each order, and reading in order stops after a page, so
 * the index with the fewest matches is not always the best.
 */
function toHint(scope: Readonly<Record<string, 1>>, { sort, use }: ReviewListOptions) {
  const isFound = sort === 'NEWEST' || (sort === 'HIGHEST' && use === null);
  return isFound ? null : { ...scope, ...ORDER[sort] };
}

interface Deps {
  readonly connection: Connection;
  readonly scores: Mirror<ReviewScores>;
  readonly catalogueCache: Mirror<CatalogueCache>;
}

/** Reads reviews, for the public and for their authors. */
export function createReviewReader({ connection, scores, catalogueCache }: Deps) {
  const reviews = reviewModel(connection);

  /** The scores of a store's products, split by whether the store shows the product: drafts must not leak. */
  async function scoresOfStore(market: Market) {
    const [all, { stores }] = await Promise.all([scores.read(), catalogueCache.read()]);
    const ofStore = [...all.values()].filter((score) => score.market === market);
    const isShown = ({ productId }: ReviewScoreRecord) => stores[market].byId.has(productId);
    return { shown: ofStore.filter(isShown), hidden: ofStore.filter((score) => !isShown(score)) };
  }

  /** `scoreIds` belong to products of the store. */
  function newestOfStore(market: Market, scoreIds: readonly string[]) {
    return reviewScoreModel(connection).aggregate<{ readonly _id: string; readonly newest: ReviewRecord[] }>([
      { $match: { _id: { $in: scoreIds } } },
      {
        $lookup: {
          from: reviews.collection.name,
          localField: 'productId',
          foreignField: 'productId',
          // The store is a literal, so that the index of each product's reviews is read in order up to the limit.
          pipeline: [{ $match: { market } }, { $sort: NEWEST_FIRST }, { $limit: REVIEWS_ON_PRODUCT_PAGE }],
          as: 'newest',
        },
      },
      { $project: { newest: 1 } },
    ]);
  }

  return {
    /** The score of a product in a store, from the mirror: as current as the last change event. */
    async getScore(listing: Listing): Promise<ReviewScoreRecord> {
      return (await scores.read()).get(reviewScoreId(listing.market, listing.productId)) ?? emptyScore(listing);
    },

    /** The combined score of all products that a store shows. */
    async scoreOfStore(market: Market): Promise<Score> {
      return addUp((await scoresOfStore(market)).shown);
    },

    /**
     * The newest reviews of products, by the ids of their scores, in one query per store. The query starts from the scores, since
     * every product with reviews has one; a query over the reviews would read all reviews of each product.
     */
    async listNewest(scoreIds: readonly string[]): Promise<ReadonlyMap<string, readonly ReviewRecord[]>> {
      const byStore = Object.values(Market).map((market) => ({
        market,
        ids: scoreIds.filter((id) => id.startsWith(reviewScoreId(market, ''))),
      }));
      const asked = byStore.filter(({ ids }) => ids.length > 0);
      const found = await Promise.all(asked.map(({ market, ids }) => newestOfStore(market, ids)));
      return new Map(found.flat().map(({ _id, newest }) => [_id, newest]));
    },

    pageOfListing(
      { market, productId }: Listing,
      options: ReviewListOptions,
      request: NumberedPageRequest,
    ): Promise<NumberedPage<ReviewRecord>> {
      const filter = { market, productId, ...toFilter(options) };
      const hint = toHint({ productId: 1, market: 1 }, options);
      return readNumberedPage(reviews, filter, ORDER[options.sort], request, hint);
    },

    /** Reviews of all products that a store shows. */
    async pageOfStore(
      market: Market,
      options: ReviewListOptions,
      request: NumberedPageRequest,
    ): Promise<NumberedPage<ReviewRecord>> {
      const { hidden } = await scoresOfStore(market);
      const filter: QueryFilter<ReviewRecord> = {
        market,
        ...toFilter(options),
        ...(hidden.length > 0 && { productId: { $nin: hidden.map(({ productId }) => productId) } }),
      };
      return readNumberedPage(reviews, filter, ORDER[options.sort], request, toHint({ market: 1 }, options));
    },

    pageOfAuthor(userId: string, request: NumberedPageRequest): Promise<NumberedPage<ReviewRecord>> {
      return readNumberedPage(reviews, { userId }, NEWEST_FIRST, request);
    },

    /** A review that the public may read: its store shows the product. */
    async shownById(id: string): Promise<ReviewRecord | null> {
      const review = isObjectId(id) ? await reviews.findById(id).lean() : null;
      const { stores } = await catalogueCache.read();
      return review && stores[review.market].byId.has(review.productId) ? review : null;
    },

    /** The author's own review; null if it belongs to another account. */
    async ownById(userId: string, id: string): Promise<ReviewRecord | null> {
      return isObjectId(id) ? reviews.findOne({ _id: id, userId }).lean() : null;
    },
  };
}

export type ReviewReader = ReturnType<typeof createReviewReader>;
