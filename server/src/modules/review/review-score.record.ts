import type { Market } from '@eunbit/schema/market';
import type { ReviewUsage } from '@eunbit/schema/review-usage';

/** How many reviews gave each answer to each question about the usage. */
export type UsageCounts = {
  readonly [Q in keyof ReviewUsage]?: { readonly [A in NonNullable<ReviewUsage[Q]>]?: number };
};

/** The score of a product in a store. Written in the transaction of each review change. */
export interface ReviewScoreRecord {
  /** `reviewScoreId(market, productId)`: allows point reads and serves as the shard key. */
  _id: string;
  productId: string;
  market: Market;
  /** Number of reviews with half a star, one star, … five stars. */
  counts: number[];
  /** Missing until a review answers. */
  usage?: UsageCounts;
  /** How many of the reviews are examples; missing where none ever was. */
  exampleCount?: number;
  /** Incremented by every review change, including those that leave the ratings unchanged. */
  version: number;
}

export function reviewScoreId(market: Market, productId: string): string {
  return `${market}:${productId}`;
}

/** Scores by id. */
export type ReviewScores = ReadonlyMap<string, ReviewScoreRecord>;

export interface Listing {
  readonly market: Market;
  readonly productId: string;
}
