import { expect, it } from 'vitest';
import { findProductByPath } from './find-product-by-path.ts';

const CACHE = {
  ROOT_QUERY: { __typename: 'Query', slug: 'pet-spray' },
  'Category:1': { __typename: 'Category', id: '1', slug: 'pet-spray' },
  'Product:2': { __typename: 'Product', id: '2', slug: 'pet-spray' },
  'Product:3': { __typename: 'Product', id: '3' },
};

it('The product of an address is found by its slug in the cache', () => {
  expect(findProductByPath(CACHE, '/product/pet-spray')).toBe('2');
});

it('The product of an address is null if the cache does not have it', () => {
  expect(findProductByPath(CACHE, '/product/another')).toBeNull();
  expect(findProductByPath({}, '/product')).toBeNull();
});
