import type { Market } from '@eunbit/schema/market';
import type { Types } from 'mongoose';

/** The number of days after which an untouched cart expires. */
export const CART_LIFETIME_DAYS = 90;

/** Units that a running payment has taken out of stock: to the cart they still count as available. */
export interface HeldUnits {
  checkoutId: Types.ObjectId;
  market: Market;
  lines: { productId: string; quantity: number }[];
}

export interface CartRecord {
  /** A guest's: hash of the browser's opaque token. A member's: `member:` and the person. See cart-owner.ts. */
  _id: string;
  /** Products and quantities only: prices, stock and market are looked up on every read. */
  lines: { productId: string; quantity: number }[];
  /** Rises with every write; a write states the version it read, so that parallel changes never lose a line. */
  version: number;
  /** One entry per running payment; a member may pay on two devices. */
  holds: HeldUnits[];
  expiresAt: Date;
}
