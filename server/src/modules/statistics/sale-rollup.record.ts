import type { Market } from '@eunbit/schema/market';
import type { Packed } from './packed.ts';
import type { SaleFigures } from './sale-figures.ts';
/** What the orders placed on a calendar day of a store came to. */
export interface SaleRollupRecord {
  /** `KR:2026-03-02`. */
  _id: string;
  market: Market;
  day: string;
  /** When the count began that this is of: an older count never overwrites a younger one. */
  countedAt: Date;
  figures: Packed<SaleFigures>;
}
