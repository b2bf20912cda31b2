import type { Market } from '@eunbit/schema/market';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { modelOn } from '../../common/models.ts';

/** An untouched cart is forgotten after this many days. */
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
  /** Products and quantities only: prices, stock and market are the server's at the moment of asking. */
  lines: { productId: string; quantity: number }[];
  /** Rises with every write; a write states the version it read, so that parallel changes never lose a line. */
  version: number;
  /** One entry a running payment; a member may pay on two devices. */
  holds: HeldUnits[];
  expiresAt: Date;
}

const line = new Schema({ productId: String, quantity: Number }, { _id: false });

const schema = new Schema<CartRecord>(
  {
    _id: { type: String, required: true },
    lines: [line],
    version: { type: Number, required: true },
    holds: [new Schema({ checkoutId: Schema.Types.ObjectId, market: String, lines: [line] }, { _id: false })],
    expiresAt: { type: Date, required: true },
  },
  // A click on plus does not wait for the disk: what a power cut could cost is the last moment of a cart.
  { versionKey: false, writeConcern: { w: 1 } },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type CartModel = Model<CartRecord>;
export const cartModel = (connection: Connection): CartModel => modelOn(connection, 'Cart', schema, 'carts');
