import type { Market } from '@eunbit/schema/market';
import type { CustomerKind } from '@eunbit/schema/order-list';
import { USER_FILE_PATH } from '@eunbit/schema/wire';
import { listUrl, MARKET_PATH, readPage } from '../app/list-url.ts';

export interface UserListView {
  readonly kind: CustomerKind;
  readonly search: string;
  /** Empty if there is no filter. */
  readonly tag: string;
  /** Counted from 1. */
  readonly page: number;
}

/** The list of members or guests of a store; the address leaves out defaults. */
export function userListUrl(
  market: Market,
  { kind = 'MEMBER', search = '', tag = '', page = 1 }: Partial<UserListView> = {},
): string {
  return listUrl(`/users_${MARKET_PATH[market]}`, {
    kind: kind === 'MEMBER' ? null : kind,
    search: search.trim(),
    tag: tag.trim(),
    page,
  });
}

/** Address of a list of members or guests as a CSV file. */
export function userFileUrl(market: Market, { kind, search, tag }: Omit<UserListView, 'page'>): string {
  return listUrl(USER_FILE_PATH, { market, kind, search, tag });
}

export function userListView(query: URLSearchParams): UserListView {
  return {
    kind: query.get('kind') === 'GUEST' ? 'GUEST' : 'MEMBER',
    search: (query.get('search') ?? '').trim(),
    tag: (query.get('tag') ?? '').trim(),
    page: readPage(query),
  };
}

/** Paginated parts of the account page. */
export type UserPart = 'orders' | 'purchases' | 'reviews' | 'notes';

/** An action on an account; each opens its own dialog. */
export type UserAction = 'block' | 'role' | 'merge';

export interface UserView {
  readonly pages: Readonly<Record<UserPart, number>>;
  readonly action: UserAction | null;
}

export function userUrl(id: string, view: Partial<UserView> = {}): string {
  return listUrl(`/user/${encodeURIComponent(id)}`, { ...view.pages, action: view.action });
}

export function userView(query: URLSearchParams): UserView {
  const action = query.get('action');
  return {
    pages: {
      orders: readPage(query, 'orders'),
      purchases: readPage(query, 'purchases'),
      reviews: readPage(query, 'reviews'),
      notes: readPage(query, 'notes'),
    },
    action: action === 'block' || action === 'role' || action === 'merge' ? action : null,
  };
}

/** Paginated parts of the guest page. */
export type GuestPages = Readonly<Record<'orders' | 'notes', number>>;

export function guestUrl(id: string, { orders, notes }: Partial<GuestPages> = {}): string {
  return listUrl(`/user/guest/${encodeURIComponent(id)}`, { orders, notes });
}

export function guestPages(query: URLSearchParams): GuestPages {
  return { orders: readPage(query, 'orders'), notes: readPage(query, 'notes') };
}
