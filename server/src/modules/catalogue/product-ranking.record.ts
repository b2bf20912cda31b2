import type { PRODUCT_RANKING_ID } from './product-ranking.model.ts';

/** The one document about the order of products: whoever changes the order writes it, so that two cannot do so at once. */
export interface ProductRankingRecord {
  _id: typeof PRODUCT_RANKING_ID;
  /** Rises with every change of the order; 0 while there is no document. */
  version: number;
}
