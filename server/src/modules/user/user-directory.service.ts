import type { Market } from '@eunbit/schema/market';
import type { Types } from 'mongoose';
import { byNewest } from '../../common/newest-first.ts';
import type { NumberedPage } from '../../common/numbered-page.ts';
import type { AccountReader } from '../account/account-reader.ts';
import type { UserRecord } from '../account/user.record.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { BoughtProduct } from '../order/stores/bought-products.ts';
import type { OrderReader } from '../order/stores/order-reader.ts';
import { userFilter, userFilters } from './user-search.ts';

/** Accounts on one page of a store's list, and parts of one account on a page (STAFF-10). */
const USERS_PER_PAGE: Readonly<Record<Market, number>> = { KR: 20, US: 10 };
const PART_SIZE = 5;

/** Accounts that begin with what was searched for and that are looked at for the newest of them. */
const BEGINNINGS_LOOKED_AT = 100;

/** Accounts as staff look them up. */
export function createUserDirectory(accounts: AccountReader, orders: OrderReader) {
  return {
    page(market: Market, search: string, page: number): Promise<NumberedPage<UserRecord>> {
      return accounts.page(userFilter(market, search), USERS_PER_PAGE[market], page);
    },

    /** Everybody of a list, one after the other, without holding more than a few of them. */
    all(market: Market, search: string): AsyncGenerator<UserRecord> {
      return accounts.all(userFilter(market, search));
    },

    /**
     * Accounts of both stores that a text means, the newest first, and then such as have an email address that begins with
     * it; none for an empty text. Of a great many that begin so, only the first hundred by the alphabet are looked at.
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

    /** How many orders each of these people has placed; who has none is missing. */
    orderCounts(ids: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, number>> {
      return orders.countByMember(ids.map(String));
    },

    /** A person's orders of both stores. */
    listOrders(userId: string, page: number): Promise<NumberedPage<OrderRecord>> {
      return orders.pageOfMember(userId, PART_SIZE, page);
    },

    listPurchases(userId: string, page: number): Promise<NumberedPage<BoughtProduct>> {
      return orders.boughtBy(userId, PART_SIZE, page);
    },
  };
}

export type UserDirectory = ReturnType<typeof createUserDirectory>;
