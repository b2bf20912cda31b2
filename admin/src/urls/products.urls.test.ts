import { expect, test } from 'vitest';
import {
  productListUrl,
  productStockUrl,
  readStockChoice,
  stockFileUrl,
  storefrontProductUrl,
} from './products.urls.ts';

const toQuery = (url: string) => new URL(url, 'https://shop.example').searchParams;

test('the chosen state is part of the address, an unknown one is none', () => {
  expect(productListUrl('KR')).toBe('/products_ko');
  expect(readStockChoice(toQuery(productListUrl('US', 'soldOut')))).toBe('soldOut');
  expect(readStockChoice(toQuery('/products_ko?state=low'))).toBe('low');
  expect(readStockChoice(toQuery('/products_us?state=gone'))).toBeNull();
});

test('a product links to the top of its storefront page', () => {
  expect(storefrontProductUrl('hand-wipes')).toBe('/product/hand-wipes#top');
});

test('the stock of a product has an address, its pages and its file as well', () => {
  expect(productStockUrl('US', 'abc')).toBe('/products_us/abc');
  expect(productStockUrl('KR', 'abc', ['one', 'two'])).toBe('/products_ko/abc?after=one&after=two');
  expect(stockFileUrl('KR', 'abc')).toBe('/stock-movements.csv?market=KR&product=abc');
});
