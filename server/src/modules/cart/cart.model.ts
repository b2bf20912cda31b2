import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { CartRecord } from './cart.record.ts';

/** Writes do not wait for the disk: a power failure could only lose the last moment of a cart. */
export const CART_WRITES = { writeConcern: { w: 1 } } as const;

const line = new Schema({ productId: String, quantity: Number }, { _id: false });

const schema = new Schema<CartRecord>(
  {
    _id: { type: String, required: true },
    lines: [line],
    version: { type: Number, required: true },
    holds: [new Schema({ checkoutId: Schema.Types.ObjectId, market: String, lines: [line] }, { _id: false })],
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, ...CART_WRITES },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type CartModel = Model<CartRecord>;
export const cartModel = (connection: Connection): CartModel => modelOn(connection, 'Cart', schema, 'carts');
