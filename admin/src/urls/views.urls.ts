import { type SavedViewList, viewQueryOf } from '@eunbit/schema/saved-view';

const PATH: Readonly<Record<SavedViewList, string>> = {
  ORDERS_KR: '/orders_ko',
  ORDERS_US: '/orders_us',
  PRODUCTS_KR: '/products_ko',
  PRODUCTS_US: '/products_us',
  USERS_KR: '/users_ko',
  USERS_US: '/users_us',
  REVIEWS: '/reviews',
  MESSAGES: '/requests',
  PARTNERSHIPS: '/requests/b2b',
  EMAILS: '/sent-emails',
  AUDIT: '/audit',
};

/** A list with the filter of a view. */
export function viewUrl({ list, query }: { readonly list: SavedViewList; readonly query: string }): string {
  return `${PATH[list]}?${query}`;
}

/** The filter that an address has on a list, as a view keeps it; empty for the whole list. */
export function readViewQuery(list: SavedViewList, search: string): string {
  return viewQueryOf(list, new URLSearchParams(search));
}

interface Openable {
  readonly list: SavedViewList;
  readonly query: string;
  readonly isDefault: boolean;
}

/** Where the menu leads for a list's path: to the list's default view, where it has one. */
export function listEntryUrl(path: string, views: readonly Openable[]): string {
  const chosen = views.find(({ list, isDefault }) => isDefault && PATH[list] === path);
  return chosen ? viewUrl(chosen) : path;
}
