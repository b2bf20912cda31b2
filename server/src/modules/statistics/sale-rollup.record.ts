import type { Market } from '@eunbit/schema/market';
import type { Packed } from './packed.ts';
import type { SaleFigures } from './sale-figures.ts';
/** The totals of the orders placed on a calendar day of a store. */
export interface SaleRollupRecord {
  /** `KR:2026-03-02`. */
  _id: string;
  market: Market;
  day: string;
  /** When the count that wrote this began: an older count never overwrites a newer one. */
  countedAt: Date;
  figures: Packed<SaleFigures>;
}
