import type { Market } from '@eunbit/schema/market';

/** How many paid orders held a product together with others (GUIDANCE-4). */
export interface BoughtTogetherRecord {
  /** `boughtTogetherId(market, productId)`: a point write. */
  _id: string;
  market: Market;
  productId: string;
  /** Most orders first. */
  companions: { productId: string; orders: number }[];
  /** When the run that counted it began: an older run must not overwrite it. */
  countedAt: Date;
}

export function boughtTogetherId(market: Market, productId: string): string {
  return `${market}:${productId}`;
}

/** Companions of products, by id. */
export type BoughtTogether = ReadonlyMap<string, BoughtTogetherRecord>;
