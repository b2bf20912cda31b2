import type { Market } from '@eunbit/schema/market';
import type { OrderRecord } from '../modules/order/order.record.ts';
import type { ReviewScoreRecord } from '../modules/review/review-score.model.ts';
import type { StockRecord } from '../modules/stock/stock.model.ts';

export interface OrderChange {
  readonly kind: 'PLACED' | 'STATUS_CHANGED';
  readonly order: OrderRecord;
}

/** What happens in the shop, by topic. A topic names exactly what a subscriber may see. */
export type LiveEvents = Record<`stock-level:${Market}`, StockRecord> &
  /** Levels whose status, which is all that may be shown of them, has changed. */
  Record<`stock-status:${Market}`, StockRecord> &
  Record<`orders:${Market}`, OrderChange> &
  Record<`order:${string}`, OrderRecord> &
  Record<`ordersOf:${string}`, OrderRecord> &
  /** By the hash of the session's token. */
  Record<`session-ended:${string}`, true> &
  Record<`reviews:${Market}:${string}`, ReviewScoreRecord> &
  /** The id of a product that was changed: what it says in a store and language, each page reads for itself. */
  Record<'products', string>;

export type Topic = keyof LiveEvents;
