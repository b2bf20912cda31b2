import type { Market } from '@eunbit/schema/market';
import type { Packed } from './packed.ts';
import type { VisitCounts, VisitLists } from './visit-figures.ts';
import type { VisitorDay } from './visitor-days.ts';

export type RollupUnit = 'HOUR' | 'DAY' | 'MONTH';

/** What was counted of the visits that began in an hour (of UTC), a day or a month of a store. */
export interface VisitRollupRecord {
  /** See `rollupId`. */
  _id: string;
  market: Market;
  unit: RollupUnit;
  /** `2026-03-02T10` of UTC, `2026-03-02` or `2026-03` of the store's calendar. */
  start: string;
  /** When the count began that this is of: an older count never overwrites a younger one. */
  countedAt: Date;
  /** Of hours: when they began, and are forgotten by. */
  hour?: Date;
  counts: VisitCounts;
  /** Of days only; a `VisitorDay`, packed. */
  visitors?: Packed<VisitorDay>;
  lists: Packed<VisitLists>;
}

/** A count as it is handed over to be written. */
export interface VisitRollup extends Omit<VisitRollupRecord, 'visitors' | 'lists'> {
  readonly visitors?: VisitorDay;
  readonly lists: VisitLists;
}
