import type { StatementLineStatus } from '@eunbit/schema/bank-statement';
import type { Connection } from 'mongoose';
import { countDocuments } from '../../common/count.ts';
import { beyondCursor, type Keyset, keysetCursor, keysetOrder } from '../../common/keyset.ts';
import { requirePageSize } from '../../common/page-size.ts';
import { type Page, type PageRequest, toPage } from '../../common/pagination.ts';
import { startOfDay, storeDay } from '../../common/store-time.ts';
import { readWaiting, type Waiting } from '../../common/waiting.ts';
import type { DepositOrder, DepositOrders } from '../order/index.ts';
import { normaliseName } from './matching/depositor-name.ts';
import {
  type Candidate,
  EXPECTED_DAYS,
  type LineToMatch,
  matchDeposits,
  type OrderToMatch,
} from './matching/match-deposits.ts';
import { type StatementLineRecord, statementLineModel } from './statement-line.model.ts';

const NEWEST_FIRST: Keyset = { field: 'receivedAt', direction: -1, kind: 'date' };
const DAY_MS = 86_400_000;
/** Days before a deposit in which orders are searched; older than EXPECTED_DAYS, an order is only an uncertain candidate. */
const DAYS_BEFORE = 2 * EXPECTED_DAYS;
/** Maximum other lines of the same amounts that are read. */
const MOST_RIVALS = 1_000;

/** Upper limit of the dashboard counter. */
const MOST_COUNTED = 1_000;

/** An order that a statement line may be the deposit of. */
export type MatchedOrder = DepositOrder & OrderToMatch;

/** A line with its candidate orders; empty if it is booked or set aside. */
export interface MatchedLine {
  readonly line: StatementLineRecord;
  readonly candidates: readonly Candidate<MatchedOrder>[];
}

interface Deps {
  readonly connection: Connection;
  readonly depositOrders: DepositOrders;
}

const toOrder = (order: DepositOrder): MatchedOrder => ({ ...order, orderedOn: storeDay('KR', order.placedAt) });

const toLine = ({ _id, receivedOn, amount, depositorName, memo }: StatementLineRecord): LineToMatch => ({
  id: String(_id),
  receivedOn,
  amount,
  depositorName,
  memo,
});

/** The values that identify a movement independently of the column mapping. */
const toMovement = ({ bankId, receivedOn, amount, depositorName }: StatementLineRecord) =>
  [bankId, receivedOn, amount, normaliseName(depositorName)].join('\u0000');

/** Lists lines of statements; open lines with their candidate orders. */
export function createStatementMatchingService({ connection, depositOrders }: Deps) {
  const lines = statementLineModel(connection);

  /** Other lines of these amounts that are open or were booked since a day. */
  async function readOthers(rows: readonly StatementLineRecord[], since: Date) {
    const amount = { $in: [...new Set(rows.map((row) => row.amount))] };
    const read = (status: StatementLineStatus, from: object) =>
      lines
        .find({ status, amount, ...from })
        .sort({ receivedAt: -1 })
        .limit(MOST_RIVALS)
        .lean();
    const [waiting, booked] = await Promise.all([read('OPEN', {}), read('BOOKED', { receivedAt: { $gte: since } })]);
    const shown = new Set(rows.map(({ _id }) => String(_id)));
    return { rivals: waiting.filter(({ _id }) => !shown.has(String(_id))), booked };
  }

  async function match(rows: readonly StatementLineRecord[]): Promise<MatchedLine[]> {
    const days = rows.map(({ receivedOn }) => receivedOn).sort();
    const [firstDay] = days;
    if (firstDay === undefined) return [];
    const from = startOfDay('KR', firstDay);
    const since = new Date(from.getTime() - DAYS_BEFORE * DAY_MS);
    const amounts = [...new Set(rows.map(({ amount }) => amount))];
    const [{ rivals, booked }, awaited, closed] = await Promise.all([
      readOthers(rows, from),
      depositOrders.awaited(since),
      depositOrders.closedByTotal(amounts, since),
    ]);
    const movements = new Set(booked.map(toMovement));
    const bookedBefore = rows.filter((row) => movements.has(toMovement(row))).map(({ _id }) => String(_id));
    const matches = matchDeposits(
      [...rows, ...rivals].map(toLine),
      [...awaited, ...closed].map(toOrder),
      new Set(bookedBefore),
    );
    return rows.map((line) => ({ line, candidates: matches.get(String(line._id)) ?? [] }));
  }

  return {
    /** Number of open lines, at most 1,000. */
    countOpen(): Promise<number> {
      return lines.countDocuments({ status: 'OPEN' }, { limit: MOST_COUNTED }).exec();
    },

    /** Open lines, by time of deposit. */
    open: (): Promise<Waiting> => readWaiting(lines, { status: 'OPEN' }, 'receivedAt'),

    /** Lines of a status, newest first. */
    async page(status: StatementLineStatus, { first, after }: PageRequest): Promise<Page<MatchedLine>> {
      requirePageSize(first);
      const wanted = after
        ? { $and: [{ status }, beyondCursor<StatementLineRecord>(NEWEST_FIRST, after)] }
        : { status };
      const rows = await lines
        .find(wanted)
        .sort(keysetOrder(NEWEST_FIRST))
        .limit(first + 1)
        .lean();
      const { edges, ...page } = toPage(
        rows,
        { first, after },
        (row) => keysetCursor(NEWEST_FIRST, row),
        () => countDocuments(lines, { status }),
      );
      const nodes = edges.map(({ node }) => node);
      const matched = status === 'OPEN' ? await match(nodes) : nodes.map((line) => ({ line, candidates: [] }));
      return { ...page, edges: matched.map((node, at) => ({ node, cursor: edges[at]?.cursor ?? '' })) };
    },
  };
}

export type StatementMatchingService = ReturnType<typeof createStatementMatchingService>;
