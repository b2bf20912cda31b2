import type { Market } from '@eunbit/schema/market';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

/** Maximum duration of a hold for a running payment, in minutes. */
export const RESERVATION_MINUTES = 15;

/** Duration of a hold without a signal from the payment page (STOCK-17). */
export const SIGN_OF_LIFE_MINUTES = 5;

/** HELD → CONSUMED by an order, or HELD → RELEASED back into stock; never both, each at most once. */
export type ReservationStatus = 'HELD' | 'CONSUMED' | 'RELEASED';

/** Settled reservations are kept this long for questions about a sale. */
const SETTLED_LIFETIME_DAYS = 90;

const schema = recordSchema(
  {
    market: { type: stores<Market>(String), required: true },
    checkoutId: { type: Schema.Types.ObjectId, required: true },
    lines: stores<{ productId: string; quantity: number }[]>([
      new Schema({ productId: String, quantity: Number }, { _id: false }),
    ]),
    status: { type: stores<ReservationStatus>(String), required: true },
    /** Absent in holds begun by staff. See `HoldClaim` of the payment module. */
    holderKeys: { type: [String], default: undefined },
    createdAt: { type: Date, required: true },
    heldUntil: { type: Date, required: true },
    settledAt: { type: Date, default: null },
  },
  { versionKey: false },
);
// The expiry job looks for holds that are over.
schema.index({ status: 1, heldUntil: 1 });
// Holds of one network, mailbox, phone or cart.
schema.index({ holderKeys: 1 }, { partialFilterExpression: { status: 'HELD' } });
// Holds of a product, for staff.
schema.index({ market: 1, 'lines.productId': 1, createdAt: -1 }, { partialFilterExpression: { status: 'HELD' } });
schema.index({ settledAt: 1 }, { expireAfterSeconds: SETTLED_LIFETIME_DAYS * 86_400 });

export type ReservationRecord = RecordOf<typeof schema>;
export type ReservationModel = Model<ReservationRecord>;
export const reservationModel = (connection: Connection): ReservationModel =>
  modelOn(connection, 'Reservation', schema, 'reservations');
