import type { Market } from '@eunbit/schema/market';
import type { Types } from 'mongoose';

/** How long units are held for a running payment at most (DESIGN: 15 minutes). */
export const RESERVATION_MINUTES = 15;
/** How long they are held without a sign of life of its page (STOCK-17). */
export const SIGN_OF_LIFE_MINUTES = 5;

/** HELD → CONSUMED by an order, or HELD → RELEASED back into stock; never both, each at most once. */
export type ReservationState = 'HELD' | 'CONSUMED' | 'RELEASED';

export interface ReservationRecord {
  _id: Types.ObjectId;
  market: Market;
  checkoutId: Types.ObjectId;
  lines: { productId: string; quantity: number }[];
  state: ReservationState;
  /** Missing in holds that staff have begun. See `HoldClaim` of the payment module. */
  holderKeys?: string[];
  createdAt: Date;
  heldUntil: Date;
  settledAt: Date | null;
}
