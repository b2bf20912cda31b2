import type { Market } from '@eunbit/schema/market';
import type { PersonName } from '@eunbit/schema/person-name';
import { countUnits } from '@eunbit/schema/stock';
import { type ClientSession, type Connection, type PipelineStage, Types } from 'mongoose';
import { cursorError, decodeCursor, encodeCursor } from '../../common/cursor.ts';
import { writeLast } from '../../common/last-writes.ts';
import { requirePageSize } from '../../common/page-size.ts';
import { type Page, toPage } from '../../common/pagination.ts';
import type { ReadPersonNames } from '../../common/person-names.ts';
import { inTransaction } from '../../common/transaction.ts';
import { type StockRecord, stockId, stockModel } from './stock.model.ts';
import { buildOpening, movementTo, type StockMovement } from './stock-history.ts';
import type { StockMovementRecord } from './stock-movement.model.ts';
import { stockMovementModel } from './stock-movement.model.ts';

/** A movement with the name of the staff member; null if staff did not cause it, or the account is deleted. */
export interface NamedMovement extends StockMovementRecord {
  readonly staff: PersonName | null;
}

/** A level with the two ends of its history. */
interface LevelEnds extends Pick<StockRecord, '_id' | 'quantity' | 'reserved'> {
  readonly openings: readonly object[];
  /** At most one. */
  readonly last: readonly Pick<StockMovementRecord, 'unitsAfter'>[];
}

/** Levels whose ends are looked up at once; the limit lets other requests run in between. */
const LEVELS_AT_ONCE = 500;

/** Movements per read when writing a file. */
const FILE_PAGE = 500;

/** The stock movements of each product: written in the transaction of the change, read by staff. */
export function createStockHistory(connection: Connection, readNames: ReadPersonNames) {
  const movements = stockMovementModel(connection);
  const stocks = stockModel(connection);

  async function withNames(rows: readonly StockMovementRecord[]): Promise<NamedMovement[]> {
    const names = await readNames(rows.map(({ by }) => by));
    return rows.map((row) => ({ ...row, staff: (row.by && names.get(row.by)) || null }));
  }

  /** Newest first, starting before `version`. */
  function below(level: string, version: number, limit: number): Promise<StockMovementRecord[]> {
    return movements
      .find({ stockId: level, version: { $lt: version } })
      .sort({ version: -1 })
      .limit(limit)
      .lean();
  }

  /**
   * Completes a level's history: adds a missing opening, and corrects for units changed without a movement, by a script.
   * Returns whether anything was missing.
   */
  async function complete(session: ClientSession, level: string): Promise<boolean> {
    const found = await stocks.findById(level, null, { session }).lean();
    if (!found) return false;
    const [first, last] = [
      await movements.findOne({ stockId: level }, null, { session }).sort({ version: 1 }).lean(),
      await movements.findOne({ stockId: level }, null, { session }).sort({ version: -1 }).lean(),
    ];
    const now = { ...found, version: found.version + 1 };
    const opening = first?.version === 0 ? null : buildOpening(level, first?.unitsBefore ?? countUnits(now));
    const adjustment = last && movementTo(now, last.unitsAfter, { kind: 'ADJUSTMENT' });
    const lacking = [opening, adjustment].filter((movement) => movement !== null);
    if (lacking.length === 0) return false;
    // The write to the level conflicts with a concurrent sale, so that one of the two is retried.
    await stocks.updateOne({ _id: level }, { $inc: { version: 1 } }, { session });
    await movements.insertMany(lacking, { session });
    return true;
  }

  /**
   * The levels whose history does not start with an opening, or does not end at their current units, found by one command that
   * looks up both ends. A concurrent sale may cause a false positive.
   */
  async function* findIncomplete(): AsyncGenerator<string> {
    const lookUp = (as: string, ...pipeline: PipelineStage.Lookup['$lookup']['pipeline'] & object) => ({
      $lookup: { from: movements.collection.name, localField: '_id', foreignField: 'stockId', pipeline, as },
    });
    const levels = stocks.aggregate<LevelEnds>([
      lookUp('openings', { $match: { version: 0 } }, { $project: { _id: 1 } }),
      lookUp('last', { $sort: { version: -1 } }, { $limit: 1 }, { $project: { unitsAfter: 1 } }),
      { $project: { quantity: 1, reserved: 1, openings: 1, last: 1 } },
    ]);
    for await (const { _id, openings, last, ...level } of levels.cursor({ batchSize: LEVELS_AT_ONCE })) {
      if (openings.length === 0 || last[0]?.unitsAfter !== countUnits(level)) yield _id;
    }
  }

  return {
    /** Inserts movements in the transaction of the changes, with one command. */
    note(session: ClientSession, noted: readonly (StockMovement | null)[]): void {
      const entries = noted.filter((movement) => movement !== null);
      const documents = entries.map((entry) => ({ _id: new Types.ObjectId(), ...entry }));
      writeLast(session, movements, ...documents.map((document) => ({ insertOne: { document } })));
    },

    /**
     * Completes every history after the start of a process: levels created by a script get their opening entry. Safe to run at
     * any time and in several processes. Returns the number of completed histories.
     */
    async completeAll(): Promise<number> {
      let completed = 0;
      for await (const level of findIncomplete()) {
        if (await inTransaction(connection, (session) => complete(session, level))) completed += 1;
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
