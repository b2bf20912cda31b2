import type { Market } from '@eunbit/schema/market';
/**
 * An hour of a store whose visits are to be counted (again). Whoever is about to write a visit marks its hours first; the
 * count takes a mark away only when it is so old that what it announced was written before the count began. So a crash
 * anywhere costs a count too many and never one too few.
 */
export interface VisitMarkRecord {
  /** `KR:2026-03-02T10`, of UTC. */
  _id: string;
  market: Market;
  hour: Date;
  markedAt: Date;
}
