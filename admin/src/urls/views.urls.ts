import { type SavedViewList, toViewQuery } from '@eunbit/schema/saved-view';

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

/** Address of a list with the filter of a saved view. */
export function viewUrl({ list, query }: { readonly list: SavedViewList; readonly query: string }): string {
  return `${PATH[list]}?${query}`;
}

/** The filter in a list's address, as a saved view stores it; empty if there is none. */
export function readViewQuery(list: SavedViewList, search: string): string {
  return toViewQuery(list, new URLSearchParams(search));
}

interface Openable {
  readonly list: SavedViewList;
  readonly query: string;
  readonly isDefault: boolean;
}

/** Address that the menu uses for a list, with its default view if it has one. */
export function listEntryUrl(path: string, views: readonly Openable[]): string {
  const chosen = views.find(({ list, isDefault }) => isDefault && PATH[list] === path);
  return chosen ? viewUrl(chosen) : path;
}
