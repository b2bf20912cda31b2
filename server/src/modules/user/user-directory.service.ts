import type { Market } from '@eunbit/schema/market';
import { byNewest } from '../../common/newest-first.ts';
import type { NumberedPage, NumberedPageRequest } from '../../common/numbered-page.ts';
import type { AccountReader } from '../account/account-reader.ts';
import type { UserRecord } from '../account/user.record.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { BoughtProduct } from '../order/stores/bought-products.ts';
import type { OrderReader } from '../order/stores/order-reader.ts';
import { userFilter, userFilters } from './user-search.ts';

/** Prefix matches that are read to select the newest of them. */
const BEGINNINGS_LOOKED_AT = 100;

/** Accounts, as staff look them up. */
export function createUserDirectory(accounts: AccountReader, orders: OrderReader) {
  return {
    page(market: Market, search: string, request: NumberedPageRequest): Promise<NumberedPage<UserRecord>> {
      return accounts.page(userFilter(market, search), request);
    },

    /** Streams all accounts of a list through a cursor, without loading them all into memory. */
    all(market: Market, search: string): AsyncGenerator<UserRecord> {
      return accounts.all(userFilter(market, search));
    },

    /**
     * Accounts of both stores that match a text: exact matches first, newest first, then those whose email address
     * begins with it. Empty for a blank text. Of the prefix matches, only the first hundred in alphabetical order are
     * considered.
     */
    async find(text: string, limit: number): Promise<UserRecord[]> {
      const filters = userFilters(text);
      if (!filters) return [];
      const exact = await accounts.newest(filters.exact, limit);
      if (exact.length === limit) return exact;
      const known = { _id: { $nin: exact.map(({ _id }) => _id) } };
      const begins = await accounts.some({ ...filters.beginning, ...known }, BEGINNINGS_LOOKED_AT);
      const newest = begins.sort(byNewest);
      return [...exact, ...newest.slice(0, limit - exact.length)];
    },

    byId: accounts.recordById,

    staff: accounts.staff,

    /** Number of orders by account; accounts without orders are absent. */
    orderCounts: orders.countByMember,

    /** The orders of an account in both stores. */
    listOrders(userId: string, request: NumberedPageRequest): Promise<NumberedPage<OrderRecord>> {
      return orders.pageOfMember(userId, request);
    },

    listPurchases(userId: string, request: NumberedPageRequest): Promise<NumberedPage<BoughtProduct>> {
      return orders.boughtBy(userId, request);
    },
  };
}

export type UserDirectory = ReturnType<typeof createUserDirectory>;
