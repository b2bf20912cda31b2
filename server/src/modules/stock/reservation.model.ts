import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { ReservationRecord } from './reservation.record.ts';

/** Settled reservations are kept this long for questions about a sale. */
const SETTLED_LIFETIME_DAYS = 90;

const schema = new Schema<ReservationRecord>(
  {
    market: { type: String, required: true },
    checkoutId: { type: Schema.Types.ObjectId, required: true },
    lines: [new Schema({ productId: String, quantity: Number }, { _id: false })],
    state: { type: String, required: true },
    holderKeys: { type: [String], default: undefined },
    createdAt: { type: Date, required: true },
    heldUntil: { type: Date, required: true },
    settledAt: { type: Date, default: null },
  },
  { versionKey: false },
);
// The expiry job looks for holds that are over.
schema.index({ state: 1, heldUntil: 1 });
// What one network, mailbox, phone or cart holds.
schema.index({ holderKeys: 1 }, { partialFilterExpression: { state: 'HELD' } });
// Who holds units of a product, for staff.
schema.index({ market: 1, 'lines.productId': 1, createdAt: -1 }, { partialFilterExpression: { state: 'HELD' } });
schema.index({ settledAt: 1 }, { expireAfterSeconds: SETTLED_LIFETIME_DAYS * 86_400 });

export type ReservationModel = Model<ReservationRecord>;
export const reservationModel = (connection: Connection): ReservationModel =>
  modelOn(connection, 'Reservation', schema, 'reservations');
