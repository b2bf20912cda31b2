import type { Market } from '@eunbit/schema/market';

/** How many units of a product a store has sold lately (CATALOGUE-24). */
export interface UnitsSoldRecord {
  /** `unitsSoldId(market, productId)`: a point write. */
  _id: string;
  market: Market;
  units: number;
  /** When the run that counted it began: an older run must not overwrite it. */
  countedAt: Date;
}

export function unitsSoldId(market: Market, productId: string): string {
  return `${market}:${productId}`;
}

/** Units by `unitsSoldId`; none where nothing was sold. */
export type UnitsSold = ReadonlyMap<string, UnitsSoldRecord>;
