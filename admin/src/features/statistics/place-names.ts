import type { Language } from '@eunbit/schema/market';
import { useMemo } from 'react';

type NameOfCountry = (countryCode: string) => string;

/** Country names by two-letter code in a language; an unknown code is returned unchanged. */
export function countryNames(language: Language): NameOfCountry {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return (countryCode) => (/^[A-Z]{2}$/.test(countryCode) ? (names.of(countryCode) ?? countryCode) : countryCode);
}

export function useCountryName(language: Language): NameOfCountry {
  return useMemo(() => countryNames(language), [language]);
}

/** Name of a country, or `unknown` if the country of an IP address is unknown. */
export function placeName(countryCode: string | null | undefined, getName: NameOfCountry, unknown: string): string {
  return countryCode ? getName(countryCode) : unknown;
}

/** Korean names of the regions of Korea. IP databases only contain their English names. */
const KOREAN_REGIONS: Readonly<Record<string, string>> = {
  Seoul: '서울',
  Busan: '부산',
  Daegu: '대구',
  Incheon: '인천',
  Gwangju: '광주',
  Daejeon: '대전',
  Ulsan: '울산',
  'Sejong-si': '세종',
  'Gyeonggi-do': '경기',
  'Gangwon-do': '강원',
  'Chungcheongbuk-do': '충북',
  'Chungcheongnam-do': '충남',
  'Jeollabuk-do': '전북',
  'Jeollanam-do': '전남',
  'Gyeongsangbuk-do': '경북',
  'Gyeongsangnam-do': '경남',
  'Jeju-do': '제주',
};

/** Name of a region in a language; regions of other countries, and unknown regions, are returned unchanged. */
export function regionName(region: string, countryCode: string, language: Language): string {
  return language === 'ko' && countryCode === 'KR' ? (KOREAN_REGIONS[region] ?? region) : region;
}
