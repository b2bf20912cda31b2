import { Market } from '@eunbit/schema/market';
import { koreanDisclosure } from '@eunbit/schema/product-disclosure';
import { describe, expect, it } from 'vitest';
import type { StaffProductFieldsFragment } from '../../../gql/graphql.ts';
import {
  differingParts,
  EMPTY_PRODUCT,
  getUnits,
  type ProductDraft,
  toFormInput,
  toProductDraft,
  usualFormerText,
  validateDraft,
} from './product-draft.ts';

const BOTH = Object.values(Market);

const STORED = {
  __typename: 'StaffProduct',
  id: 'p1',
  version: 3,
  slug: 'pet-spray',
  formerSlugs: [],
  group: 'PET',
  isBestseller: true,
  icons: ['AIR'],
  titleKo: '스프레이',
  titleEn: 'Spray',
  subtitleKo: '산뜻하게',
  subtitleEn: 'Fresh',
  contents: { kind: 'MILLILITRES', amount: 200, packs: 1 },
  sections: [{ menu: 'INGREDIENTS', linesKo: ['물', '은'], linesEn: ['Water', 'Silver'] }],
  pictures: [{ id: 'a', url: '/media/a', altKo: '병', altEn: 'A bottle' }],
  disclosureKr: koreanDisclosure().map(({ label }) => ({
    labelKo: label.ko,
    labelEn: label.en,
    valueKo: '있음',
    valueEn: 'Stated',
  })),
  disclosureUs: [],
  comparison: null,
  reports: ['pet-antibacterial.pdf'],
  suits: [{ tag: 'KITCHEN', reasonKo: '주방', reasonEn: 'Kitchen' }],
  goesWithIds: ['b'],
  packedUnit: { weightGrams: 260, lengthMm: 190, widthMm: 55, heightMm: 55 },
  kr: { price: 7120, compareAtPrice: 8900, status: 'ON_SALE' },
  us: { price: 899, compareAtPrice: null, status: 'DRAFT' },
} as unknown as StaffProductFieldsFragment;

describe('the form of a product', () => {
  it('sends what is stored if nothing was edited', () => {
    const draft = toProductDraft(STORED);

    expect(validateDraft(draft, false, BOTH)).toEqual([]);
    expect(toFormInput(draft)).toMatchObject({
      slug: 'pet-spray',
      sections: [{ menu: 'INGREDIENTS', linesKo: ['물', '은'], linesEn: ['Water', 'Silver'] }],
      disclosureKr: koreanDisclosure().map(({ label }) => ({
        labelKo: label.ko,
        labelEn: label.en,
        valueKo: '있음',
        valueEn: 'Stated',
      })),
      disclosureUs: [],
      comparison: null,
      reports: ['pet-antibacterial.pdf'],
      contents: { kind: 'MILLILITRES', amount: 200, packs: 1 },
      packedUnit: { weightGrams: 260, lengthMm: 190, widthMm: 55, heightMm: 55 },
      kr: { price: 7120, compareAtPrice: 8900, status: 'ON_SALE' },
      us: { price: 899, compareAtPrice: null, status: 'DRAFT' },
    });
  });

  it('turns each line of text into a line of the page, without blank ones', () => {
    const sections = { ...EMPTY_PRODUCT.sections, DETAILS: { ko: ' 하나 \n\n둘\n', en: 'One\nTwo' } };
    expect(toFormInput({ ...EMPTY_PRODUCT, sections }).sections).toEqual([
      { menu: 'DETAILS', linesKo: ['하나', '둘'], linesEn: ['One', 'Two'] },
    ]);
  });

  it('reports every missing field when it is empty (CATALOGUE-3)', () => {
    const paths = validateDraft(EMPTY_PRODUCT, true, BOTH).map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'titleKo',
        'titleEn',
        'subtitleKo',
        'subtitleEn',
        'slug',
        'kr.price',
        'us.price',
        'packedUnit.weightGrams',
        'packedUnit.heightMm',
        'pictures',
      ]),
    );
  });

  it('requires no price in a closed store as long as the product is a draft there (CATALOGUE-3)', () => {
    const paths = (draft: ProductDraft) => validateDraft(draft, true, ['US']).map(({ path }) => path);
    expect(paths(EMPTY_PRODUCT)).not.toContain('kr.price');
    expect(paths(EMPTY_PRODUCT)).toContain('us.price');
    expect(paths({ ...EMPTY_PRODUCT, kr: { ...EMPTY_PRODUCT.kr, status: 'ON_SALE' } })).toContain('kr.price');
  });

  it('requires the text of a tab in both languages, and a numeric quantity', () => {
    const draft = toProductDraft(STORED);
    const half = { ...draft.sections, DETAILS: { ko: '자세히', en: '' } };
    expect(validateDraft({ ...draft, sections: half }, false, BOTH)).toEqual([
      { path: 'sections.0.linesEn', key: 'product.linesRequired' },
    ]);
    const wrong = { ...draft, us: { ...draft.us, units: 'ten' } };
    expect(validateDraft(wrong, true, BOTH)).toEqual([{ path: 'us.quantity', key: 'stockQuantity.notNumeric' }]);
    expect(getUnits({ ...draft, kr: { ...draft.kr, units: ' 12 ' } }).kr).toBe(12);
  });

  it('requires whole grams and millimetres within their limits (CATALOGUE-20)', () => {
    const draft = toProductDraft(STORED);
    const paths = (part: Partial<typeof draft.packedUnit>) =>
      validateDraft({ ...draft, packedUnit: { ...draft.packedUnit, ...part } }, false, BOTH).map(({ path }) => path);
    expect(paths({ weightGrams: '0' })).toEqual(['packedUnit.weightGrams']);
    expect(paths({ weightGrams: '20000', lengthMm: '1000' })).toEqual([]);
    expect(paths({ weightGrams: '20001', lengthMm: '1001' })).toEqual([
      'packedUnit.weightGrams',
      'packedUnit.lengthMm',
    ]);
    expect(paths({ widthMm: '5.5', heightMm: 'tall' })).toEqual(['packedUnit.widthMm', 'packedUnit.heightMm']);
  });

  it('requires every line of the Korean disclosure if the product is on sale in Korea', () => {
    const draft = toProductDraft(STORED);
    const [first, ...others] = draft.disclosureKr;
    const open = { ...draft, disclosureKr: first ? [{ ...first, valueEn: ' ' }, ...others] : others };
    expect(validateDraft(open, false, BOTH)).toEqual([{ path: 'disclosureKr.0.valueEn', key: 'product.factRequired' }]);
    expect(validateDraft({ ...open, kr: { ...draft.kr, status: 'DRAFT' } }, false, BOTH)).toEqual([]);
  });

  it('offers the former price for a badge of 20% (CATALOGUE-7)', () => {
    expect(usualFormerText('7120', 'kr')).toBe('8900');
    expect(usualFormerText('8.99', 'us')).toBe('11.24');
    expect(usualFormerText('free', 'us')).toBe('');
  });
});

describe('two product drafts', () => {
  it('differ in the changed fields', () => {
    const draft = toProductDraft(STORED);
    expect(differingParts(draft, { ...draft, titleEn: 'Mist', kr: { ...draft.kr, price: '1' } })).toEqual([
      'titleEn',
      'kr',
    ]);
  });
});
