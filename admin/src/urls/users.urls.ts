import type { Market } from '@eunbit/schema/market';
import { USER_FILE_PATH } from '@eunbit/schema/wire';

export interface UserListView {
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

const SUFFIX: Readonly<Record<Market, string>> = { KR: 'ko', US: 'us' };

/** Limit for page numbers typed by hand; the server has its own. */
const FURTHEST_PAGE = 100_000;

function readPage(query: URLSearchParams, name: string): number {
  const page = Number(query.get(name));
  return Number.isInteger(page) && page >= 1 ? Math.min(page, FURTHEST_PAGE) : 1;
}

/** The list of accounts of a store; the address leaves out defaults. */
export function userListUrl(market: Market, { search = '', page = 1 }: Partial<UserListView> = {}): string {
  const query = new URLSearchParams();
  if (search.trim()) query.set('search', search.trim());
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return `/users_${SUFFIX[market]}${text ? `?${text}` : ''}`;
}

/** Address of a list of accounts as a CSV file. */
export function userFileUrl(market: Market, { search }: Pick<UserListView, 'search'>): string {
  return `${USER_FILE_PATH}?${new URLSearchParams({ market, ...(search && { search }) })}`;
}

export function userListView(query: URLSearchParams): UserListView {
  return { search: (query.get('search') ?? '').trim(), page: readPage(query, 'page') };
}

/** Parts of the account page that have pages of their own. */
const USER_PARTS = ['orders', 'purchases', 'reviews'] as const;
export type UserPart = (typeof USER_PARTS)[number];

/** An action on an account; each opens its own dialog. */
export type UserAction = 'block' | 'role';

export interface UserView {
  readonly pages: Readonly<Record<UserPart, number>>;
  readonly action: UserAction | null;
}

export function userUrl(id: string, view: Partial<UserView> = {}): string {
  const query = new URLSearchParams();
  for (const part of USER_PARTS) {
    const page = view.pages?.[part] ?? 1;
    if (page > 1) query.set(part, String(page));
  }
  if (view.action) query.set('action', view.action);
  const text = query.toString();
  return `/user/${encodeURIComponent(id)}${text ? `?${text}` : ''}`;
}

export function userView(query: URLSearchParams): UserView {
  const action = query.get('action');
  return {
    pages: {
      orders: readPage(query, 'orders'),
      purchases: readPage(query, 'purchases'),
      reviews: readPage(query, 'reviews'),
    },
    action: action === 'block' || action === 'role' ? action : null,
  };
}
