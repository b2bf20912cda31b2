import { describe, expect, it } from 'vitest';
import { popularSearchesUrl, popularSearchesView, SEARCH_VIEWS } from './popular-searches.urls.ts';

const read = (query: string) => popularSearchesView(new URLSearchParams(query));

describe('the address of the popular searches list', () => {
  it('includes store and language', () => {
    for (const view of SEARCH_VIEWS) {
      expect(read(new URL(popularSearchesUrl(view), 'http://x').search)).toEqual(view);
    }
    expect(popularSearchesUrl({ market: 'KR', language: 'KO' })).toBe('/popular-searches');
    expect(popularSearchesUrl({ market: 'US', language: 'KO' })).toBe('/popular-searches?market=US&language=KO');
  });

  it('defaults to the Korean store, and to the language of the store', () => {
    expect(read('market=FR&language=fr')).toEqual({ market: 'KR', language: 'KO' });
    expect(read('market=US')).toEqual({ market: 'US', language: 'EN' });
  });
});
