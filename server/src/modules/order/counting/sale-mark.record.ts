import type { Market } from '@eunbit/schema/market';
import type { OrderStatus } from '@eunbit/schema/order';
import type { Types } from 'mongoose';

/**
 * Marks an order that was placed, got another status or brought in another sum, until it is counted: its day in the statistics, the order itself
 * in the counters of its store. Marks are only inserted, in the transaction that changes the order: concurrent buyers do
 * not conflict on a counter, and no change is missed.
 */
export interface SaleMarkRecord {
  _id: Types.ObjectId;
  orderId: Types.ObjectId;
  market: Market;
  /** Null for a placed order; the same as `to` where it was edited, or only its sum has changed. */
  from: OrderStatus | null;
  to: OrderStatus;
  /** When all orders were last counted while it waited. */
  recountedAt?: Date;
}

/** What of a mark the counters take. */
export type CountedMark = Pick<SaleMarkRecord, 'market' | 'from' | 'to'>;

/** Whether it changes what the order's day sold. */
export function changesSales({ from, to }: CountedMark): boolean {
  return from === null || from === to || from === 'ORDER_CANCELLED' || to === 'ORDER_CANCELLED';
}
