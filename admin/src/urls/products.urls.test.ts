import { expect, test } from 'vitest';
import {
  productListUrl,
  productStockUrl,
  readStockListView,
  stockFileUrl,
  storefrontProductUrl,
} from './products.urls.ts';

const toQuery = (url: string) => new URL(url, 'https://shop.example').searchParams;

test('the chosen state and the page are part of the address, and unknown ones are ignored', () => {
  expect(productListUrl('KR')).toBe('/products_ko');
  expect(productListUrl('KR', null, 1)).toBe('/products_ko');
  expect(readStockListView(toQuery(productListUrl('US', 'soldOut', 3)))).toEqual({ state: 'soldOut', page: 3 });
  expect(readStockListView(toQuery('/products_ko?state=low'))).toEqual({ state: 'low', page: 1 });
  expect(readStockListView(toQuery('/products_us?state=gone&page=no'))).toEqual({ state: null, page: 1 });
});

test('a product links to the top of its storefront page', () => {
  expect(storefrontProductUrl('hand-wipes')).toBe('/product/hand-wipes#top');
});

test('the stock of a product has an address with its pages, and an address of its file', () => {
  expect(productStockUrl('US', 'abc')).toBe('/products_us/abc');
  expect(productStockUrl('KR', 'abc', ['one', 'two'])).toBe('/products_ko/abc?after=one&after=two');
  expect(stockFileUrl('KR', 'abc')).toBe('/stock-movements.csv?market=KR&product=abc');
});
