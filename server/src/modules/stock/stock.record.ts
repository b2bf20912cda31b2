import type { Market } from '@eunbit/schema/market';
export interface StockRecord {
  /** `stockId(market, productId)`: a point read, and the shard key. */
  _id: string;
  productId: string;
  market: Market;
  /** Units that can be ordered now. */
  quantity: number;
  /** Units held for running payments; quantity + reserved is what stands in the warehouse. */
  reserved: number;
  /** Selling stopped by staff (STOCK-4). */
  stopped: boolean;
  /** Rises with every write, so that an edit by staff can state what it saw. */
  version: number;
  updatedAt: Date;
  /** At or below this many units it is low; absent where staff have chosen none. */
  lowStockAt?: number;
  /** The company was told that it is low, and it has been since. */
  lowToldAt?: Date;
}

export function stockId(market: Market, productId: string): string {
  return `${market}:${productId}`;
}

/** Levels by stock id. */
export type StockLevels = ReadonlyMap<string, StockRecord>;
