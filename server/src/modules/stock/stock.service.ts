import type { Market } from '@eunbit/schema/market';
import type { ClientSession, Connection, Types } from 'mongoose';
import { isObjectId } from '../../common/object-id.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { RESERVATION_MINUTES, reservationModel } from './reservation.model.ts';
import { type StockRecord, stockId, stockModel } from './stock.model.ts';
import type { StockLevelType } from './stock.types.ts';

export interface Units {
  readonly productId: string;
  readonly quantity: number;
}

export interface Shortage extends Units {
  readonly available: number;
  readonly stopped: boolean;
}

/** Thrown inside a transaction to abort it: some units are not there. */
export class ShortageError extends Error {
  override readonly name = 'ShortageError';
  readonly shortages: readonly Shortage[];

  constructor(shortages: readonly Shortage[]) {
    super(`not in stock: ${shortages.map(({ productId }) => productId).join(', ')}`);
    this.shortages = shortages;
  }
}

/** Staff may not enter more than this; keeps typing errors out of the books. */
export const MAXIMUM_STOCK = 1_000_000;

export function presentStock(record: StockRecord): StockLevelType {
  const { _id, productId, market, quantity, stopped, reserved, version } = record;
  return { id: _id, productId, market, quantity, stopped, reserved, version };
}

/**
 * Units in stock: taking, holding, giving back, editing. Every write is conditional, so that no interleaving of
 * processes can oversell or give back twice.
 */
export function createStockService(connection: Connection, audit: AuditService) {
  const stocks = stockModel(connection);
  const reservations = reservationModel(connection);

  /** Takes units or throws ShortageError. Products in a fixed order, so that two carts cannot wait for each other. */
  async function take(session: ClientSession, market: Market, lines: readonly Units[], hold: boolean): Promise<void> {
    const shortages: Shortage[] = [];
    for (const { productId, quantity } of [...lines].sort((a, b) => a.productId.localeCompare(b.productId))) {
      const _id = stockId(market, productId);
      const taken = await stocks.updateOne(
        { _id, stopped: false, quantity: { $gte: quantity } },
        { $inc: { quantity: -quantity, reserved: hold ? quantity : 0, version: 1 }, $set: { updatedAt: new Date() } },
        { session },
      );
      if (taken.matchedCount === 1) continue;
      const level = await stocks.findById(_id, null, { session }).lean();
      shortages.push({
        productId,
        quantity,
        available: level && !level.stopped ? level.quantity : 0,
        stopped: level?.stopped ?? true,
      });
    }
    if (shortages.length > 0) throw new ShortageError(shortages);
  }

  async function move(session: ClientSession, market: Market, lines: readonly Units[], change: Record<string, 1 | -1>) {
    for (const { productId, quantity } of lines) {
      const steps = Object.entries(change).map(([field, sign]) => [field, sign * quantity]);
      await stocks.updateOne(
        { _id: stockId(market, productId) },
        { $inc: { ...Object.fromEntries(steps), version: 1 }, $set: { updatedAt: new Date() } },
        { session },
      );
    }
  }

  async function settle(session: ClientSession, reservationId: Types.ObjectId, state: 'CONSUMED' | 'RELEASED') {
    return reservations
      .findOneAndUpdate(
        { _id: reservationId, state: 'HELD' },
        { $set: { state, settledAt: new Date() } },
        { session, lean: true },
      )
      .exec();
  }

  return {
    /** Takes units for an order that is written in the same transaction. */
    sell: (session: ClientSession, market: Market, lines: readonly Units[]) => take(session, market, lines, false),

    /** Takes units into a reservation until a payment is settled. */
    async hold(session: ClientSession, market: Market, checkoutId: Types.ObjectId, lines: readonly Units[]) {
      await take(session, market, lines, true);
      const heldUntil = new Date(Date.now() + RESERVATION_MINUTES * 60_000);
      const [reservation] = await reservations.create(
        [
          {
            market,
            checkoutId,
            lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
            state: 'HELD',
            heldUntil,
          },
        ],
        { session },
      );
      if (!reservation) throw new Error('the reservation was not written');
      return { reservationId: reservation._id, heldUntil };
    },

    /** The order is written: held units leave the books. False if the reservation was settled before. */
    async consume(session: ClientSession, reservationId: Types.ObjectId): Promise<boolean> {
      const reservation = await settle(session, reservationId, 'CONSUMED');
      if (reservation) await move(session, reservation.market, reservation.lines, { reserved: -1 });
      return reservation !== null;
    },

    /** Gives held units back, once however often it is called. False if the reservation was settled before. */
    async release(session: ClientSession, reservationId: Types.ObjectId): Promise<boolean> {
      const reservation = await settle(session, reservationId, 'RELEASED');
      if (reservation) await move(session, reservation.market, reservation.lines, { quantity: 1, reserved: -1 });
      return reservation !== null;
    },

    /** Puts units of a cancelled order back. The caller's conditional status write makes it happen once. */
    restock: (session: ClientSession, market: Market, lines: readonly Units[]) =>
      move(session, market, lines, { quantity: 1 }),

    /** Reservations whose time is over and that nothing has settled, oldest first. */
    overdueReservations(limit: number) {
      return reservations
        .find({ state: 'HELD', heldUntil: { $lt: new Date() } })
        .sort({ heldUntil: 1 })
        .limit(limit)
        .lean();
    },

    inMarket(market: Market): Promise<StockRecord[]> {
      return stocks.find({ market }).limit(1000).lean();
    },

    /**
     * Saves an edit by staff if nobody changed the level since `expectedVersion`.
     * Answers the level now in force, and whether the edit is in it; null where no such level exists.
     */
    async edit(
      market: Market,
      productId: string,
      edit: { readonly quantity: number; readonly stopped: boolean; readonly expectedVersion: number },
      staffId: string,
    ): Promise<{ saved: boolean; level: StockRecord } | null> {
      if (!isObjectId(productId)) return null;
      const { quantity, stopped, expectedVersion } = edit;
      const _id = stockId(market, productId);
      const level = await inTransaction(connection, async (session) => {
        const before = await stocks.findOneAndUpdate(
          { _id, version: expectedVersion },
          { $set: { quantity, stopped, updatedAt: new Date() }, $inc: { version: 1 } },
          { session, returnDocument: 'before', lean: true },
        );
        if (!before) return null;
        await audit.record(session, {
          by: staffId,
          action: 'STOCK_CHANGED',
          subject: 'STOCK',
          subjectId: _id,
          before: { quantity: before.quantity, stopped: before.stopped },
          after: { quantity, stopped },
        });
        return stocks.findById(_id, null, { session }).lean();
      });
      if (level) return { saved: true, level };
      const current = await stocks.findById(_id).lean();
      return current && { saved: false, level: current };
    },
  };
}

export type StockService = ReturnType<typeof createStockService>;
