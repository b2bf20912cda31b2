import type { Market } from '@eunbit/schema/market';
import { byNewest } from '../../common/newest-first.ts';
import type { NumberedPage, NumberedPageRequest } from '../../common/numbered-page.ts';
import type { AccountReader, UserRecord } from '../account/index.ts';
import type { BoughtProduct, GuestRecord, Guests, OrderReader, OrderRecord } from '../order/index.ts';
import type { Customer } from './customers.ts';
import { type CustomerSearch, customerFilter, userFilters } from './user-search.ts';

/** Maximum prefix matches that are read to select the newest of them. */
const MAX_PREFIX_MATCHES = 100;

/** The buyer, as an order identifies them. */
interface Buyer {
  readonly customer: { readonly id: string } | null;
  readonly hasPassCode: boolean;
  readonly email: string;
}

interface Deps {
  readonly accountReader: AccountReader;
  readonly guests: Guests;
  readonly orderReader: OrderReader;
}

/** Accounts and guests, as staff look them up. */
export function createUserDirectory({ accountReader: accounts, guests, orderReader: orders }: Deps) {
  return {
    page(market: Market, wanted: CustomerSearch, request: NumberedPageRequest): Promise<NumberedPage<UserRecord>> {
      return accounts.page(customerFilter(market, wanted), request);
    },

    guestPage(
      market: Market,
      wanted: CustomerSearch,
      request: NumberedPageRequest,
    ): Promise<NumberedPage<GuestRecord>> {
      return guests.page(customerFilter(market, wanted), request);
    },

    /** Streams all accounts of a list through a cursor, without loading them all into memory. */
    all(market: Market, wanted: CustomerSearch): AsyncGenerator<UserRecord> {
      return accounts.all(customerFilter(market, wanted));
    },

    /** The same for guests. */
    allGuests(market: Market, wanted: CustomerSearch): AsyncGenerator<GuestRecord> {
      return guests.all(customerFilter(market, wanted));
    },

    /** The buyer of an order; null if the account was deleted, or the guest is not stored yet. */
    async buyerOf({ customer, hasPassCode, email }: Buyer): Promise<Customer | null> {
      if (customer) {
        const record = await accounts.recordById(customer.id);
        return record && { kind: 'MEMBER', record };
      }
      const record = hasPassCode ? await guests.byEmail(email) : null;
      return record && { kind: 'GUEST', record };
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
      const begins = await accounts.some({ ...filters.beginning, ...known }, MAX_PREFIX_MATCHES);
      const newest = begins.sort(byNewest);
      return [...exact, ...newest.slice(0, limit - exact.length)];
    },

    byId: accounts.recordById,

    staff: accounts.staff,

    /** The orders of an account in both stores. */
    listOrders(userId: string, request: NumberedPageRequest): Promise<NumberedPage<OrderRecord>> {
      return orders.pageOfMember(userId, request);
    },

    /** The orders of a guest in both stores; null if there is no such guest. */
    async listGuestOrders(guestId: string, request: NumberedPageRequest): Promise<NumberedPage<OrderRecord> | null> {
      const guest = await guests.byId(guestId);
      return guest && orders.pageOfGuest(guest.email, request);
    },

    listPurchases(userId: string, request: NumberedPageRequest): Promise<NumberedPage<BoughtProduct>> {
      return orders.boughtBy(userId, request);
    },
  };
}

export type UserDirectory = ReturnType<typeof createUserDirectory>;
