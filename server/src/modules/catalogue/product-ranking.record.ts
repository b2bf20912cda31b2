import type { PRODUCT_RANKING_ID } from './product-ranking.model.ts';

/** Singleton that every change of the product order writes, so that concurrent changes conflict. */
export interface ProductRankingRecord {
  _id: typeof PRODUCT_RANKING_ID;
  /** Optimistic lock, incremented by every change of the order; 0 if there is no document yet. */
  version: number;
}
