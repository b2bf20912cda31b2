import type { Market } from '@eunbit/schema/market';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { modelOn } from '../../common/models.ts';

/** How long units are held for a running payment (DESIGN: 15 minutes). */
export const RESERVATION_MINUTES = 15;
/** Settled reservations are kept this long for questions about a sale. */
const SETTLED_LIFETIME_DAYS = 90;

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

const schema = new Schema<ReservationRecord>(
  {
    market: { type: String, required: true },
    checkoutId: { type: Schema.Types.ObjectId, required: true },
    lines: [new Schema({ productId: String, quantity: Number }, { _id: false })],
    state: { type: String, required: true },
    heldUntil: { type: Date, required: true },
    settledAt: { type: Date, default: null },
  },
  { versionKey: false },
);
// The expiry job looks for holds that are over.
schema.index({ state: 1, heldUntil: 1 });
schema.index({ settledAt: 1 }, { expireAfterSeconds: SETTLED_LIFETIME_DAYS * 86_400 });

export type ReservationModel = Model<ReservationRecord>;
export const reservationModel = (connection: Connection): ReservationModel =>
  modelOn(connection, 'Reservation', schema, 'reservations');
