import { isLanguage, isMarket, Language, Market } from './market.ts';
import { POSTED_PARAMETER } from './wire.ts';

export interface StoreChoice {
  readonly market: Market;
  readonly language: Language;
}

/** Each store in each language: the addresses of a page that search engines index. */
export const STORE_CHOICES: readonly StoreChoice[] = Object.values(Market).flatMap((market) =>
  Object.values(Language).map((language) => ({ market, language })),
);

/**
 * The choice for visitors who match none: countries without a store see the US store in English. If that page does not exist, or
 * the store is closed, the first choice of the page. Undefined if the page has no choices.
 */
export function choiceForOthers(choices: readonly StoreChoice[]): StoreChoice | undefined {
  return choices.find(({ market, language }) => market === 'US' && language === 'en') ?? choices[0];
}

/** Query parameters that choose a store and a language, like the cookies of the same names. */
const MARKET = 'market';
const LANGUAGE = 'language';

/**
 * The address at which a page shows one store in one language to everybody, with or without cookies. Search engines list these
 * addresses, since a plain path shows a different store to each visitor.
 */
export function storeAddress(path: string, { market, language }: StoreChoice): string {
  const [beforeHash = '', hash] = path.split('#');
  const [pathname, search] = beforeHash.split('?');
  const parameters = new URLSearchParams(search);
  parameters.set(MARKET, market);
  parameters.set(LANGUAGE, language);
  return `${pathname}?${parameters}${hash === undefined ? '' : `#${hash}`}`;
}

export interface ReadStoreAddress {
  /** The address without the choice and the name of the form. */
  readonly path: string;
  /** The choice in the address; invalid values are left out. */
  readonly choice: Partial<StoreChoice>;
}

/** Removes the choice of store and language, and the name of the form, from a path with query and hash. */
export function readStoreAddress(address: string): ReadStoreAddress {
  const [beforeHash = '', hash] = address.split('#');
  const [pathname = '', search] = beforeHash.split('?');
  if (search === undefined) return { path: address, choice: {} };
  const parameters = new URLSearchParams(search);
  if (![MARKET, LANGUAGE, POSTED_PARAMETER].some((name) => parameters.has(name))) return { path: address, choice: {} };
  const [market, language] = [parameters.get(MARKET) ?? undefined, parameters.get(LANGUAGE) ?? undefined];
  parameters.delete(MARKET);
  parameters.delete(LANGUAGE);
  parameters.delete(POSTED_PARAMETER);
  const rest = parameters.size > 0 ? `?${parameters}` : '';
  return {
    path: `${pathname}${rest}${hash === undefined ? '' : `#${hash}`}`,
    choice: { ...(isMarket(market) && { market }), ...(isLanguage(language) && { language }) },
  };
}
