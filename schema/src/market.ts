/** The two stores. Korea sells in won with Korean wording, the US in dollars and English (STORE-1, STORE-4). */
export const Market = { KR: 'KR', US: 'US' } as const;
export type Market = (typeof Market)[keyof typeof Market];

export const Currency = { KRW: 'KRW', USD: 'USD' } as const;
export type Currency = (typeof Currency)[keyof typeof Currency];

export const CURRENCY_BY_MARKET: Readonly<Record<Market, Currency>> = { KR: 'KRW', US: 'USD' };

export function getMarketByCurrency(currency: Currency): Market {
  return currency === 'KRW' ? 'KR' : 'US';
}

/** Interface languages; Korean is the default and the fallback (STORE-3). */
export const Language = { KO: 'ko', EN: 'en' } as const;
export type Language = (typeof Language)[keyof typeof Language];

export const DEFAULT_LANGUAGE: Language = 'ko';

export function isMarket(value: unknown): value is Market {
  return value === 'KR' || value === 'US';
}

export function isLanguage(value: unknown): value is Language {
  return value === 'ko' || value === 'en';
}

/** Every known country other than Korea shops in the US store. */
export function getMarketByCountry(countryCode: string): Market {
  return countryCode.toUpperCase() === 'KR' ? 'KR' : 'US';
}
