import type { Market } from '@eunbit/schema/market';
/** How a product of a store was rated. Written in the transaction of each change of its reviews. */
export interface ReviewScoreRecord {
  /** `reviewScoreId(market, productId)`: a point read, and the shard key. */
  _id: string;
  productId: string;
  market: Market;
  /** How many reviews gave half a star, one star, … five. */
  counts: number[];
  /** Rises with every change of a review, those included that leave the ratings as they are. */
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
