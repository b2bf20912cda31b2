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
} from './return-admin-decisions.ts';
import { decideRefunded, decideReplaced } from './return-settlement-decisions.ts';
import type { KnownReturn, ReturnDecision, ReturnResult, ReturnWithOrder } from './return-step.ts';

/** The longest waiting first; the other order is newest first. */
const OLDEST_FIRST: Keyset = { field: 'requestedAt', direction: 1, kind: 'date' };
const NEWEST_FIRST: Keyset = { ...OLDEST_FIRST, direction: -1 };
/** Upper limit of each count. */
const MAXIMUM_COUNT = 1_000;

export interface ReturnFilter {
  readonly market: Market;
  /** Any of these states; empty for all. */
  readonly statuses: readonly ReturnStatus[];
  /** Only requests that have waited too long. */
  readonly isOverdue: boolean;
  readonly isNewestFirst: boolean;
}

export type ReturnCounts = Readonly<Record<(typeof RETURN_TO_DO)[number] | 'overdue', number>>;

/** Returns to be settled include approved ones whose goods are not sent back. */
function withStatuses(statuses: readonly ReturnStatus[]): QueryFilter<ReturnRecord> {
  if (!statuses.includes('INSPECTED') || statuses.includes('APPROVED')) return { status: { $in: [...statuses] } };
  return {
    status: { $in: [...statuses, 'APPROVED'] },
    $or: [{ status: { $ne: 'APPROVED' } }, { hasGoodsToSendBack: false }],
  };
}

interface Deps {
  readonly connection: Connection;
  readonly orderReader: OrderReader;
  readonly replacementOrders: ReplacementOrders;
  readonly returnChanges: ReturnChanges;
}

/** Returns, as staff handle them. */
export function createReturnAdminService({ connection, orderReader, replacementOrders, returnChanges }: Deps) {
  const returns = returnModel(connection);

  const overdue = () => ({
    status: 'REQUESTED' as const,
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

  /** Applies a step to the current return; `complete` adds writes to the transaction. */
  async function step(
    number: string,
    decide: (known: KnownReturn, now: Date) => ReturnDecision,
    complete?: Parameters<ReturnChanges['change']>[2],
  ): Promise<ReturnResult> {
    const record = await returns.findOne({ number: normalisePublicNumber(number) }).lean();
    return record ? returnChanges.change(record, decide, complete) : refuse('RETURN_NOT_FOUND', 'return.notFound');
  }

  /** Sends the units of a return again, in the transaction that settles it. */
  async function sendOnceMore(session: ClientSession, record: ReturnRecord, original: OrderRecord, staffId: string) {
    const { number: replacementNumber, dueAt } = await replacementOrders.make(session, {
      original,
      kind: record.resolution === 'MISSING_ITEM' ? 'REPLACEMENT' : 'EXCHANGE',
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

    /** The number of returns of a store that wait for staff, each count at most 1,000. */
    async counts(market: Market): Promise<ReturnCounts> {
      const count = (wanted: QueryFilter<ReturnRecord>) =>
        returns.countDocuments({ market, ...wanted }, { limit: MAXIMUM_COUNT }).exec();
      const [late, ...waiting] = await Promise.all([
        count(overdue()),
        ...RETURN_TO_DO.map((status) => count(withStatuses([status]))),
      ]);
      const byStatus = RETURN_TO_DO.map((status, index) => [status, waiting[index] ?? 0] as const);
      return { overdue: late, ...Object.fromEntries(byStatus) } as ReturnCounts;
    },

    /** Returns of a store that wait in a status, by request date. */
    waiting: (market: Market, status: ReturnStatus): Promise<Waiting> =>
      readWaiting(returns, { market, ...withStatuses([status]) }, 'requestedAt'),

    /** Approves a return. The customer may keep the goods, or the shop may buy the return label. */
    approve: (number: string, staffId: string, choice: Approval): Promise<ReturnResult> =>
      step(number, (known, now) => decideApproved(known, choice, staffId, now)),

    /** Refuses a return, before or after inspection; its units can be returned again. */
    refuse: (number: string, staffId: string, reason: string): Promise<ReturnResult> =>
      step(number, (known, now) => decideRefused(known, reason, staffId, now)),

    /** Notifies a Korean customer when a carrier will collect the goods; the customer need not send them. */
    arrangePickup: (number: string, staffId: string, pickup: PickupRecord): Promise<ReturnResult> =>
      step(number, (known, now) => decidePickup(known, pickup, staffId, now)),

    /**
     * Requests a return label, or retries a failed one. Changes nothing if a label is being bought or exists, so concurrent
     * requests buy one label.
     */
    requestLabel: (number: string, staffId: string): Promise<ReturnResult> =>
      step(number, (known, now) => decideLabelRequested(known, staffId, now)),

    /** Records which units of a return arrived. */
    receive: (number: string, staffId: string, lines: readonly Units[]): Promise<ReturnResult> =>
      step(number, (known, now) => decideReceived(known, lines, staffId, now)),

    /** Records which units are restocked and which are written off; both appear in the stock history. */
    inspect: (number: string, staffId: string, lines: readonly InspectedLine[]): Promise<ReturnResult> =>
      step(number, (known, now) => decideInspected(known, lines, staffId, now)),

    /**
     * Settles a return by sending the same units again; only shipping may be charged. If they are out of stock, nothing changes,
     * and staff refund the return instead.
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

    /** Settles a return by a refund of exactly the amount that staff were shown; otherwise nothing changes. */
    refund(number: string, authority: RefundAuthority, expectedAmount: number): Promise<ReturnResult> {
      const refund = { id: randomUUID(), authority, expectedAmount };
      return step(number, (known, now) => decideRefunded(known, refund, now));
    },
  };
}

export type ReturnAdminService = ReturnType<typeof createReturnAdminService>;
