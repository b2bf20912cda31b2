import type { Market } from '@eunbit/schema/market';
import type { DeviceCategory, VisitChannel } from '@eunbit/schema/visit';
/** How long single visits are kept; what is counted of them stays. */
export const VISIT_DAYS = 90;

/**
 * One visit: what somebody does in a store until half an hour passes without a sign of life. Holds no address and no
 * account. Reports about it may come late, twice and in any order, so the times only ever widen.
 */
export interface VisitRecord {
  /** Made by the browser at the start of the visit. */
  _id: string;
  /** The browser, where its owner agreed to be known again; null otherwise. */
  visitor: string | null;
  /** Whether the browser came for the first time; null where it is not known again. */
  returning: boolean | null;
  market: Market;
  startedAt: Date;
  lastAt: Date;
  channel: VisitChannel;
  source: string | null;
  keywords: string | null;
  campaign: string | null;
  device: DeviceCategory;
  /** ISO 3166; null where unknown. */
  country: string | null;
  region: string | null;
}
