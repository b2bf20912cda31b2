import type { Market } from '@eunbit/schema/market';
import type { Packed } from './packed.ts';
import type { VisitCounts, VisitLists } from './visit-figures.ts';
import type { VisitorDay } from './visitor-days.ts';

export type RollupUnit = 'HOUR' | 'DAY' | 'MONTH';

/** The counts of the visits that began in an hour of UTC, or a day or month of a store. */
export interface VisitRollupRecord {
  /** See `rollupId`. */
  _id: string;
  market: Market;
  unit: RollupUnit;
  /** `2026-03-02T10` of UTC, `2026-03-02` or `2026-03` of the store's calendar. */
  start: string;
  /** When the count that wrote this began: an older count never overwrites a newer one. */
  countedAt: Date;
  /** Of hours: their start, by which they expire. */
  hour?: Date;
  counts: VisitCounts;
  /** Of days only; a `VisitorDay`, packed. */
  visitors?: Packed<VisitorDay>;
  lists: Packed<VisitLists>;
}

/** A count to write. */
export interface VisitRollup extends Omit<VisitRollupRecord, 'visitors' | 'lists'> {
  readonly visitors?: VisitorDay;
  readonly lists: VisitLists;
}
