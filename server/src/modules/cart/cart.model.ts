import type { Market } from '@eunbit/schema/market';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

/** The number of days after which an untouched cart expires. */
export const CART_LIFETIME_DAYS = 90;
/** Writes do not wait for the disk: a power failure could only lose the last moment of a cart. */
export const CART_WRITES = { writeConcern: { w: 1 } } as const;

const line = recordSchema({ productId: String, quantity: Number }, { _id: false });

/** Units that a running payment has taken out of stock: to the cart they still count as available. */
const heldUnits = recordSchema(
  { checkoutId: Schema.Types.ObjectId, market: stores<Market>(String), lines: [line] },
  { _id: false },
);
export type HeldUnits = RecordOf<typeof heldUnits>;

const schema = recordSchema(
  {
    /** Guests: hash of the browser's opaque token. Members: `member:` and the account id. See cart-owner.ts. */
    _id: { type: String, required: true },
    /** Products and quantities only: prices, stock and market are looked up on every read. */
    lines: [line],
    /** Rises with every write; a write states the version it read, so that parallel changes never lose a line. */
    version: { type: Number, required: true },
    /** One entry per running payment; a member may pay on two devices. */
    holds: [heldUnits],
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, ...CART_WRITES },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type CartRecord = RecordOf<typeof schema>;
export type CartModel = Model<CartRecord>;
export const cartModel = (connection: Connection): CartModel => modelOn(connection, 'Cart', schema, 'carts');
