import { randomUUID } from 'node:crypto';
import type { Units } from '@eunbit/schema/fulfilment';
import type { Market } from '@eunbit/schema/market';
import { normalisePublicNumber } from '@eunbit/schema/public-number';
import { RETURN_ANSWER_HOURS, RETURN_TO_DO, type ReturnStatus } from '@eunbit/schema/return';
import type { InspectedLine } from '@eunbit/schema/validation-return';
import type { ClientSession, Connection, QueryFilter } from 'mongoose';
import { beyondCursor, type Keyset, keysetCursor, keysetOrder } from '../../common/keyset.ts';
import { requirePageSize } from '../../common/page-size.ts';
import { type Page, type PageRequest, toPage } from '../../common/pagination.ts';
import { refuse } from '../../common/refusal.ts';
import { readWaiting, type Waiting } from '../../common/waiting.ts';
import type { ReplacementOrders } from '../draft-order/index.ts';
import { type OrderReader, type OrderRecord, type RefundAuthority, settledUnits } from '../order/index.ts';
import { ShortageError } from '../stock/index.ts';
import type { ReturnChanges } from './change-return.ts';
import type { PickupRecord, ReturnRecord } from './return.model.ts';
import { returnModel } from './return.model.ts';
import {
  type Approval,
  decideApproved,
  decideInspected,
  decideLabelRequested,
  decidePickup,
  decideReceived,
  decideRefused,
} from './return-desk-decisions.ts';
import { decideRefunded, decideReplaced } from './return-settlement-decisions.ts';
import type { KnownReturn, ReturnDecision, ReturnResult, ReturnWithOrder } from './return-step.ts';

/** What has waited longest is on top, or what came last. */
const OLDEST_FIRST: Keyset = { field: 'requestedAt', direction: 1, kind: 'date' };
const NEWEST_FIRST: Keyset = { ...OLDEST_FIRST, direction: -1 };
/** Counts stop here. */
const MAXIMUM_COUNT = 1_000;

export interface ReturnFilter {
  readonly market: Market;
  /** Any of these; all for none. */
  readonly statuses: readonly ReturnStatus[];
  /** Requests that wait for longer than they should. */
  readonly isOverdue: boolean;
  readonly isNewestFirst: boolean;
}

export type ReturnCounts = Readonly<Record<(typeof RETURN_TO_DO)[number] | 'overdue', number>>;

/** Among those to be settled are approved ones of which nothing comes back. */
function withStatuses(statuses: readonly ReturnStatus[]): QueryFilter<ReturnRecord> {
  if (!statuses.includes('INSPECTED') || statuses.includes('APPROVED')) return { state: { $in: [...statuses] } };
  return {
    state: { $in: [...statuses, 'APPROVED'] },
    $or: [{ state: { $ne: 'APPROVED' } }, { hasGoodsToSendBack: false }],
  };
}

interface Deps {
  readonly connection: Connection;
  readonly orderReader: OrderReader;
  readonly replacementOrders: ReplacementOrders;
  readonly returnChanges: ReturnChanges;
}

