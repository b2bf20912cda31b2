import type { Market } from '@eunbit/schema/market';
import type { CustomerKind } from '@eunbit/schema/order-list';
import { USER_FILE_PATH } from '@eunbit/schema/wire';

export interface UserListView {
  readonly kind: CustomerKind;
  readonly search: string;
  /** Empty if there is no filter. */
  readonly tag: string;
  /** Counted from 1. */
  readonly page: number;
}

const SUFFIX: Readonly<Record<Market, string>> = { KR: 'ko', US: 'us' };

/** Limit for page numbers typed by hand; the server has its own. */
const FURTHEST_PAGE = 100_000;

function readPage(query: URLSearchParams, name: string): number {
  const page = Number(query.get(name));
  return Number.isInteger(page) && page >= 1 ? Math.min(page, FURTHEST_PAGE) : 1;
}

/** The list of members or guests of a store; the address leaves out defaults. */
export function userListUrl(
  market: Market,
  { kind = 'MEMBER', search = '', tag = '', page = 1 }: Partial<UserListView> = {},
): string {
  const query = new URLSearchParams();
  if (kind !== 'MEMBER') query.set('kind', kind);
  if (search.trim()) query.set('search', search.trim());
  if (tag.trim()) query.set('tag', tag.trim());
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return `/users_${SUFFIX[market]}${text ? `?${text}` : ''}`;
}

/** Address of a list of members or guests as a CSV file. */
export function userFileUrl(market: Market, { kind, search, tag }: Omit<UserListView, 'page'>): string {
  return `${USER_FILE_PATH}?${new URLSearchParams({ market, kind, ...(search && { search }), ...(tag && { tag }) })}`;
}

export function userListView(query: URLSearchParams): UserListView {
  return {
    kind: query.get('kind') === 'GUEST' ? 'GUEST' : 'MEMBER',
    search: (query.get('search') ?? '').trim(),
    tag: (query.get('tag') ?? '').trim(),
    page: readPage(query, 'page'),
  };
}

/** Paginated parts of the account page. */
const USER_PARTS = ['orders', 'purchases', 'reviews', 'notes'] as const;
export type UserPart = (typeof USER_PARTS)[number];

/** An action on an account; each opens its own dialog. */
export type UserAction = 'block' | 'role' | 'merge';

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
      notes: readPage(query, 'notes'),
    },
    action: action === 'block' || action === 'role' || action === 'merge' ? action : null,
  };
}

/** Paginated parts of the guest page. */
export type GuestPages = Readonly<Record<'orders' | 'notes', number>>;

export function guestUrl(id: string, { orders = 1, notes = 1 }: Partial<GuestPages> = {}): string {
  const query = new URLSearchParams();
  if (orders > 1) query.set('orders', String(orders));
  if (notes > 1) query.set('notes', String(notes));
  const text = query.toString();
  return `/user/guest/${encodeURIComponent(id)}${text ? `?${text}` : ''}`;
}

export function guestPages(query: URLSearchParams): GuestPages {
  return { orders: readPage(query, 'orders'), notes: readPage(query, 'notes') };
}
