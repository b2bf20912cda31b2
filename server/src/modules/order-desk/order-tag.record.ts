import type { Market } from '@eunbit/schema/market';

/** A tag that orders of a store have had, to suggest it. */
export interface OrderTagRecord {
  /** `KR:tag`. */
  _id: string;
  market: Market;
  tag: string;
  usedAt: Date;
}
