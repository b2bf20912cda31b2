import { BRAND } from '@eunbit/schema/brand';
import type { ProductFact } from '@eunbit/server/modules/catalogue/product.model';
import type { Bilingual, ProductSeed } from './product-seed.ts';

/** Marks what a real owner has to fill in. */
function sample(number: string): Bilingual {
  return { ko: `${number} (견본)`, en: `${number} (sample)` };
}

const same = (text: string): Bilingual => ({ ko: text, en: text });

const MADE_IN_KOREA: Bilingual = { ko: '대한민국', en: 'Republic of Korea' };
const ON_THE_PACK: Bilingual = { ko: '제품 포장에 표시', en: 'See the pack' };
const SHELF_LIFE: Bilingual = {
  ko: '제조일부터 24개월 (제조연월은 포장에 표시)',
  en: '24 months from manufacture (month printed on the pack)',
};
const MAKER: Bilingual = { ko: BRAND.company.ko, en: BRAND.company.en };
const SUPPORT: Bilingual = {
  ko: `${BRAND.company.phone} (평일 ${BRAND.supportHours.opens}~${BRAND.supportHours.closes})`,
  en: `${BRAND.company.phone} (weekdays ${BRAND.supportHours.opens}–${BRAND.supportHours.closes} Korean time)`,
};

/** The lines that the Korean notice for household chemical products asks for, in its order. */
function koreanNotice({ title, volume, notice }: ProductSeed): ProductFact[] {
  const { kind, useAndForm, ingredients, directions, cautions, koreanRegistration } = notice;
  return [
    {
      label: { ko: '품목 및 제품명', en: 'Kind and name of product' },
      value: { ko: `${kind.ko} / ${title.ko}`, en: `${kind.en} / ${title.en}` },
    },
    { label: { ko: '용도 및 제형', en: 'Use and form' }, value: useAndForm },
    { label: { ko: '중량·용량·매수', en: 'Content' }, value: volume ?? ON_THE_PACK },
    { label: { ko: '제조국', en: 'Country of manufacture' }, value: MADE_IN_KOREA },
    { label: { ko: '제조자', en: 'Manufacturer' }, value: MAKER },
    { label: { ko: '제조연월 및 사용기한', en: 'Manufacture and shelf life' }, value: SHELF_LIFE },
    { label: { ko: '사용된 주요 물질', en: 'Main substances' }, value: ingredients },
    { label: { ko: '사용 방법', en: 'Directions' }, value: directions },
    { label: { ko: '사용상 주의사항', en: 'Cautions' }, value: cautions },
    {
      label: { ko: '어린이보호포장 대상 여부', en: 'Child-resistant packaging' },
      value: { ko: '해당 없음', en: 'Not required' },
    },
    { label: koreanRegistration.label, value: sample(koreanRegistration.number) },
    { label: { ko: '소비자 상담 전화', en: 'Consumer support' }, value: SUPPORT },
  ];
}

/** What an American shopper looks for on the label. */
function usNotice({ volume, notice }: ProductSeed): ProductFact[] {
  const { useAndForm, ingredients, directions, cautions, firstAid } = notice;
  return [
    { label: { ko: '용도 및 제형', en: 'Use and form' }, value: useAndForm },
    { label: { ko: '내용량', en: 'Net contents' }, value: volume ?? ON_THE_PACK },
    { label: { ko: '성분', en: 'Ingredients' }, value: ingredients },
    { label: { ko: '사용 방법', en: 'Directions for use' }, value: directions },
    { label: { ko: '주의사항', en: 'Precautions' }, value: cautions },
    { label: { ko: '응급 처치', en: 'First aid' }, value: firstAid },
    {
      label: { ko: '보관과 폐기', en: 'Storage and disposal' },
      value: {
        ko: '서늘하고 어두운 곳에 보관하고, 빈 용기는 지역의 분리배출 기준에 따라 버립니다.',
        en: 'Store cool and dark. Dispose of empty packs as your local rules ask.',
      },
    },
    { label: { ko: 'EPA 등록 번호', en: 'EPA Registration Number' }, value: sample('00000-00') },
    { label: { ko: '원산지', en: 'Country of origin' }, value: MADE_IN_KOREA },
    { label: { ko: '문의', en: 'Questions' }, value: same(BRAND.company.email) },
  ];
}

export function noticesOf(seed: ProductSeed): { KR: ProductFact[]; US: ProductFact[] } {
  return { KR: koreanNotice(seed), US: usNotice(seed) };
}
