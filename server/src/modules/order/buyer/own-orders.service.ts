import type { Market } from '@eunbit/schema/market';
import { ORDER_HISTORY_SIZE, type OrderPeriod } from '@eunbit/schema/order';
import type { Connection, QueryFilter } from 'mongoose';
import { NEWEST_FIRST } from '../../../common/newest-first.ts';
import { type NumberedPage, type NumberedPageRequest, readNumberedPage } from '../../../common/numbered-page.ts';
import { periodFilter, searchFilter } from '../list/order-search.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import type { BuyerClaim, OrderTokens } from '../order-tokens.ts';
import type { OrderReader } from '../reading/order-reader.ts';

export interface OwnOrderFilter {
  readonly market: Market;
  readonly period: OrderPeriod;
  readonly search: string;
}

/** Orders for their buyers. Every query is restricted to the caller's orders. */
export function createOwnOrdersService(connection: Connection, orderReader: OrderReader, tokens: OrderTokens) {
  const orders = orderModel(connection);

  return {
    /** A page of a member's orders in a store, newest first. */
    list(
      userId: string,
      { market, period, search }: OwnOrderFilter,
      request: NumberedPageRequest,
    ): Promise<NumberedPage<OrderRecord>> {
      const filter: QueryFilter<OrderRecord> = {
        userId,
        market,
        ...periodFilter(period, market, new Date()),
        ...searchFilter(search),
      };
      return readNumberedPage(orders, filter, NEWEST_FIRST, request);
    },

    /** A member's newest orders, of both stores. */
    history(userId: string): Promise<OrderRecord[]> {
      return orders.find({ userId }).sort(NEWEST_FIRST).limit(ORDER_HISTORY_SIZE).lean();
    },

    /** A member's order; null if it is unknown or belongs to another member. */
    async ofMember(userId: string, number: string): Promise<OrderRecord | null> {
      const order = await orderReader.byNumber(number);
      return order?.userId === userId ? order : null;
    },

    /** The order with this number if the caller can claim it; null otherwise, as for an unknown number. */
    async ofBuyer(number: string, claim: BuyerClaim): Promise<OrderRecord | null> {
      const order = await orderReader.byNumber(number);
      return order && tokens.opens(order, claim) ? order : null;
    },
  };
}

export type OwnOrdersService = ReturnType<typeof createOwnOrdersService>;
