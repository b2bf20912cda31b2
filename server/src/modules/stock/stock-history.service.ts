import type { Market } from '@eunbit/schema/market';
import type { PersonName } from '@eunbit/schema/person-name';
import { countUnits } from '@eunbit/schema/stock';
import { type ClientSession, type Connection, Types } from 'mongoose';
import { cursorError, decodeCursor, encodeCursor } from '../../common/cursor.ts';
import { writeLast } from '../../common/last-writes.ts';
import { requirePageSize } from '../../common/page-size.ts';
import { type Page, toPage } from '../../common/pagination.ts';
import type { ReadPersonNames } from '../../common/person-names.ts';
import { inTransaction } from '../../common/transaction.ts';
import { stockModel } from './stock.model.ts';
import { type StockRecord, stockId } from './stock.record.ts';
import { buildOpening, movementTo, type StockMovement } from './stock-history.ts';
import { stockMovementModel } from './stock-movement.model.ts';
import type { StockMovementRecord } from './stock-movement.record.ts';

/** A movement with the name of whoever did it; null where nobody of the staff did, or the account is gone. */
export interface NamedMovement extends StockMovementRecord {
  readonly staff: PersonName | null;
}

/** Movements that a file reads at once. */
const FILE_PAGE = 500;

/** The stock movements of each product: written in the transaction of the change, read by staff. */
export function createStockHistory(connection: Connection, readNames: ReadPersonNames) {
  const movements = stockMovementModel(connection);
  const stocks = stockModel(connection);

  async function withNames(rows: readonly StockMovementRecord[]): Promise<NamedMovement[]> {
    const names = await readNames(rows.map(({ by }) => by));
    return rows.map((row) => ({ ...row, staff: (row.by && names.get(row.by)) || null }));
  }

  /** Newest first, from the movement before `version` on. */
  function below(level: string, version: number, limit: number): Promise<StockMovementRecord[]> {
    return movements
      .find({ stockId: level, version: { $lt: version } })
      .sort({ version: -1 })
      .limit(limit)
      .lean();
  }

  /**
   * Completes a level's history: adds a missing opening, and corrects for units changed without a movement, by a script
   * or an older version. Returns whether anything was missing.
   */
  async function complete(session: ClientSession, level: string): Promise<boolean> {
    // The write to the level conflicts with a concurrent sale, so that one of the two is retried.
    const now = await stocks
      .findOneAndUpdate({ _id: level }, { $inc: { version: 1 } }, { session, returnDocument: 'after' })
      .lean();
    if (!now) return false;
    const [first, last] = [
      await movements.findOne({ stockId: level }, null, { session }).sort({ version: 1 }).lean(),
      await movements.findOne({ stockId: level }, null, { session }).sort({ version: -1 }).lean(),
    ];
    const opening = first?.version === 0 ? null : buildOpening(level, first?.unitsBefore ?? countUnits(now));
    const adjustment = last && movementTo(now, last.unitsAfter, { kind: 'ADJUSTMENT' });
    const lacking = [opening, adjustment].filter((movement) => movement !== null);
    if (lacking.length > 0) await movements.insertMany(lacking, { session });
    return lacking.length > 0;
  }

  /** Whether a level's history begins with an opening and ends at its units. */
  async function isComplete({ _id, ...level }: StockRecord): Promise<boolean> {
    const [opening, last] = await Promise.all([
      movements.exists({ stockId: _id, version: 0 }),
      movements.findOne({ stockId: _id }).sort({ version: -1 }).lean(),
    ]);
    return opening !== null && last?.unitsAfter === countUnits(level);
  }

  return {
    /** Inserts movements in the transaction of the changes, with one command. */
    note(session: ClientSession, noted: readonly (StockMovement | null)[]): void {
      const entries = noted.filter((movement) => movement !== null);
      const documents = entries.map((entry) => ({ _id: new Types.ObjectId(), ...entry }));
      writeLast(session, movements, ...documents.map((document) => ({ insertOne: { document } })));
    },

    /**
     * Completes every history at the start of a process: levels older than the history get their opening entry. Safe to
     * run at any time and in several processes. Returns the number of completed histories.
     */
    async completeAll(): Promise<number> {
      let completed = 0;
      for await (const level of stocks.find().lean().cursor()) {
        if (await isComplete(level)) continue;
        if (await inTransaction(connection, (session) => complete(session, level._id))) completed += 1;
      }
      return completed;
    },

    /** The movements of a product in a store, newest first. */
    async list(market: Market, productId: string, first: number, after?: string): Promise<Page<StockMovementRecord>> {
      const level = stockId(market, productId);
      requirePageSize(first);
      const rows = await below(level, after ? readVersion(after, level) : Number.MAX_SAFE_INTEGER, first + 1);
      const toCursor = ({ version }: StockMovementRecord) => encodeCursor([String(version), level]);
      return toPage(rows, { first, after }, toCursor, () => movements.countDocuments({ stockId: level }).exec());
    },

    /** All movements, newest first, as a stream, with names. */
    async *all(market: Market, productId: string): AsyncGenerator<NamedMovement> {
      const level = stockId(market, productId);
      let version = Number.MAX_SAFE_INTEGER;
      for (let size = FILE_PAGE; size === FILE_PAGE; ) {
        const rows = await below(level, version, FILE_PAGE);
        yield* await withNames(rows);
        size = rows.length;
        version = rows.at(-1)?.version ?? 0;
      }
    },
  };
}

function readVersion(cursor: string, level: string): number {
  const [version, of] = decodeCursor(cursor);
  if (!/^\d{1,15}$/.test(version) || of !== level) throw cursorError();
  return Number(version);
}

export type StockHistory = ReturnType<typeof createStockHistory>;
