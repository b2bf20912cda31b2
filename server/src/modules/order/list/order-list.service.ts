import type { Market } from '@eunbit/schema/market';
import { OrderStatus } from '@eunbit/schema/order';
import {
  MAXIMUM_ORDER_COUNT,
  NO_FILTER,
  OrderAttention,
  type OrderFilter,
  type OrderSort,
} from '@eunbit/schema/order-list';
import type { Connection, QueryFilter } from 'mongoose';
import { beyondCursor, keysetCursor, keysetOrder } from '../../../common/keyset.ts';
import { byNewest, NEWEST_FIRST } from '../../../common/newest-first.ts';
import { requirePageSize } from '../../../common/page-size.ts';
import { type Page, toPage } from '../../../common/pagination.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import { indexFor, isCountedByIndex, KEYSET_OF, orderCondition } from './order-filter.ts';
import { searchKeys } from './order-search-keys.ts';

export interface OrderListRequest {
  readonly market: Market;
  readonly filter: OrderFilter;
  readonly sort: OrderSort;
  readonly first: number;
  readonly after?: string | undefined;
}

export interface OrderCounts {
  readonly byStatus: readonly { readonly status: OrderStatus; readonly count: number }[];
  readonly byAttention: readonly { readonly attention: OrderAttention; readonly count: number }[];
}

/** Maximum number of prefix matches read to find the newest among them. */
const BEGINNINGS_LOOKED_AT = 100;

/** Batch size of exports. */
const EXPORT_BATCH = 500;

/** The staff order list of a store: filtered, sorted, counted and exported. */
export function createOrderListService(connection: Connection) {
  const orders = orderModel(connection);

  function find(condition: QueryFilter<OrderRecord>, sort: OrderSort, after?: string) {
    const keyset = KEYSET_OF[sort];
    const rest = after ? { $and: [condition, beyondCursor<OrderRecord>(keyset, after)] } : condition;
    return orders.find(rest).sort(keysetOrder(keyset)).hint(indexFor(condition, keyset));
  }

  function count(condition: QueryFilter<OrderRecord>, limit?: number): Promise<number> {
    const hint = indexFor(condition, KEYSET_OF.NEWEST);
    return orders.countDocuments(condition, { hint, ...(limit && { limit }) }).exec();
  }

  return {
    async list({ market, filter, sort, first, after }: OrderListRequest): Promise<Page<OrderRecord>> {
      requirePageSize(first);
      const condition = orderCondition(market, filter, new Date());
      const rows = await find(condition, sort, after)
        .limit(first + 1)
        .lean();
      const toCursor = (row: OrderRecord) => keysetCursor(KEYSET_OF[sort], row);
      return toPage(rows, { first, after }, toCursor, () =>
        count(condition, isCountedByIndex(filter) ? undefined : MAXIMUM_ORDER_COUNT),
      );
    },

    /**
     * Orders of both stores with a key equal to the text, newest first, followed by those with a key that starts with
     * it; none for an empty text. At most the first 100 prefix matches in index order are read, so with more matches,
     * newer ones may be missing.
     */
    async search(text: string, limit: number): Promise<OrderRecord[]> {
      const keys = searchKeys(text);
      if (!keys) return [];
      const hint = { market: 1, searchKeys: 1, ...NEWEST_FIRST };
      const bothStores = { market: { $in: ['KR', 'US'] } } satisfies QueryFilter<OrderRecord>;
      const same = { ...bothStores, searchKeys: keys.whole };
      const whole = await orders.find(same).sort(NEWEST_FIRST).hint(hint).limit(limit).lean();
      if (whole.length === limit || !keys.beginning) return whole;
      const begins = { ...bothStores, searchKeys: keys.beginning, _id: { $nin: whole.map(({ _id }) => _id) } };
      const others = await orders.find(begins).hint(hint).limit(BEGINNINGS_LOOKED_AT).lean();
      const newest = others.sort(byNewest);
      return [...whole, ...newest.slice(0, limit - whole.length)];
    },

    /** Number of orders by status, and by each kind of staff attention. */
    async counts(market: Market): Promise<OrderCounts> {
      const now = new Date();
      const counted = (filter: Partial<OrderFilter>) =>
        count(
          orderCondition(market, { ...NO_FILTER, ...filter }, now),
          filter.status ? undefined : MAXIMUM_ORDER_COUNT,
        );
      const [byStatus, byAttention] = await Promise.all([
        Promise.all(Object.values(OrderStatus).map(async (status) => ({ status, count: await counted({ status }) }))),
        Promise.all(
          Object.values(OrderAttention).map(async (attention) => ({ attention, count: await counted({ attention }) })),
        ),
      ]);
      return { byStatus, byAttention };
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
