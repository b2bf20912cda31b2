import { Market } from '@eunbit/schema/market';
import { OrderStatus } from '@eunbit/schema/order';
import {
  MAXIMUM_ORDER_COUNT,
  NO_FILTER,
  OrderAttention,
  type OrderFilter,
  type OrderSort,
} from '@eunbit/schema/order-list';
import { PASSING_PAYMENT_SUMMARIES, type PaymentSummary } from '@eunbit/schema/payment-status';
import { MAXIMUM_WORK_COUNT } from '@eunbit/schema/work';
import type { Connection, QueryFilter } from 'mongoose';
import { beyondCursor, keysetCursor, keysetOrder } from '../../../common/keyset.ts';
import { byNewest, NEWEST_FIRST } from '../../../common/newest-first.ts';
import { requirePageSize } from '../../../common/page-size.ts';
import { type Page, toPage } from '../../../common/pagination.ts';
import type { Waiting } from '../../../common/waiting.ts';
import type { OrderCounters, StatusCounts } from '../counting/order-counters.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import {
  type Condition,
  indexFor,
  isCountedByStatus,
  KEYSET_OF,
  orderCondition,
  SEARCH_INDEX,
} from './order-filter.ts';
import { searchKeys } from './order-search-keys.ts';
import { WAITING_SINCE_FIELDS, waitingSince } from './waiting-since.ts';

export interface OrderListRequest {
  readonly market: Market;
  readonly filter: OrderFilter;
  readonly sort: OrderSort;
  readonly first: number;
  readonly after?: string | undefined;
}

export interface OrderCounts {
  readonly byStatus: readonly { readonly status: OrderStatus; readonly count: number }[];
  readonly byPaymentSummary: readonly { readonly paymentSummary: PaymentSummary; readonly count: number }[];
  readonly byAttention: readonly { readonly attention: OrderAttention; readonly count: number }[];
}

/** Maximum number of prefix matches read to find the newest among them. */
const MAX_PREFIX_MATCHES = 100;

/** Batch size of exports. */
const EXPORT_BATCH = 500;

