import type { Market } from '@eunbit/schema/market';
import { countUnits } from '@eunbit/schema/stock';
import { type ClientSession, type Connection, Types } from 'mongoose';
import { writeLast } from '../../common/last-writes.ts';
import { recordsOf } from '../../common/models.ts';
import type { LowStockWatch } from './low-stock.ts';
import type { ReservationRecord } from './reservation.model.ts';
import { reservationModel } from './reservation.model.ts';
import { type StockRecord, stockId, stockModel } from './stock.model.ts';
import type { StockHistory } from './stock-history.service.ts';
import { type MovementReason, movementTo } from './stock-history.ts';

export interface Units {
  readonly productId: string;
  readonly quantity: number;
}

/** Units that customers have sent back, or that were not sent to them. */
export interface ReturnedUnits {
  readonly market: Market;
  readonly orderNumber: string;
  readonly lines: readonly {
    readonly productId: string;
    readonly restocked: number;
    readonly writtenOff: number;
  }[];
}

export interface Shortage extends Units {
  readonly available: number;
  readonly stopped: boolean;
}

/** Thrown to abort a transaction: units are missing. */
export class ShortageError extends Error {
  override readonly name = 'ShortageError';
  readonly shortages: readonly Shortage[];

  constructor(shortages: readonly Shortage[]) {
    super(`not in stock: ${shortages.map(({ productId }) => productId).join(', ')}`);
    this.shortages = shortages;
  }
}

/** The terms of a hold. */
export interface HoldTerms {
  /** When the hold ends by itself. */
  readonly until: Date;
  /** The keys under which a shopper's hold counts against limits; absent for holds by staff. */
  readonly holderKeys?: readonly string[];
}

const isSome = ({ quantity }: Units) => quantity > 0;

interface Deps {
  readonly connection: Connection;
  readonly history: StockHistory;
  readonly lowStock: LowStockWatch;
}

/**
 * Takes, holds and releases units. Every write is conditional, so that no interleaving of processes can oversell or
 * release twice; every write that changes the number of units is in the history.
 */
