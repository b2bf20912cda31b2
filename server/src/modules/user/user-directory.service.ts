import type { Market } from '@eunbit/schema/market';
import type { Connection, Types } from 'mongoose';
import { byNewest, NEWEST_FIRST } from '../../common/newest-first.ts';
import { type NumberedPage, readNumberedPage } from '../../common/numbered-page.ts';
import { isObjectId } from '../../common/object-id.ts';
import { userModel } from '../account/user.model.ts';
import type { UserRecord } from '../account/user.record.ts';
import { orderModel } from '../order/order.model.ts';
import type { OrderRecord } from '../order/order.record.ts';
import { type Purchase, readPurchases } from './user-purchases.ts';
import { userFilter, userFilters } from './user-search.ts';

/** Accounts on one page of a store's list, and parts of one account on a page (STAFF-10). */
const USERS_PER_PAGE: Readonly<Record<Market, number>> = { KR: 20, US: 10 };
const PART_SIZE = 5;
/** More members of staff than any shop of this kind has. */
const MAXIMUM_STAFF = 500;

/** Accounts that a file reads from the database at a time. */
const EXPORT_BATCH = 500;

/** Accounts that begin with what was searched for and that are looked at for the newest of them. */
const BEGINNINGS_LOOKED_AT = 100;

/** Accounts as staff look them up. */
export function createUserDirectory(connection: Connection) {
  const users = userModel(connection);
  const orders = orderModel(connection);

  return {
    page(market: Market, search: string, page: number): Promise<NumberedPage<UserRecord>> {
      return readNumberedPage(users, userFilter(market, search), NEWEST_FIRST, USERS_PER_PAGE[market], page);
    },

    /** Everybody of a list, one after the other, without holding more than a few of them. */
    async *all(market: Market, search: string): AsyncGenerator<UserRecord> {
      yield* users.find(userFilter(market, search)).sort(NEWEST_FIRST).lean().cursor({ batchSize: EXPORT_BATCH });
    },

    /**
     * Accounts of both stores that a text means, the newest first, and then such as have an email address that begins with
     * it; none for an empty text. Where a great many begin so, the newest of the first by the alphabet have to do.
     */
    async find(text: string, limit: number): Promise<UserRecord[]> {
      const filters = userFilters(text);
      if (!filters) return [];
      const exact = await users.find(filters.exact).sort(NEWEST_FIRST).limit(limit).lean();
      if (exact.length === limit) return exact;
      const known = { _id: { $nin: exact.map(({ _id }) => _id) } };
      const begins = await users
        .find({ ...filters.beginning, ...known })
        .limit(BEGINNINGS_LOOKED_AT)
        .lean();
      const newest = begins.sort(byNewest);
      return [...exact, ...newest.slice(0, limit - exact.length)];
    },

    async byId(id: string): Promise<UserRecord | null> {
      return isObjectId(id) ? users.findById(id).lean() : null;
    },

    /** Managers and admins, who has been longest first. */
    staff(): Promise<UserRecord[]> {
      return users
        .find({ role: { $in: ['MANAGER', 'ADMIN'] } })
        .sort({ createdAt: 1, _id: 1 })
        .limit(MAXIMUM_STAFF)
        .lean()
        .exec();
    },

    /** How many orders each of these people has placed; who has none is missing. */
    async orderCounts(ids: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, number>> {
      const counted = await orders.aggregate<{ _id: string; count: number }>([
        { $match: { userId: { $in: ids.map(String) } } },
        { $group: { _id: '$userId', count: { $sum: 1 } } },
      ]);
      return new Map(counted.map(({ _id, count }) => [_id, count]));
    },

    /** A person's orders of both stores. */
    ordersOf(userId: string, page: number): Promise<NumberedPage<OrderRecord>> {
      return readNumberedPage(orders, { userId }, NEWEST_FIRST, PART_SIZE, page);
    },

    purchasesOf(userId: string, page: number): Promise<NumberedPage<Purchase>> {
      return readPurchases(connection, userId, PART_SIZE, page);
    },
  };
}

export type UserDirectory = ReturnType<typeof createUserDirectory>;