/** The staff order list of a store: filtered, sorted, counted and exported. */
export function createOrderListService(connection: Connection, counters: OrderCounters) {
  const orders = orderModel(connection);

  /**
   * A text may be a prefix of keys of most orders of a store, such as the common prefix of order numbers: only the first matches
   * in key order are read.
   */
  async function boundSearch(condition: Condition): Promise<Condition> {
    const { market, searchKeys: beginning, ...others } = condition;
    if (!(beginning instanceof RegExp) || '_id' in others) return condition;
    const found = await orders
      .find({ market, searchKeys: beginning }, { _id: 1 })
      .hint(SEARCH_INDEX)
      .limit(MAXIMUM_ORDER_COUNT)
      .lean();
    return { ...others, _id: { $in: found.map(({ _id }) => _id) } };
  }

  function find(condition: Condition, sort: OrderSort, after?: string) {
    const keyset = KEYSET_OF[sort];
    const rest = after ? { $and: [condition, beyondCursor<OrderRecord>(keyset, after)] } : condition;
    return orders.find(rest).sort(keysetOrder(keyset)).hint(indexFor(condition, keyset));
  }

  function count(condition: Condition, limit?: number): Promise<number> {
    const hint = indexFor(condition, KEYSET_OF.NEWEST);
    return orders.countDocuments(condition, { hint, ...(limit && { limit }) }).exec();
  }

  /** All orders of a store by status. */
  async function countByStatus(market: Market): Promise<StatusCounts> {
    const kept = await counters.read(market);
    if (kept) return kept;
    const statuses = Object.values(OrderStatus);
    const counts = await Promise.all(statuses.map((status) => count({ market, status })));
    return Object.fromEntries(statuses.map((status, index) => [status, counts[index] ?? 0])) as StatusCounts;
  }

  async function countList(market: Market, filter: OrderFilter, condition: Condition): Promise<number> {
    if (!isCountedByStatus(filter)) return count(condition, MAXIMUM_ORDER_COUNT);
    const counts = await counters.read(market);
    if (!counts) return count(condition);
    return filter.status ? counts[filter.status] : Object.values(counts).reduce((sum, some) => sum + some, 0);
  }

  return {
    async list({ market, filter, sort, first, after }: OrderListRequest): Promise<Page<OrderRecord>> {
      requirePageSize(first);
      const condition = await boundSearch(orderCondition(market, filter, new Date()));
      const rows = await find(condition, sort, after)
        .limit(first + 1)
        .lean();
      const toCursor = (row: OrderRecord) => keysetCursor(KEYSET_OF[sort], row);
      return toPage(rows, { first, after }, toCursor, () => countList(market, filter, condition));
    },

    /**
     * Orders of both stores with a key equal to the text, newest first, followed by those with a key that starts with
     * it; none for an empty text. At most the first 100 prefix matches in index order are read, so with more matches,
     * newer ones may be missing.
     */
    async search(text: string, limit: number): Promise<OrderRecord[]> {
      const keys = searchKeys(text);
      if (!keys) return [];
      const bothStores = { market: { $in: ['KR', 'US'] } } satisfies QueryFilter<OrderRecord>;
      const same = { ...bothStores, searchKeys: keys.whole };
      const whole = await orders.find(same).sort(NEWEST_FIRST).hint(SEARCH_INDEX).limit(limit).lean();
      if (whole.length === limit || !keys.beginning) return whole;
      const begins = { ...bothStores, searchKeys: keys.beginning, _id: { $nin: whole.map(({ _id }) => _id) } };
      const others = await orders.find(begins).hint(SEARCH_INDEX).limit(MAX_PREFIX_MATCHES).lean();
      const newest = others.sort(byNewest);
      return [...whole, ...newest.slice(0, limit - whole.length)];
    },

    /** The orders of a list that staff have to work on; if there are more than the counting limit, the oldest are read. */
    async waiting(market: Market, filter: Partial<OrderFilter>): Promise<Waiting> {
      const condition = orderCondition(market, { ...NO_FILTER, ...filter }, new Date());
      const found = await find(condition, 'OLDEST').select(WAITING_SINCE_FIELDS).limit(MAXIMUM_WORK_COUNT).lean();
      const since = found.map((order) => waitingSince(filter, order).getTime());
      return { count: found.length, oldestAt: since.length > 0 ? new Date(Math.min(...since)) : null };
    },

    /** Closed stores that have orders; no query is made if all stores are open. */
    async closedStores(open: readonly Market[]): Promise<Market[]> {
      const closed = Object.values(Market).filter((market) => !open.includes(market));
      const sold = await Promise.all(closed.map((market) => orders.exists({ market })));
      return closed.filter((_, index) => sold[index]);
    },

    /** Number of orders by status, by payment summary, and by each kind of staff attention. */
    async counts(market: Market): Promise<OrderCounts> {
      const now = new Date();
      const countMeeting = (filter: Partial<OrderFilter>) =>
        count(orderCondition(market, { ...NO_FILTER, ...filter }, now), MAXIMUM_ORDER_COUNT);
      const [counts, byPaymentSummary, byAttention] = await Promise.all([
        countByStatus(market),
        Promise.all(
          PASSING_PAYMENT_SUMMARIES.map(async (paymentSummary) => ({
            paymentSummary,
            count: await countMeeting({ paymentSummary }),
          })),
        ),
        Promise.all(
          Object.values(OrderAttention).map(async (attention) => ({
            attention,
            count: await countMeeting({ attention }),
          })),
        ),
      ]);
      const byStatus = Object.values(OrderStatus).map((status) => ({ status, count: counts[status] }));
      return { byStatus, byPaymentSummary, byAttention };
    },

    /** Streams all orders of a list. */
    async *all(market: Market, filter: OrderFilter, sort: OrderSort): AsyncGenerator<OrderRecord> {
      const cursor = find(orderCondition(market, filter, new Date()), sort)
        .lean()
        .cursor({ batchSize: EXPORT_BATCH });
      for await (const order of cursor) yield order;
    },
  };
}

export type OrderListService = ReturnType<typeof createOrderListService>;
