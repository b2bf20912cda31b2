import type { Language } from '@eunbit/schema/market';
import { useMemo } from 'react';

type NameOfCountry = (countryCode: string) => string;

/** Country names by two-letter code in a language; an unknown code stays as it is. */
export function countryNames(language: Language): NameOfCountry {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return (countryCode) => (/^[A-Z]{2}$/.test(countryCode) ? (names.of(countryCode) ?? countryCode) : countryCode);
}

export function useCountryName(language: Language): NameOfCountry {
  return useMemo(() => countryNames(language), [language]);
}

/** Name of a country, or a text where the country of an address is unknown. */
export function placeName(countryCode: string | null | undefined, getName: NameOfCountry, unknown: string): string {
  return countryCode ? getName(countryCode) : unknown;
}
