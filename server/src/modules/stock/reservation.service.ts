import type { Market } from '@eunbit/schema/market';
import type { ClientSession, Connection, Types } from 'mongoose';
import { recordsOf } from '../../common/models.ts';
import { isObjectId } from '../../common/object-id.ts';
import type { ReservationRecord } from './reservation.model.ts';
import { reservationModel } from './reservation.model.ts';

/** Reads open holds and changes how long they last; `StockService` begins and ends them with their units. */
export function createReservationService(connection: Connection) {
  const model = reservationModel(connection);
  const reservations = recordsOf(model);

  return {
    /** Extends a hold for a payment that starts now; null if the units are no longer held. */
    async keepHolding(session: ClientSession, reservationId: Types.ObjectId, until: Date) {
      const kept = await reservations.findOneAndUpdate(
        { _id: reservationId, status: 'HELD' },
        { $max: { heldUntil: until } },
        { session, returnDocument: 'after' },
      );
      return kept && { reservationId, heldUntil: kept.heldUntil };
    },

    /** Changes the end of a hold that has not ended. */
    async holdUntil(reservationId: Types.ObjectId, until: Date): Promise<void> {
      await reservations.updateOne({ _id: reservationId, status: 'HELD' }, { $set: { heldUntil: until } });
    },

    /** Open holds under any of these keys; holds begun by staff have none. */
    heldUnder(session: ClientSession, holderKeys: readonly string[]) {
      return reservations
        .find({ holderKeys: { $in: [...holderKeys] }, status: 'HELD' }, { session })
        .project<Required<Pick<ReservationRecord, 'holderKeys' | 'lines'>>>({ holderKeys: 1, lines: 1 })
        .toArray();
    },

    /** Open holds of a product, newest first. */
    heldOf(market: Market, productId: string, limit: number): Promise<ReservationRecord[]> {
      return reservations
        .find({ market, 'lines.productId': productId, status: 'HELD' })
        .sort({ createdAt: -1 })
        .limit(limit)
        .toArray();
    },

    /** An open hold; null if it has ended or the id is unknown. */
    async heldById(id: string): Promise<ReservationRecord | null> {
      return isObjectId(id) ? model.findOne({ _id: id, status: 'HELD' }).lean() : null;
    },

    /** Expired reservations that are not settled, oldest first. */
    overdue(limit: number): Promise<ReservationRecord[]> {
      return reservations
        .find({ status: 'HELD', heldUntil: { $lt: new Date() } })
        .sort({ heldUntil: 1 })
        .limit(limit)
        .toArray();
    },
  };
}

export type ReservationService = ReturnType<typeof createReservationService>;
