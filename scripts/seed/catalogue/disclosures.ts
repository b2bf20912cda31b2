import { describeContents } from '@eunbit/schema/product-contents';
import { koreanDisclosure, usDisclosure } from '@eunbit/schema/product-disclosure';
import type { ProductFact } from '@eunbit/server/modules/catalogue/product.model';
import type { Bilingual, ProductSeed } from './product-seed.ts';

/** Marks a value that a real owner has to replace. */
function sample(number: string): Bilingual {
  return { ko: `${number} (견본)`, en: `${number} (sample)` };
}

const SHELF_LIFE: Bilingual = {
  ko: '제조일부터 24개월 (제조연월은 포장에 표시)',
  en: '24 months from manufacture (month printed on the pack)',
};

/** Contents in both languages. */
function describeInBoth(contents: ProductSeed['contents']): Bilingual {
  return { ko: describeContents(contents, 'ko'), en: describeContents(contents, 'en') };
}

/** Disclosures of a product for both stores, in the lines of `schema/src/product-disclosure.ts`. */
export function buildDisclosures({ title, contents, disclosure }: ProductSeed): {
  KR: ProductFact[];
  US: ProductFact[];
} {
  const { kind, useAndForm, ingredients, directions, cautions, firstAid, koreanRegistration } = disclosure;
  const content = describeInBoth(contents);
  const korean = koreanDisclosure({
    KIND_AND_NAME: { value: { ko: `${kind.ko} / ${title.ko}`, en: `${kind.en} / ${title.en}` } },
    USE_AND_FORM: { value: useAndForm },
    CONTENT: { value: content },
    SHELF_LIFE: { value: SHELF_LIFE },
    SUBSTANCES: { value: ingredients },
    DIRECTIONS: { value: directions },
    CAUTIONS: { value: cautions },
    CHILD_RESISTANT: { value: { ko: '해당 없음', en: 'Not required' } },
    REGISTRATION: { label: koreanRegistration.label, value: sample(koreanRegistration.number) },
  });
  const american = usDisclosure({
    USE_AND_FORM: { value: useAndForm },
    CONTENT: { value: content },
    INGREDIENTS: { value: ingredients },
    DIRECTIONS: { value: directions },
    PRECAUTIONS: { value: cautions },
    FIRST_AID: { value: firstAid },
    REGISTRATION: { value: sample('00000-00') },
  });
  return { KR: korean, US: american };
}
