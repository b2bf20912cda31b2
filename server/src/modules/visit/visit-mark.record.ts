import type { Market } from '@eunbit/schema/market';
/**
 * An hour of a store whose visits have to be counted (again). Ingestion marks the hours of a visit before writing it;
 * the count deletes a mark only if it is old enough that the visit was written before the count began. So a crash at
 * any point causes a redundant count, never a missing one.
 */
export interface VisitMarkRecord {
  /** `KR:2026-03-02T10`, in UTC. */
  _id: string;
  market: Market;
  hour: Date;
  markedAt: Date;
}