export function createStockService({ connection, history, lowStock }: Deps) {
  const stocks = recordsOf(stockModel(connection));
  const reservationsModel = reservationModel(connection);
  const reservations = recordsOf(reservationsModel);

  /** Takes units or throws ShortageError. Products are written in a fixed order, so that two carts cannot deadlock. */
  async function take(
    session: ClientSession,
    market: Market,
    lines: readonly Units[],
    hold: boolean,
  ): Promise<StockRecord[]> {
    const [levels, shortages]: [StockRecord[], Shortage[]] = [[], []];
    for (const { productId, quantity } of [...lines].sort((a, b) => a.productId.localeCompare(b.productId))) {
      const _id = stockId(market, productId);
      const taken = await stocks.findOneAndUpdate(
        { _id, stopped: false, quantity: { $gte: quantity } },
        { $inc: { quantity: -quantity, reserved: hold ? quantity : 0, version: 1 }, $set: { updatedAt: new Date() } },
        { session, returnDocument: 'after' },
      );
      if (taken) {
        levels.push(taken);
        continue;
      }
      const level = await stocks.findOne({ _id }, { session });
      shortages.push({
        productId,
        quantity,
        available: level && !level.stopped ? level.quantity : 0,
        stopped: level?.stopped ?? true,
      });
    }
    if (shortages.length > 0) throw new ShortageError(shortages);
    return levels;
  }

  /** Changes the units of the existing levels among these products; returns the changed levels. */
  async function move(
    session: ClientSession,
    market: Market,
    lines: readonly Units[],
    change: Partial<Record<'quantity' | 'reserved', 1 | -1>>,
  ): Promise<StockRecord[]> {
    const levels: StockRecord[] = [];
    for (const { productId, quantity } of lines) {
      const steps = Object.entries(change).map(([field, sign]) => [field, sign * quantity]);
      const level = await stocks.findOneAndUpdate(
        { _id: stockId(market, productId) },
        { $inc: { ...Object.fromEntries(steps), version: 1 }, $set: { updatedAt: new Date() } },
        { session, returnDocument: 'after' },
      );
      if (level) levels.push(level);
    }
    return levels;
  }

  /** Records the movements of an order, and emails about low stock. A product has one line in an order. */
  async function recordSale(
    session: ClientSession,
    levels: readonly StockRecord[],
    lines: readonly Units[],
    of: string,
  ) {
    const sold = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
    const reason: MovementReason = { kind: 'SALE', orderNumber: of };
    const moved = levels.map((level) =>
      movementTo(level, countUnits(level) + (sold.get(level.productId) ?? 0), reason),
    );
    history.note(session, moved);
    for (const level of levels) await lowStock.afterSale(session, level);
  }

  async function settle(session: ClientSession, reservationId: Types.ObjectId, status: 'CONSUMED' | 'RELEASED') {
    return reservations.findOneAndUpdate(
      { _id: reservationId, status: 'HELD' },
      // A hold that has ended counts against no limit.
      { $set: { status, settledAt: new Date() }, $unset: { holderKeys: true } },
      { session },
    );
  }

  return {
    /** Takes units for an order that is written in the same transaction. */
    async sell(session: ClientSession, market: Market, lines: readonly Units[], orderNumber: string): Promise<void> {
      await recordSale(session, await take(session, market, lines, false), lines, orderNumber);
    },

    /** The shortages among these units, in the snapshot of a transaction: the caller can then take the rest, or nothing. */
    async findShortages(session: ClientSession, market: Market, lines: readonly Units[]): Promise<Shortage[]> {
      const ids = lines.map(({ productId }) => stockId(market, productId));
      const found = await stocks.find({ _id: { $in: ids } }, { session }).toArray();
      const levels = new Map(found.map((level) => [level._id, level]));
      return lines.flatMap(({ productId, quantity }) => {
        const level = levels.get(stockId(market, productId));
        const stopped = level?.stopped ?? true;
        const available = level && !stopped ? level.quantity : 0;
        return available < quantity ? [{ productId, quantity, available, stopped }] : [];
      });
    },

    /** Takes units into a reservation until a payment is settled. */
    async hold(
      session: ClientSession,
      market: Market,
      checkoutId: Types.ObjectId,
      lines: readonly Units[],
      { until: heldUntil, holderKeys }: HoldTerms,
    ) {
      await take(session, market, lines, true);
      const reservation: ReservationRecord = {
        _id: new Types.ObjectId(),
        market,
        checkoutId,
        lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
        status: 'HELD',
        ...(holderKeys && { holderKeys: [...holderKeys] }),
        createdAt: new Date(),
        heldUntil,
        settledAt: null,
      };
      writeLast(session, reservationsModel, { insertOne: { document: reservation } });
      return { reservationId: reservation._id, heldUntil };
    },

    /** The units of these products in the warehouse, including held ones. */
    async countUnits(session: ClientSession, market: Market, ids: readonly string[]): Promise<Map<string, number>> {
      const found = await stocks.find({ _id: { $in: ids.map((id) => stockId(market, id)) } }, { session }).toArray();
      return new Map(found.map((level) => [level.productId, countUnits(level)]));
    },

    /** Turns the held units of a placed order into a sale. Returns false if the reservation was settled before. */
    async consume(session: ClientSession, reservationId: Types.ObjectId, orderNumber: string): Promise<boolean> {
      const reservation = await settle(session, reservationId, 'CONSUMED');
      if (!reservation) return false;
      const { market, lines } = reservation;
      await recordSale(session, await move(session, market, lines, { reserved: -1 }), lines, orderNumber);
      return true;
    },

    /** Releases held units once, however often it is called. Returns false if the reservation was settled before. */
    async release(session: ClientSession, reservationId: Types.ObjectId): Promise<boolean> {
      const reservation = await settle(session, reservationId, 'RELEASED');
      if (reservation) await move(session, reservation.market, reservation.lines, { quantity: 1, reserved: -1 });
      return reservation !== null;
    },

    /**
     * Takes units back from a return, a cancelled order, or an order of which fewer units are sent. The caller's transaction
     * ensures that it happens once. All units are added; written-off ones are removed again at once, so that both appear in the
     * history. `by` is the staff member; null for the buyer and the shop.
     */
    async takeBack(
      session: ClientSession,
      { market, lines, orderNumber }: ReturnedUnits,
      by: string | null,
      cameBy: 'RETURN' | 'CANCELLATION',
    ): Promise<void> {
      const moveAll = async (units: readonly Units[], kind: 'RETURN' | 'CANCELLATION' | 'WRITE_OFF') => {
        const sign = kind === 'WRITE_OFF' ? -1 : 1;
        const moved = new Map(units.map(({ productId, quantity }) => [productId, sign * quantity]));
        const levels = await move(session, market, units, { quantity: sign });
        const reason: MovementReason = { kind, orderNumber, by };
        history.note(
          session,
          levels.map((level) => movementTo(level, countUnits(level) - (moved.get(level.productId) ?? 0), reason)),
        );
        return levels;
      };
      const came = lines.map(({ productId, restocked, writtenOff }) => ({
        productId,
        quantity: restocked + writtenOff,
      }));
      const lost = lines.map(({ productId, writtenOff }) => ({ productId, quantity: writtenOff }));
      const levels = await moveAll(came.filter(isSome), cameBy);
      const left = new Map((await moveAll(lost.filter(isSome), 'WRITE_OFF')).map((level) => [level._id, level]));
      for (const level of levels) await lowStock.afterMore(session, left.get(level._id) ?? level);
    },
  };
}

export type StockService = ReturnType<typeof createStockService>;