/** Returns as staff work on them. */
export function createReturnDeskService({ connection, orderReader, replacementOrders, returnChanges }: Deps) {
  const returns = returnModel(connection);

  const overdue = () => ({
    state: 'REQUESTED' as const,
    requestedAt: { $lt: new Date(Date.now() - RETURN_ANSWER_HOURS * 3_600_000) },
  });

  function conditionOf({ market, statuses, isOverdue }: ReturnFilter): QueryFilter<ReturnRecord> {
    if (isOverdue) return { market, ...overdue() };
    return { market, ...(statuses.length > 0 && withStatuses(statuses)) };
  }

  async function find(number: string): Promise<ReturnWithOrder | null> {
    const record = await returns.findOne({ number: normalisePublicNumber(number) }).lean();
    const order = record && (await orderReader.byNumber(record.orderNumber));
    return record && order ? { record, order } : null;
  }

  /** Takes the step that is decided of the return as it is; `complete` is what else is written with it. */
  async function step(
    number: string,
    decide: (known: KnownReturn, now: Date) => ReturnDecision,
    complete?: Parameters<ReturnChanges['change']>[2],
  ): Promise<ReturnResult> {
    const record = await returns.findOne({ number: normalisePublicNumber(number) }).lean();
    return record ? returnChanges.change(record, decide, complete) : refuse('RETURN_NOT_FOUND', 'return.notFound');
  }

  /** Sends the units of a return once more, in the transaction that settles it. */
  async function sendOnceMore(session: ClientSession, record: ReturnRecord, original: OrderRecord, staffId: string) {
    const { number: replacementNumber, dueAt } = await replacementOrders.make(session, {
      original,
      kind: record.wish === 'MISSING_ITEM' ? 'REPLACEMENT' : 'EXCHANGE',
      lines: settledUnits(record),
      fee: record.shipping.fee,
      returnNumber: record.number,
      staffId,
    });
    return { ...record, replacementNumber, ...(dueAt && { replacementDueAt: dueAt }) };
  }

  return {
    find,

    async list(filter: ReturnFilter, { first, after }: PageRequest): Promise<Page<ReturnRecord>> {
      requirePageSize(first);
      const wanted = conditionOf(filter);
      const sort = filter.isNewestFirst ? NEWEST_FIRST : OLDEST_FIRST;
      const further = after ? beyondCursor<ReturnRecord>(sort, after) : {};
      const rows = await returns
        .find({ $and: [wanted, further] })
        .sort(keysetOrder(sort))
        .limit(first + 1)
        .lean();
      return toPage(
        rows,
        { first, after },
        (row) => keysetCursor(sort, row),
        () => returns.countDocuments(wanted).exec(),
      );
    },

    /** What waits for staff in a store, counted up to 1,000 each. */
    async counts(market: Market): Promise<ReturnCounts> {
      const count = (wanted: QueryFilter<ReturnRecord>) =>
        returns.countDocuments({ market, ...wanted }, { limit: MAXIMUM_COUNT }).exec();
      const [late, ...waiting] = await Promise.all([
        count(overdue()),
        ...RETURN_TO_DO.map((state) => count(withStatuses([state]))),
      ]);
      const byState = RETURN_TO_DO.map((state, index) => [state, waiting[index] ?? 0] as const);
      return { overdue: late, ...Object.fromEntries(byState) } as ReturnCounts;
    },

    /** Returns of a store that wait in a state, by when they were requested. */
    waiting: (market: Market, state: ReturnStatus): Promise<Waiting> =>
      readWaiting(returns, { market, ...withStatuses([state]) }, 'requestedAt'),

    /** Approves a return; the goods may stay with the customer, or the shop may buy the label for their way. */
    approve: (number: string, staffId: string, choice: Approval): Promise<ReturnResult> =>
      step(number, (known, now) => decideApproved(known, choice, staffId, now)),

    /** Refuses a return, before or after the goods were seen; the units can be returned again. */
    refuse: (number: string, staffId: string, reason: string): Promise<ReturnResult> =>
      step(number, (known, now) => decideRefused(known, reason, staffId, now)),

    /** Tells the customer of the Korean store when a carrier fetches the goods. They need not send them then. */
    arrangePickup: (number: string, staffId: string, pickup: PickupRecord): Promise<ReturnResult> =>
      step(number, (known, now) => decidePickup(known, pickup, staffId, now)),

    /**
     * Has the label for the way back bought, or tried again. Of two who ask at once one does, and the other sees it; one that is
     * being bought, or was, is not asked for again.
     */
    requestLabel: (number: string, staffId: string): Promise<ReturnResult> =>
      step(number, (known, now) => decideLabelRequested(known, staffId, now)),

    /** Records that the goods of a return arrived, and how many of each. */
    receive: (number: string, staffId: string, lines: readonly Units[]): Promise<ReturnResult> =>
      step(number, (known, now) => decideReceived(known, lines, staffId, now)),

    /** Says of each unit whether it goes into stock or is written off; both stand in the stock history. */
    inspect: (number: string, staffId: string, lines: readonly InspectedLine[]): Promise<ReturnResult> =>
      step(number, (known, now) => decideInspected(known, lines, staffId, now)),

    /**
     * Settles a return by sending the same units once more, at no charge but the way. Where they are not there any more, nothing is
     * done, and staff pay it back instead.
     */
    async replace(number: string, staffId: string): Promise<ReturnResult> {
      const decide = (known: KnownReturn, now: Date) => {
        const { shipping, market } = known.record;
        return decideReplaced(known, replacementOrders.isPaidByLink(shipping.fee, market), staffId, now);
      };
      try {
        return await step(number, decide, (session, record, order) => sendOnceMore(session, record, order, staffId));
      } catch (error) {
        if (error instanceof ShortageError) return refuse('SOLD_OUT', 'return.soldOut');
        throw error;
      }
    },

    /** Settles a return by paying it back: exactly what staff were shown, or nothing. */
    refund(number: string, authority: RefundAuthority, expectedAmount: number): Promise<ReturnResult> {
      const refund = { id: randomUUID(), authority, expectedAmount };
      return step(number, (known, now) => decideRefunded(known, refund, now));
    },
  };
}

export type ReturnDeskService = ReturnType<typeof createReturnDeskService>;
