import { Market } from '@eunbit/schema/market';
import { listUrl, readChoice } from '../app/list-url.ts';
import type { Language } from '../gql/graphql.ts';

/** Default language of each store. */
const LANGUAGE_OF = { KR: 'KO', US: 'EN' } as const satisfies Record<Market, Language>;
const LANGUAGES: readonly Language[] = ['KO', 'EN'];

export interface PopularSearchesView {
  readonly market: Market;
  readonly language: Language;
}

/** Popular searches in a store and language; in the store's default language unless another one is given. */
export function popularSearchesUrl({ market, language }: PopularSearchesView): string {
  return listUrl('/popular-searches', {
    market: market === 'KR' ? null : market,
    language: language === LANGUAGE_OF[market] ? null : language,
  });
}

/** @param stores the open stores */
export function popularSearchesView(
  query: URLSearchParams,
  stores: readonly Market[] = Object.values(Market),
): PopularSearchesView {
  const market = readChoice(query, 'market', stores) ?? stores[0] ?? 'KR';
  return { market, language: readChoice(query, 'language', LANGUAGES) ?? LANGUAGE_OF[market] };
}

/** The stores in each language, in the order of the filter above the list. */
export const SEARCH_VIEWS: readonly PopularSearchesView[] = Object.values(Market).flatMap((market) =>
  LANGUAGES.map((language) => ({ market, language })),
);
