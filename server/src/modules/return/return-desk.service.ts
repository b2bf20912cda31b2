import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { Units } from '@eunbit/schema/fulfilment';
import type { Market } from '@eunbit/schema/market';
import type { Carrier } from '@eunbit/schema/order';
import { normalisePublicNumber } from '@eunbit/schema/public-number';
import { canTakeReturnTo, RETURN_ANSWER_HOURS, RETURN_TO_DO, type ReturnState } from '@eunbit/schema/return';
import {
  type InspectedLine,
  validateInspection,
  validatePickupNote,
  validateReceipt,
  validateReturnRefusal,
} from '@eunbit/schema/validation-return';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { Connection, QueryFilter } from 'mongoose';
import { beyondCursor, type Keyset, keysetCursor, keysetOrder } from '../../common/keyset.ts';
import { requirePageSize } from '../../common/page-size.ts';
import { type Page, type PageRequest, toPage } from '../../common/pagination.ts';
import { storeDay } from '../../common/store-time.ts';
import { readWaiting, type Waiting } from '../../common/waiting.ts';
import type { ReplacementOrders } from '../draft-order/replacement-orders.service.ts';
import { unitsText as formatUnits, orderMoney } from '../order/emails/order-blocks.ts';
import type { OrderRecord } from '../order/order.record.ts';
import { isBeyondLimit, type RefundAuthority } from '../order/refund-authority.ts';
import type { OrderReader } from '../order/stores/order-reader.ts';
import type { OrderRefundService } from '../refund/order-refund.service.ts';
import type { ReturnRefundPlan } from '../refund/return-refund.ts';
import { ShortageError, type StockService } from '../stock/stock.service.ts';
import { returnModel } from './return.model.ts';
import type { ReturnRecord } from './return.record.ts';
import { dueLabel, isLabelPossible, isLabelRequestable } from './return-label-rules.ts';
import { isShippingRefunded, sendBy, settledUnits } from './return-rules.ts';
import type { Along, ReturnChange, ReturnWriter, SavedReturn } from './return-writer.ts';

/** What has waited longest is on top, or what came last. */
const OLDEST_FIRST: Keyset = { field: 'requestedAt', direction: 1, kind: 'date' };
const NEWEST_FIRST: Keyset = { ...OLDEST_FIRST, direction: -1 };
/** Counts stop here. */
const MAXIMUM_COUNT = 1_000;

export interface ReturnFilter {
  readonly market: Market;
  /** Any of these; all for none. */
  readonly states: readonly ReturnState[];
  /** Requests that wait for longer than they should. */
  readonly isOverdue: boolean;
  readonly isNewestFirst: boolean;
}

export type ReturnCounts = Readonly<Record<(typeof RETURN_TO_DO)[number] | 'overdue', number>>;

export type DeskOutcome =
  | { readonly outcome: 'notFound' | 'soldOut' }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure<ApiMessageKey>[] }
  | { readonly outcome: 'refused'; readonly key: ApiMessageKey }
  /** The return has changed, or what it comes to: `key` says which. */
  | (SavedReturn & { readonly outcome: 'conflict'; readonly key: ApiMessageKey })
  | (SavedReturn & { readonly outcome: 'changed' });

const toRestocked = ({ productId, restocked: quantity }: InspectedLine): Units => ({ productId, quantity });
const toWrittenOff = ({ productId, writtenOff: quantity }: InspectedLine): Units => ({ productId, quantity });

/** Units as the activity log names them. */
const unitsText = (order: OrderRecord, units: readonly Units[]) =>
  formatUnits(
    order,
    units.filter(({ quantity }) => quantity > 0),
    'ko',
  );

/** Among those to be settled are approved ones of which nothing comes back. */
function inStates(states: readonly ReturnState[]): QueryFilter<ReturnRecord> {
  if (!states.includes('INSPECTED') || states.includes('APPROVED')) return { state: { $in: [...states] } };
  return {
    state: { $in: [...states, 'APPROVED'] },
    $or: [{ state: { $ne: 'APPROVED' } }, { hasGoodsToSendBack: false }],
  };
}

interface Step {
  readonly number: string;
  readonly to: ReturnState;
  readonly staffId: string;
}

interface Deps {
  readonly connection: Connection;
  readonly orderReader: OrderReader;
  readonly refunds: OrderRefundService;
  readonly replacementOrders: ReplacementOrders;
  readonly stock: StockService;
  readonly writer: ReturnWriter;
}

