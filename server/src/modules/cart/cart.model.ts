import type { Market } from '@eunbit/schema/market';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';

/** An untouched cart is forgotten after this many days. */
export const CART_LIFETIME_DAYS = 90;

export interface CartRecord {
  /** Hash of the browser's opaque token. */
  _id: string;
  /** Products and quantities only: prices, stock and market are the server's at the moment of asking. */
  lines: { productId: string; quantity: number }[];
  /** Rises with every write; a write states the version it read, so that parallel changes never lose a line. */
  version: number;
  /** Units that this cart's running payment has taken out of stock: to the cart they still count as available. */
  held: { market: Market; lines: { productId: string; quantity: number }[] } | null;
  expiresAt: Date;
}

const line = new Schema({ productId: String, quantity: Number }, { _id: false });

const schema = new Schema<CartRecord>(
  {
    _id: { type: String, required: true },
    lines: [line],
    version: { type: Number, required: true },
    held: { type: new Schema({ market: String, lines: [line] }, { _id: false }), default: null },
    expiresAt: { type: Date, required: true },
  },
  // A click on plus does not wait for the disk: what a power cut could cost is the last moment of a cart.
  { versionKey: false, writeConcern: { w: 1 } },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type CartModel = Model<CartRecord>;
export const cartModel = (connection: Connection): CartModel => modelOn(connection, 'Cart', schema, 'carts');
