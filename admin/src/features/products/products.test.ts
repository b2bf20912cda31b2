import { expect, test } from 'vitest';
import { productListUrl, productStockUrl, stockChoiceOf, stockFileUrl, storefrontProductUrl } from './products.urls.ts';
import { countStock } from './sale-state.ts';

const queryOf = (url: string) => new URL(url, 'https://shop.example').searchParams;

test('the counts of sold out, stopped and on sale add up to all products (STOCK-10)', () => {
  const counts = countStock([watched(30), watched(0), watched(0, true), watched(9, true)]);

  expect(counts).toEqual({ total: 4, onSale: 1, soldOut: 1, stopped: 2, low: 0 });
});

test('low are those on sale of which few are left', () => {
  const counts = countStock([watched(5), watched(6), watched(0), watched(1, true)]);

  expect(counts).toMatchObject({ onSale: 2, soldOut: 1, stopped: 1, low: 1 });
});

const watched = (quantity: number, stopped = false) => ({ stock: { quantity, stopped, reserved: 0 }, lowStockAt: 5 });

test('a market without products counts nothing', () => {
  expect(countStock([])).toEqual({ total: 0, onSale: 0, soldOut: 0, stopped: 0, low: 0 });
});

test('the chosen state is part of the address, an unknown one is none', () => {
  expect(productListUrl('KR')).toBe('/products_ko');
  expect(stockChoiceOf(queryOf(productListUrl('US', 'soldOut')))).toBe('soldOut');
  expect(stockChoiceOf(queryOf('/products_ko?state=low'))).toBe('low');
  expect(stockChoiceOf(queryOf('/products_us?state=gone'))).toBeNull();
});

test('a product links to the top of its storefront page', () => {
  expect(storefrontProductUrl('hand-wipes')).toBe('/product/hand-wipes#top');
});

test('the stock of a product has an address, its pages and its file as well', () => {
  expect(productStockUrl('US', 'abc')).toBe('/products_us/abc');
  expect(productStockUrl('KR', 'abc', ['one', 'two'])).toBe('/products_ko/abc?after=one&after=two');
  expect(stockFileUrl('KR', 'abc')).toBe('/stock-movements.csv?market=KR&product=abc');
});