/** Returns as staff work on them. */
export function createReturnDeskService({ connection, orderReader, refunds, replacementOrders, stock, writer }: Deps) {
  const returns = returnModel(connection);

  const overdue = () => ({
    state: 'REQUESTED' as const,
    requestedAt: { $lt: new Date(Date.now() - RETURN_ANSWER_HOURS * 3_600_000) },
  });

  function conditionOf({ market, states, isOverdue }: ReturnFilter): QueryFilter<ReturnRecord> {
    if (isOverdue) return { market, ...overdue() };
    return { market, ...(states.length > 0 && inStates(states)) };
  }

  async function find(number: string): Promise<SavedReturn | null> {
    const record = await returns.findOne({ number: normalisePublicNumber(number) }).lean();
    const order = record && (await orderReader.byNumber(record.orderNumber));
    return record && order ? { record, order } : null;
  }

  /** What settling a return by a refund comes to. */
  function plan(order: OrderRecord, record: ReturnRecord): ReturnRefundPlan {
    const lines = settledUnits(record);
    const { number, shipping } = record;
    const parts = {
      lines,
      isShippingRefunded: isShippingRefunded(order, { shipping, lines, number }),
      fee: shipping.fee,
    };
    return refunds.planReturn(order, parts, number);
  }

  /**
   * Takes a step: `judge` looks at the return as it is and says what changes, or why nothing does. Where somebody was faster,
   * it looks again.
   */
  async function step(
    { number, to, staffId }: Step,
    judge: (found: SavedReturn) => DeskOutcome | { readonly change: Omit<ReturnChange, 'by'>; readonly along?: Along },
  ): Promise<DeskOutcome> {
    for (;;) {
      const found = await find(number);
      if (!found) return { outcome: 'notFound' };
      if (!canTakeReturnTo(found.record, to, 'STAFF')) {
        return { outcome: 'conflict', key: 'return.stepRefused', ...found };
      }
      const judged = judge(found);
      if ('outcome' in judged) return judged;
      const saved = await writer.change(found.record, { to, by: staffId, ...judged.change }, judged.along);
      if (saved) return { outcome: 'changed', ...saved };
    }
  }

  return {
    find,
    plan,

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
        ...RETURN_TO_DO.map((state) => count(inStates([state]))),
      ]);
      const byState = RETURN_TO_DO.map((state, index) => [state, waiting[index] ?? 0] as const);
      return { overdue: late, ...Object.fromEntries(byState) } as ReturnCounts;
    },

    /** Returns of a store that wait in a state, by when they were requested. */
    waiting: (market: Market, state: ReturnState): Promise<Waiting> =>
      readWaiting(returns, { market, ...inStates([state]) }, 'requestedAt'),

    /** Approves a return; the goods may stay with the customer, or the shop may buy the label for their way. */
    approve: (
      number: string,
      staffId: string,
      { isKeptByCustomer, isLabelWanted }: { readonly isKeptByCustomer: boolean; readonly isLabelWanted: boolean },
    ): Promise<DeskOutcome> =>
      step({ number, to: 'APPROVED', staffId }, ({ record }) => {
        const now = new Date();
        const hasGoodsToSendBack = record.hasGoodsToSendBack && !isKeptByCustomer;
        if (isLabelWanted && !isLabelPossible({ ...record, hasGoodsToSendBack, state: 'APPROVED' })) {
          return { outcome: 'refused', key: 'return.labelImpossible' };
        }
        return {
          change: {
            set: {
              hasGoodsToSendBack,
              dueAt: hasGoodsToSendBack ? sendBy(now) : null,
              ...(isLabelWanted && { label: dueLabel(record, now) }),
            },
            news: hasGoodsToSendBack ? 'APPROVED' : 'APPROVED_KEPT',
            audit: { action: 'RETURN_APPROVED', after: { hasGoodsToSendBack, isLabelWanted } },
          },
        };
      }),

    /** Refuses a return, before or after the goods were seen; the units can be returned again. */
    refuse: (number: string, staffId: string, reason: string): Promise<DeskOutcome> =>
      step({ number, to: 'REFUSED', staffId }, () => {
        const failures = validateReturnRefusal(reason);
        if (failures.length > 0) return { outcome: 'invalid', failures };
        return {
          change: {
            reason: reason.trim(),
            set: { dueAt: null },
            news: 'REFUSED',
            audit: { action: 'RETURN_REFUSED', after: { reason: reason.trim() } },
          },
        };
      }),

    /** Tells the customer of the Korean store when a carrier fetches the goods. They need not send them then. */
    async arrangePickup(
      number: string,
      staffId: string,
      pickup: { readonly on: string; readonly carrier: Carrier; readonly note: string },
    ): Promise<DeskOutcome> {
      const failures = validatePickupNote(pickup.note);
      if (failures.length > 0) return { outcome: 'invalid', failures };
      for (;;) {
        const found = await find(number);
        if (!found) return { outcome: 'notFound' };
        const { record } = found;
        const isPossible = record.state === 'APPROVED' && record.hasGoodsToSendBack && record.market === 'KR';
        if (!isPossible || pickup.on < storeDay(record.market, new Date())) {
          return { outcome: 'refused', key: 'return.pickupInvalid' };
        }
        const saved = await writer.change(record, {
          by: staffId,
          set: { pickup: { ...pickup, note: pickup.note.trim() }, dueAt: null },
          news: 'PICKUP',
          audit: { action: 'RETURN_PICKUP_ARRANGED', after: { pickup: `${pickup.on} ${pickup.carrier}` } },
        });
        if (saved) return { outcome: 'changed', ...saved };
      }
    },

    /**
     * Has the label for the way back bought, or tried again. Of two who ask at once one does, and the other sees it; one that is
     * being bought, or was, is not asked for again.
     */
    async requestLabel(number: string, staffId: string): Promise<DeskOutcome> {
      for (;;) {
        const found = await find(number);
        if (!found) return { outcome: 'notFound' };
        const { record } = found;
        if (!isLabelPossible(record)) return { outcome: 'refused', key: 'return.labelImpossible' };
        if (!isLabelRequestable(record)) return { outcome: 'changed', ...found };
        const saved = await writer.change(record, {
          by: staffId,
          where: { 'label.state': record.label?.state ?? null },
          set: { label: dueLabel(record, new Date()) },
          audit: { action: 'RETURN_LABEL_REQUESTED' },
        });
        if (saved) return { outcome: 'changed', ...saved };
      }
    },

    /** Notes that the goods have come, and how many of each. */
    receive: (number: string, staffId: string, lines: readonly Units[]): Promise<DeskOutcome> =>
      step({ number, to: 'RECEIVED', staffId }, ({ record, order }) => {
        const failures = validateReceipt(lines, record.lines);
        if (failures.length > 0) return { outcome: 'invalid', failures };
        const received = lines.map(({ productId, quantity }) => ({ productId, quantity }));
        return {
          change: {
            set: { received, dueAt: null },
            news: 'RECEIVED',
            audit: { action: 'RETURN_RECEIVED', after: { returnedUnits: unitsText(order, received) } },
          },
        };
      }),

    /** Says of each unit whether it goes into stock or is written off; both stand in the stock history. */
    inspect: (number: string, staffId: string, lines: readonly InspectedLine[]): Promise<DeskOutcome> =>
      step({ number, to: 'INSPECTED', staffId }, ({ record, order }) => {
        const failures = validateInspection(lines, record.received ?? []);
        if (failures.length > 0) return { outcome: 'invalid', failures };
        const inspected = lines.map(({ productId, restocked, writtenOff }) => ({ productId, restocked, writtenOff }));
        const { market, orderNumber } = record;
        return {
          change: {
            set: { inspected },
            audit: {
              action: 'RETURN_INSPECTED',
              after: {
                restockedUnits: unitsText(order, inspected.map(toRestocked)) || null,
                writtenOffUnits: unitsText(order, inspected.map(toWrittenOff)) || null,
              },
            },
          },
          async along(session, read) {
            await stock.takeBack(session, { market, orderNumber, lines: inspected }, staffId, 'RETURN');
            return { order: read };
          },
        };
      }),

    /**
     * Settles a return by sending the same units once more, at no charge but the way. Where they are not there any more, nothing is
     * done, and staff pay it back instead.
     */
    async replace(number: string, staffId: string): Promise<DeskOutcome> {
      try {
        return await step({ number, to: 'SETTLED', staffId }, ({ record, order }) => ({
          change: {
            // The email with the link tells the rest.
            ...(replacementOrders.isPaidByLink(record.shipping.fee, record.market)
              ? { to: 'AWAITING_PAYMENT' as const, audit: { action: 'RETURN_EXCHANGE_OFFERED' as const } }
              : { news: 'SETTLED' as const, audit: { action: 'RETURN_SETTLED' as const } }),
          },
          async along(session, read) {
            const made = await replacementOrders.make(session, {
              original: order,
              kind: record.wish === 'MISSING_ITEM' ? 'REPLACEMENT' : 'EXCHANGE',
              lines: settledUnits(record),
              fee: record.shipping.fee,
              returnNumber: record.number,
              staffId,
            });
            if (made.outcome === 'soldOut') throw new ShortageError(made.shortages);
            const set =
              made.outcome === 'placed'
                ? { replacementNumber: made.order.number }
                : { replacementNumber: made.draft.number, replacementDueAt: made.draft.expiresAt };
            return { order: read, set };
          },
        }));
      } catch (error) {
        if (error instanceof ShortageError) return { outcome: 'soldOut' };
        throw error;
      }
    },

    /** Settles a return by paying it back: exactly what staff were shown, or nothing. */
    refund: (number: string, authority: RefundAuthority, expectedAmount: number): Promise<DeskOutcome> =>
      step({ number, to: 'SETTLED', staffId: authority.staffId }, ({ record, order }) => {
        const { amount, payable, refusal } = plan(order, record);
        if (amount !== expectedAmount) return { outcome: 'conflict', key: 'return.amountChanged', record, order };
        if (refusal) return { outcome: 'refused', key: refusal };
        if (isBeyondLimit(order, authority, amount)) return { outcome: 'refused', key: 'refund.aboveLimit' };
        authority.assertConfirmed(order.market, amount);
        return {
          change: {
            news: 'SETTLED',
            audit: { action: 'RETURN_SETTLED', after: { refundAmount: orderMoney(order, amount) } },
          },
          async along(session, read) {
            if (!payable) return { order: read };
            const paid = await refunds.addForReturn(session, order, payable, authority.staffId);
            return paid && { order: paid.order, set: { refundId: paid.refund.id } };
          },
        };
      }),
  };
}

export type ReturnDeskService = ReturnType<typeof createReturnDeskService>;
