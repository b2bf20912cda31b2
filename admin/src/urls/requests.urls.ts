import { DateSort } from '@eunbit/schema/date-sort';
import { Market } from '@eunbit/schema/market';
import { type RequestKind, RequestStatus } from '@eunbit/schema/support-request';
import { listUrl, readChoice, readPage } from '../app/list-url.ts';

export interface RequestListView {
  readonly kind: RequestKind;
  readonly state: RequestStatus | null;
  readonly market: Market | null;
  /** A ticket number or an email address; empty if there is no search. */
  readonly search: string;
  readonly sort: DateSort;
  readonly page: number;
}

const PATH: Readonly<Record<RequestKind, string>> = { MESSAGE: '/requests', PARTNERSHIP: '/requests/b2b' };

export function requestListUrl(kind: RequestKind, view: Partial<Omit<RequestListView, 'kind'>> = {}): string {
  const { state = null, market = null, search = '', sort = 'NEWEST', page = 1 } = view;
  return listUrl(PATH[kind], { state, market, search, sort: sort === 'NEWEST' ? null : sort, page });
}

export function requestListView(kind: RequestKind, query: URLSearchParams): RequestListView {
  return {
    kind,
    state: readChoice(query, 'state', Object.values(RequestStatus)),
    market: readChoice(query, 'market', Object.values(Market)),
    search: query.get('search') ?? '',
    sort: readChoice(query, 'sort', Object.values(DateSort)) ?? 'NEWEST',
    page: readPage(query),
  };
}

/** One request. */
export function requestUrl(number: string): string {
  return `/request/${encodeURIComponent(number)}`;
}

export function getRequestKind(number: string): RequestKind {
  return number.startsWith('B2B-') ? 'PARTNERSHIP' : 'MESSAGE';
}
