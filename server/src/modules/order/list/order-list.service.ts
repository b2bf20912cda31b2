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
import { clampPageSize, type Page, toPage } from '../../../common/pagination.ts';
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

/** Orders that begin with what was searched for and that are looked at for the newest of them. */
const BEGINNINGS_LOOKED_AT = 100;

/** How many orders a file reads from the database at a time. */
const EXPORT_BATCH = 500;

/** The orders of a store as staff look through them: filtered, sorted, counted, and all of them for a file. */
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
      const size = clampPageSize(first);
      const condition = orderCondition(market, filter, new Date());
      const rows = await find(condition, sort, after)
        .limit(size + 1)
        .lean();
      const toCursor = (row: OrderRecord) => keysetCursor(KEYSET_OF[sort], row);
      return toPage(rows, size, toCursor, () =>
        count(condition, isCountedByIndex(filter) ? undefined : MAXIMUM_ORDER_COUNT),
      );
    },

    /**
     * Orders of both stores that have a key which is a text, the newest first, and then such as have one that begins with
     * it; none for an empty text. Where a great many begin so, the newest of the first by the alphabet have to do.
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

    /** How many orders there are of each status, and how many wait for each thing that staff do beside. */
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

    /** All orders of a list, one after the other, without holding more than a few of them. */
    async *all(market: Market, filter: OrderFilter, sort: OrderSort): AsyncGenerator<OrderRecord> {
      const cursor = find(orderCondition(market, filter, new Date()), sort)
        .lean()
        .cursor({ batchSize: EXPORT_BATCH });
      for await (const order of cursor) yield order;
    },
  };
}

export type OrderListService = ReturnType<typeof createOrderListService>;
