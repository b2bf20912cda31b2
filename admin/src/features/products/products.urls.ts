import type { Market } from '@eunbit/schema/market';
import { SALE_STATES, type SaleState } from './sale-state.ts';

const SUFFIX: Readonly<Record<Market, string>> = { KR: 'ko', US: 'us' };

/** The stock screen of a market, narrowed to one sale state when one is given. */
export function productListUrl(market: Market, state?: SaleState | null): string {
  return `/products_${SUFFIX[market]}${state ? `?${new URLSearchParams({ state })}` : ''}`;
}

export function saleStateOf(query: URLSearchParams): SaleState | null {
  const state = query.get('state');
  return SALE_STATES.find((known) => known === state) ?? null;
}

/** The product's page in the storefront, outside the back office. */
export function storefrontProductUrl(slug: string): string {
  return `/product/${encodeURIComponent(slug)}#top`;
}
