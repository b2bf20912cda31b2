import type { Language } from '@eunbit/schema/market';
import { useMemo } from 'react';

type NameOfCountry = (countryCode: string) => string;

/** Names countries by their two letters in a language; a code that no country has stays as it is. */
export function countryNames(language: Language): NameOfCountry {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return (countryCode) => (/^[A-Z]{2}$/.test(countryCode) ? (names.of(countryCode) ?? countryCode) : countryCode);
}

export function useCountryName(language: Language): NameOfCountry {
  return useMemo(() => countryNames(language), [language]);
}

/** A country, or what is said where the look-up of addresses knows none. */
export function placeName(countryCode: string | null | undefined, getName: NameOfCountry, unknown: string): string {
  return countryCode ? getName(countryCode) : unknown;
}
