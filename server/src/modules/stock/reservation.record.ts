import type { Market } from '@eunbit/schema/market';
import type { Types } from 'mongoose';
/** HELD → CONSUMED by an order, or HELD → RELEASED back into stock; never both, each at most once. */
export type ReservationState = 'HELD' | 'CONSUMED' | 'RELEASED';

export interface ReservationRecord {
  _id: Types.ObjectId;
  market: Market;
  checkoutId: Types.ObjectId;
  lines: { productId: string; quantity: number }[];
  state: ReservationState;
  heldUntil: Date;
  settledAt: Date | null;
}
