import type { Language } from './market.ts';

/** The brand, wherever a text names it. Packs in the pictures carry the name as well. */
export const BRAND = {
  name: 'Eunbit',
  koreanName: '은빛',
  tagline: { ko: '알코올 없이, 은빛처럼 깨끗하게', en: 'Clean as silver light, without the alcohol' },
} as const;

/** What the shop is called where one language is spoken. */
export function brandName(language: Language): string {
  return language === 'ko' ? BRAND.koreanName : BRAND.name;
}
