import type { Market } from '@eunbit/schema/market';
import type { OrderStatus } from '@eunbit/schema/order';

/** How many orders of a store have each status; those with marks are not in it yet. */
export interface OrderCounterRecord {
  _id: Market;
  counts: Partial<Record<OrderStatus, number>>;
  /** Rises with each write, so that a reader notices marks that were counted between its reads. */
  version: number;
  /** When all orders were last counted. */
  countedAt: Date;
}
