import { isLanguage, isMarket, Language, Market } from './market.ts';
import { POSTED_PARAMETER } from './wire.ts';

export interface StoreChoice {
  readonly market: Market;
  readonly language: Language;
}

/** Each store in each language: the addresses of a page that search engines learn. */
export const STORE_CHOICES: readonly StoreChoice[] = Object.values(Market).flatMap((market) =>
  Object.values(Language).map((language) => ({ market, language })),
);

/**
 * Of the choices that a page has, the one for whom none is meant: every country without a store is sent what the US store
 * sells. Where that one has no such page, or is closed, the first. Undefined for none.
 */
export function choiceForOthers(choices: readonly StoreChoice[]): StoreChoice | undefined {
  return choices.find(({ market, language }) => market === 'US' && language === 'en') ?? choices[0];
}

/** Names of the address's parameters that choose a store and a language, like the cookies of the same names. */
const MARKET = 'market';
const LANGUAGE = 'language';

/**
 * The address at which a page shows one store in one language to everybody, cookies or not. Search engines list these,
 * since a plain path shows each visitor another store.
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
  /** The address without the choice and the form. */
  readonly path: string;
  /** What the address chooses; values that are none are left out. */
  readonly choice: Partial<StoreChoice>;
}

/** Takes the choice of store and language out of a path with query and hash, and the name of the form that led there. */
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
