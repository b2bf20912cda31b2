import type { Currency, Market } from '@eunbit/schema/market';
import { normaliseOrderNumber } from '@eunbit/schema/order';
import type { ClientSession, Connection, QueryFilter } from 'mongoose';
import { cursorError, decodeCursor, encodeCursor } from '../../common/cursor.ts';
import { textIn, textIs } from '../../common/indexed-text.ts';
import { writeLast } from '../../common/last-writes.ts';
import { requirePageSize } from '../../common/page-size.ts';
import { type Page, toPage } from '../../common/pagination.ts';
import { type LedgerKind, type LedgerRecord, ledgerModel } from './ledger.model.ts';
import { type LedgerMoney, sumMoney } from './ledger-entries.ts';

/** Maximum number of entries of an order: a payment, its fee and partial refunds stay far below. */
const MAXIMUM_OF_ORDER = 100;

const SUMMED = { kind: 1, amount: 1 } as const;

/** Batch size of exports. */
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

/** Entries after a cursor, in list order. */
function beyond(cursor: string): QueryFilter<LedgerRecord> {
  const [time, id] = decodeCursor(cursor);
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) throw cursorError();
  // The first condition bounds the index scan; $or alone would scan it from its start.
  return { at: { $lte: at }, $or: [{ at: { $lt: at } }, { at, _id: { $lt: id } }] };
}

/** The ledger: every movement of money, written in the transaction that records it. Append-only. */
export function createLedgerService(connection: Connection) {
  const entries = ledgerModel(connection);

  return {
    /** Inserts entries. An entry that exists already is left unchanged, so repeated calls are safe. */
    note(session: ClientSession, movements: readonly LedgerRecord[]): void {
      const writes = movements.map(({ _id, ...movement }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: movement }, upsert: true },
      }));
      writeLast(session, entries, ...writes);
    },

    /**
     * The sums of an order including these entries, which may already be stored. Must run in the transaction that writes the sums
     * to the order, so that concurrent writers conflict and the later one is retried.
     */
    async moneyWith(
      session: ClientSession,
      orderNumber: string,
      movements: readonly LedgerRecord[],
    ): Promise<LedgerMoney> {
      const noted = await entries.find({ orderNumber: textIs(orderNumber) }, SUMMED, { session }).lean();
      return sumMoney([...movements, ...noted]);
    },

    /** The entries that are not stored yet. */
    async withoutNoted(movements: readonly LedgerRecord[]): Promise<readonly LedgerRecord[]> {
      if (movements.length === 0) return [];
      const noted = await entries.find({ _id: { $in: movements.map(({ _id }) => _id) } }, { _id: 1 }).lean();
      const ids = new Set(noted.map(({ _id }) => _id));
      return movements.filter(({ _id }) => !ids.has(_id));
    },

    /** Sums by kind and currency in a range. */
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

    /** Entries in a range, newest first. */
    async list(range: LedgerRange, first: number, after: string | undefined): Promise<Page<LedgerRecord>> {
      requirePageSize(first);
      const filter = within(range);
      const rows = await entries
        .find(after ? { $and: [filter, beyond(after)] } : filter)
        .sort({ at: -1, _id: -1 })
        .limit(first + 1)
        .lean();
      const toCursor = ({ at, _id }: LedgerRecord) => encodeCursor([at.toISOString(), _id]);
      return toPage(rows, { first, after }, toCursor, () => entries.countDocuments(filter).exec());
    },

    /** Streams all entries in a range, newest first. */
    async *all(range: LedgerRange): AsyncGenerator<LedgerRecord> {
      yield* entries.find(within(range)).sort({ at: -1, _id: -1 }).lean().cursor({ batchSize: EXPORT_BATCH });
    },

    /** Entries of these payment intents. */
    ofIntents(intentIds: readonly string[]): Promise<LedgerRecord[]> {
      return entries
        .find({ intentId: textIn(intentIds) })
        .lean()
        .exec();
    },

    /** Entries of refunds and of their failures, by the provider's refund ids. */
    refunds(refundIds: readonly string[]): Promise<LedgerRecord[]> {
      return entries
        .find({ _id: { $in: refundIds.flatMap((id) => [`refund:${id}`, `refund-failed:${id}`]) } })
        .lean()
        .exec();
    },

    /** Entries of dispute movements, by the provider's ids of the movements. */
    disputeMovements(ids: readonly string[]): Promise<LedgerRecord[]> {
      return entries
        .find({ _id: { $in: ids.map((id) => `dispute:${id}`) } })
        .lean()
        .exec();
    },

    /** Numbers of those orders that have a payment entry. */
    async paidOrders(numbers: readonly string[]): Promise<ReadonlySet<string | null>> {
      const noted = await entries.find({ orderNumber: textIn(numbers), kind: 'PAYMENT' }, { orderNumber: 1 }).lean();
      return new Set(noted.map(({ orderNumber }) => orderNumber));
    },

    /** Streams payments, refunds and disputes through the provider since an instant. */
    async *throughProvider(markets: readonly Market[], since: Date): AsyncGenerator<LedgerRecord> {
      const recent = entries.find({
        market: { $in: [...markets] },
        at: { $gte: since },
        intentId: { $ne: null },
        kind: { $in: ['PAYMENT', 'REFUND', 'DISPUTE'] },
      });
      yield* recent.lean().cursor({ batchSize: EXPORT_BATCH });
    },

    /**
     * Entries of an order, oldest first. A payment and its fee have the same time; descending ids put the payment
     * first.
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
