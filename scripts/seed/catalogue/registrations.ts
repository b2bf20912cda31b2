import type { Bilingual } from './product-seed.ts';

/** Under what a product is known to the Korean authorities, which depends on what it is for. */
export const HOUSEHOLD_CHEMICAL: Bilingual = {
  ko: '안전확인대상생활화학제품 신고번호',
  en: 'Household chemical product report number',
};
export const QUASI_DRUG_FOR_ANIMALS: Bilingual = {
  ko: '동물용의약외품 신고번호',
  en: 'Report number as a quasi-drug for animals',
};
export const COSMETIC: Bilingual = { ko: '화장품책임판매업 등록번호', en: 'Cosmetics seller registration number' };
