import { describe, expect, it } from 'vitest';
import { readStoreAddress, storeAddress } from './store-address.ts';

describe('an address that names its store and language', () => {
  it.each([
    ['/', '/?market=US&language=en'],
    ['/faq#tracking', '/faq?market=US&language=en#tracking'],
    ['/products-pet?page=2', '/products-pet?page=2&market=US&language=en'],
  ])('is built from %s and read back', (path, address) => {
    expect(storeAddress(path, { market: 'US', language: 'en' })).toBe(address);
    expect(readStoreAddress(address)).toEqual({ path, choice: { market: 'US', language: 'en' } });
  });

  it('replaces an existing choice', () => {
    expect(storeAddress('/?market=KR&language=ko', { market: 'US', language: 'ko' })).toBe('/?market=US&language=ko');
  });

  it.each([
    ['/?market=FR&language=en', { path: '/', choice: { language: 'en' } }],
    ['/?language=<script>&a=1', { path: '/?a=1', choice: {} }],
    ['/?market=', { path: '/', choice: {} }],
    ['/contact?posted=contact#posted', { path: '/contact#posted', choice: {} }],
  ])('ignores unknown stores and languages: %s', (address, read) => {
    expect(readStoreAddress(address)).toEqual(read);
  });

  it.each(['/product/pet-spray', '/faq?q=a%20b#x', '/a?b=1&b=2'])('does not change %s', (path) => {
    expect(readStoreAddress(path)).toEqual({ path, choice: {} });
  });
});
