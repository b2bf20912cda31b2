import type { Language, Market } from '@eunbit/schema/market';
import { POPULAR_SEARCHES_SHOWN } from '@eunbit/schema/popular-search';
import type { Mirror } from '../../live/mirror.ts';
import type { Counted, PopularLists, Trending } from '../trending/index.ts';
import type { HiddenSearches } from './hidden-searches.model.ts';
import type { SearchService } from './search.service.ts';
import { splitWords } from './search-words.ts';

/** Longer texts are unlikely to be searched by others. */
const MAXIMUM_COUNTED = 30;
/** An email address, an order number or a phone number is never shown to others, whatever it finds. */
const PERSONAL = /@|\d{4,}/;

export interface Searcher extends Counted {
  readonly market: Market;
  readonly language: Language;
}

interface Deps {
  readonly search: SearchService;
  readonly trending: Trending;
  readonly popularLists: Mirror<PopularLists>;
  readonly hiddenSearches: Mirror<HiddenSearches>;
}

/** Name of the list of popular searches of a store and language. */
export const toSearchList = (market: Market, language: Language): string => `SEARCH:${market}:${language}`;

/** The form in which a search is counted: its normalised words; null if it is not counted. */
export function toCountedSearch(text: string): string | null {
  const counted = splitWords(text).join(' ');
  return counted === '' || counted.length > MAXIMUM_COUNTED || PERSONAL.test(text) ? null : counted;
}

/** The most frequent searches with results that staff have not hidden (CATALOGUE-29). */
export function createPopularSearches({ search, trending, popularLists, hiddenSearches }: Deps) {
  return {
    async read(market: Market, language: Language): Promise<string[]> {
      const list = toSearchList(market, language);
      const [lists, hidden] = await Promise.all([popularLists.read(), hiddenSearches.read()]);
      const ranked = (lists.get(list)?.entries ?? []).map(({ key }) => key);
      return ranked.filter((text) => !hidden.get(list)?.has(text)).slice(0, POPULAR_SEARCHES_SHOWN);
    },

    /** Counts a search that finds products or questions; returns null for others. */
    async count(text: string, searcher: Searcher): Promise<string | null> {
      const counted = toCountedSearch(text);
      const { market, language } = searcher;
      if (counted === null || !(await search.findsAny(counted, { market, language }))) return null;
      await trending.count(toSearchList(market, language), counted, searcher);
      return counted;
    },
  };
}

export type PopularSearches = ReturnType<typeof createPopularSearches>;
