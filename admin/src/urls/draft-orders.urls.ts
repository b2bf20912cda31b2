import { DraftOrderKind, DraftOrderStatus } from '@eunbit/schema/draft-order';
import type { Market } from '@eunbit/schema/market';
import { listUrl, MARKET_PATH, readChoice, readPage } from '../app/list-url.ts';

export interface DraftOrderListView {
  readonly state: DraftOrderStatus | null;
  readonly kind: DraftOrderKind | null;
  /** A number or an email address; empty if there is no search. */
  readonly search: string;
  readonly page: number;
  /** Id of the member for whom a new draft is; null if the customer is entered later. */
  readonly member: string | null;
}

/** Orders that staff create for customers of a store. */
export function draftOrderListUrl(
  market: Market,
  { state = null, kind = null, search = '', page = 1, member = null }: Partial<DraftOrderListView> = {},
): string {
  return listUrl(`/draft_orders_${MARKET_PATH[market]}`, { state, kind, search, page, member });
}

export function draftOrderListView(query: URLSearchParams): DraftOrderListView {
  const member = query.get('member');
  return {
    state: readChoice(query, 'state', Object.values(DraftOrderStatus)),
    kind: readChoice(query, 'kind', Object.values(DraftOrderKind)),
    search: query.get('search') ?? '',
    page: readPage(query),
    member: member && /^[0-9a-f]{24}$/.test(member) ? member : null,
  };
}

/** The page of a draft order. */
export const draftOrderUrl = ({ market, number }: { readonly market: Market; readonly number: string }): string =>
  `/draft_order_${MARKET_PATH[market]}/${encodeURIComponent(number)}`;
