import type { Language } from './market.ts';

/** The brand name, for all texts that contain it. Packs in the pictures carry the name as well. */
export const BRAND = {
  name: 'Eunbit',
  koreanName: '은빛',
  tagline: { ko: '알코올 없이, 은빛처럼 깨끗하게', en: 'Clean as silver light, without the alcohol' },
} as const;

/** The name of the shop in texts of a language. */
export function brandName(language: Language): string {
  return language === 'ko' ? BRAND.koreanName : BRAND.name;
}
