import type { Market } from '@eunbit/schema/market';
import { STOCK_CHOICES, type StockChoice } from '@eunbit/schema/stock';
import { STOCK_FILE_PATH } from '@eunbit/schema/wire';
import { listUrl, MARKET_PATH, readChoice, readPage } from '../app/list-url.ts';

/** A page of the stock screen of a market; `state` filters it. */
export function productListUrl(market: Market, state: StockChoice | null = null, page = 1): string {
  return listUrl(`/products_${MARKET_PATH[market]}`, { state, page });
}

export interface StockListView {
  readonly state: StockChoice | null;
  readonly page: number;
}

export function readStockListView(query: URLSearchParams): StockListView {
  return { state: readChoice(query, 'state', STOCK_CHOICES), page: readPage(query) };
}

/** Stock of one product in a market with its history; `trail` are the cursors of the history's pages up to the current one. */
export function productStockUrl(market: Market, productId: string, trail: readonly string[] = []): string {
  return listUrl(`/products_${MARKET_PATH[market]}/${encodeURIComponent(productId)}`, { after: trail });
}

/** A new product, for both stores. */
export const ADD_PRODUCT_URL = '/add-products';

/** The order in which both stores list their products. */
export const PRODUCT_RANKING_URL = '/product-ranking';

/** The form of a product, for both stores. */
export function editProductUrl(productId: string): string {
  return `/edit-product/${encodeURIComponent(productId)}`;
}

/** The storefront's preview of an unsaved product form. */
export function productPreviewUrl(token: string): string {
  return `/product-preview/${encodeURIComponent(token)}`;
}

/** Address of the stock history as a CSV file. */
export function stockFileUrl(market: Market, productId: string): string {
  return `${STOCK_FILE_PATH}?${new URLSearchParams({ market, product: productId })}`;
}

/** The product's page in the storefront, outside the back office. */
export function storefrontProductUrl(slug: string): string {
  return `/product/${encodeURIComponent(slug)}#top`;
}
