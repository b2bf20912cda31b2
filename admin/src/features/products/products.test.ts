import { expect, test } from 'vitest';
import { productListUrl, saleStateOf, storefrontProductUrl } from './products.urls.ts';
import { countSaleStates } from './sale-state.ts';

const queryOf = (url: string) => new URL(url, 'https://shop.example').searchParams;

test('the counts of sold out, stopped and on sale add up to all products', () => {
  const counts = countSaleStates([
    { quantity: 3, stopped: false },
    { quantity: 0, stopped: false },
    { quantity: 0, stopped: true },
    { quantity: 9, stopped: true },
  ]);

  expect(counts).toEqual({ total: 4, onSale: 1, soldOut: 1, stopped: 2 });
});

test('a market without products counts nothing', () => {
  expect(countSaleStates([])).toEqual({ total: 0, onSale: 0, soldOut: 0, stopped: 0 });
});

test('the chosen state is part of the address, an unknown one is none', () => {
  expect(productListUrl('KR')).toBe('/products_ko');
  expect(saleStateOf(queryOf(productListUrl('US', 'soldOut')))).toBe('soldOut');
  expect(saleStateOf(queryOf('/products_us?state=gone'))).toBeNull();
});

test('a product links to the top of its storefront page', () => {
  expect(storefrontProductUrl('hand-wipes')).toBe('/product/hand-wipes#top');
});
