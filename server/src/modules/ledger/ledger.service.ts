import type { Currency, Market } from '@eunbit/schema/market';
import { normaliseOrderNumber } from '@eunbit/schema/order';
import type { ClientSession, Connection, QueryFilter } from 'mongoose';
import { cursorError, decodeCursor, encodeCursor } from '../../common/cursor.ts';
import { textIn, textIs } from '../../common/indexed-text.ts';
import { clampPageSize, type Page, toPage } from '../../common/pagination.ts';
import { ledgerModel } from './ledger.model.ts';
import type { LedgerKind, LedgerRecord } from './ledger.record.ts';

/** No order has more movements: paid, fee, and refunds in parts. */
const MAXIMUM_OF_ORDER = 100;

/** Movements that a file reads from the database at a time. */
const EXPORT_BATCH = 500;

export interface LedgerRange {
  readonly market: Market;
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

export interface LedgerSum {
  readonly currency: Currency;
  readonly kind: LedgerKind;
  /** Minor units, signed. */
  readonly amount: number;
  readonly count: number;
}

function within({ market, from, to }: LedgerRange): QueryFilter<LedgerRecord> {
  return { market, at: { $gte: from, $lt: to } };
}

/** Entries after a cursor, in the order of the list. */
function beyond(cursor: string): QueryFilter<LedgerRecord> {
  const [time, id] = decodeCursor(cursor);
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) throw cursorError();
  // The first condition is for the index, which would be read from its beginning for the alternatives.
  return { at: { $lte: at }, $or: [{ at: { $lt: at } }, { at, _id: { $lt: id } }] };
}

/** The books: every movement of money, written in the transaction that notes it. Entries are only ever added. */
export function createLedgerService(connection: Connection) {
  const entries = ledgerModel(connection);

  return {
    /** Writes movements; one that is in the books already stays as it is, whoever tells of it again. */
    async note(session: ClientSession, movements: readonly LedgerRecord[]): Promise<void> {
      if (movements.length === 0) return;
      const writes = movements.map(({ _id, ...movement }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: movement }, upsert: true },
      }));
      await entries.collection.bulkWrite(writes as never, { session, ordered: true });
    },

    /** Sums of a store over a time, by kind and currency. */
    async sums(range: LedgerRange): Promise<LedgerSum[]> {
      const groups = await entries.aggregate<{
        _id: Pick<LedgerSum, 'currency' | 'kind'>;
        amount: number;
        count: number;
      }>([
        { $match: within(range) },
        { $group: { _id: { currency: '$currency', kind: '$kind' }, amount: { $sum: '$amount' }, count: { $sum: 1 } } },
        { $sort: { '_id.currency': 1, '_id.kind': 1 } },
      ]);
      return groups.map(({ _id, amount, count }) => ({ ..._id, amount, count }));
    },

    /** Movements of a store over a time, newest first. */
    async list(range: LedgerRange, first: number, after: string | undefined): Promise<Page<LedgerRecord>> {
      const size = clampPageSize(first);
      const filter = within(range);
      const rows = await entries
        .find(after ? { $and: [filter, beyond(after)] } : filter)
        .sort({ at: -1, _id: -1 })
        .limit(size + 1)
        .lean();
      const toCursor = ({ at, _id }: LedgerRecord) => encodeCursor([at.toISOString(), _id]);
      return toPage(rows, size, toCursor, () => entries.countDocuments(filter).exec());
    },

    /** All movements of a time, newest first, without holding more than a few of them. */
    async *all(range: LedgerRange): AsyncGenerator<LedgerRecord> {
      yield* entries.find(within(range)).sort({ at: -1, _id: -1 }).lean().cursor({ batchSize: EXPORT_BATCH });
    },

    /** Entries about payments at the provider. */
    ofIntents(intentIds: readonly string[]): Promise<LedgerRecord[]> {
      return entries
        .find({ intentId: textIn(intentIds) })
        .lean()
        .exec();
    },

    /** Entries about refunds of the provider, by their ids there. */
    refunds(refundIds: readonly string[]): Promise<LedgerRecord[]> {
      return entries
        .find({ _id: { $in: refundIds.map((id) => `refund:${id}`) } })
        .lean()
        .exec();
    },

    /** Which of these orders have a payment in the books. */
    async paidOrders(numbers: readonly string[]): Promise<ReadonlySet<string | null>> {
      const noted = await entries.find({ orderNumber: textIn(numbers), kind: 'PAYMENT' }, { orderNumber: 1 }).lean();
      return new Set(noted.map(({ orderNumber }) => orderNumber));
    },

    /** Payments and refunds through the provider since an instant, without holding more than a few of them. */
    async *throughProvider(markets: readonly Market[], since: Date): AsyncGenerator<LedgerRecord> {
      const recent = entries.find({
        market: { $in: [...markets] },
        at: { $gte: since },
        intentId: { $ne: null },
        kind: { $in: ['PAYMENT', 'REFUND'] },
      });
      yield* recent.lean().cursor({ batchSize: EXPORT_BATCH });
    },

    /**
     * What happened to the money of an order, oldest first. A payment and its fee have the same time, and their ids put the
     * payment first.
     */
    ofOrder(orderNumber: string): Promise<LedgerRecord[]> {
      return entries
        .find({ orderNumber: textIs(normaliseOrderNumber(orderNumber)) })
        .sort({ at: 1, _id: -1 })
        .limit(MAXIMUM_OF_ORDER)
        .lean();
    },
  };
}

export type LedgerService = ReturnType<typeof createLedgerService>;
