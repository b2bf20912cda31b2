import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  keepRecentSearch,
  readRecentSearches,
  removeAllRecentSearches,
  removeRecentSearch,
} from './recent-searches.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('recent searches in a browser (CATALOGUE-28)', () => {
  it('are the last eight, newest first, each once', () => {
    for (let number = 1; number <= 9; number += 1) keepRecentSearch(`search ${number}`);
    keepRecentSearch('SEARCH 5');
    expect(readRecentSearches()).toEqual(['SEARCH 5', ...[9, 8, 7, 6, 4, 3, 2].map((number) => `search ${number}`)]);
  });

  it('can be removed one by one or all together', () => {
    keepRecentSearch('pet');
    keepRecentSearch('shoes');
    expect(removeRecentSearch('pet')).toEqual(['shoes']);
    expect(removeAllRecentSearches()).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it('are empty if the stored value is invalid', () => {
    for (const text of ['{', '{"a":1}', '[1, null, ""]']) {
      kept.set('recentSearches', text);
      expect(readRecentSearches()).toEqual([]);
    }
  });
});
