import type { Language } from './market.ts';
import { DEFAULT_SHOP_SETTINGS } from './shop-settings.ts';

type Text = Readonly<Record<Language, string>>;

/** Registrations under which the Korean authorities list a product; they depend on its use. */
export const KOREAN_REGISTRATIONS = {
  HOUSEHOLD_CHEMICAL: { ko: '안전확인대상생활화학제품 신고번호', en: 'Household chemical product report number' },
  QUASI_DRUG_FOR_ANIMALS: { ko: '동물용의약외품 신고번호', en: 'Report number as a quasi-drug for animals' },
  COSMETIC: { ko: '화장품책임판매업 등록번호', en: 'Cosmetics seller registration number' },
} as const satisfies Record<string, Text>;

const MADE_IN_KOREA: Text = { ko: '대한민국', en: 'Republic of Korea' };
/** Defaults of a new shop; a product keeps what its disclosure says when it is saved. */
const { company, support } = DEFAULT_SHOP_SETTINGS;

/** One line of a disclosure. The first name is the usual one; the others replace it for other kinds of goods. */
interface DisclosureLine {
  readonly names: readonly [Text, ...Text[]];
  /** Value for all products of the company; absent if each product has its own. */
  readonly usual?: Text;
}

/** The lines that the Korean disclosure (상품정보제공고시) for household chemical products requires, in its order. */
const KOREAN_LINES = {
  KIND_AND_NAME: { names: [{ ko: '품목 및 제품명', en: 'Kind and name of product' }] },
  USE_AND_FORM: { names: [{ ko: '용도 및 제형', en: 'Use and form' }] },
  CONTENT: { names: [{ ko: '중량·용량·매수', en: 'Content' }] },
  COUNTRY: { names: [{ ko: '제조국', en: 'Country of manufacture' }], usual: MADE_IN_KOREA },
  MANUFACTURER: { names: [{ ko: '제조자', en: 'Manufacturer' }], usual: company.name },
  SHELF_LIFE: { names: [{ ko: '제조연월 및 사용기한', en: 'Manufacture and shelf life' }] },
  SUBSTANCES: { names: [{ ko: '사용된 주요 물질', en: 'Main substances' }] },
  DIRECTIONS: { names: [{ ko: '사용 방법', en: 'Directions' }] },
  CAUTIONS: { names: [{ ko: '사용상 주의사항', en: 'Cautions' }] },
  CHILD_RESISTANT: { names: [{ ko: '어린이보호포장 대상 여부', en: 'Child-resistant packaging' }] },
  REGISTRATION: {
    names: [
      KOREAN_REGISTRATIONS.HOUSEHOLD_CHEMICAL,
      KOREAN_REGISTRATIONS.QUASI_DRUG_FOR_ANIMALS,
      KOREAN_REGISTRATIONS.COSMETIC,
    ],
  },
  SUPPORT: {
    names: [{ ko: '소비자 상담 전화', en: 'Consumer support' }],
    usual: {
      ko: `${company.phone} (평일 ${support.opens}~${support.closes})`,
      en: `${company.phone} (weekdays ${support.opens}–${support.closes} Korean time)`,
    },
  },
} as const satisfies Record<string, DisclosureLine>;

/** Lines that an American shopper expects on the label. No law requires them in the shop. */
const US_LINES = {
  USE_AND_FORM: { names: [{ ko: '용도 및 제형', en: 'Use and form' }] },
  CONTENT: { names: [{ ko: '내용량', en: 'Net contents' }] },
  INGREDIENTS: { names: [{ ko: '성분', en: 'Ingredients' }] },
  DIRECTIONS: { names: [{ ko: '사용 방법', en: 'Directions for use' }] },
  PRECAUTIONS: { names: [{ ko: '주의사항', en: 'Precautions' }] },
  FIRST_AID: { names: [{ ko: '응급 처치', en: 'First aid' }] },
  STORAGE: {
    names: [{ ko: '보관과 폐기', en: 'Storage and disposal' }],
    usual: {
      ko: '서늘하고 어두운 곳에 보관하고, 빈 용기는 지역의 분리배출 기준에 따라 버립니다.',
      en: 'Store cool and dark. Dispose of empty packs as your local rules ask.',
    },
  },
  REGISTRATION: { names: [{ ko: 'EPA 등록 번호', en: 'EPA Registration Number' }] },
  COUNTRY: { names: [{ ko: '원산지', en: 'Country of origin' }], usual: MADE_IN_KOREA },
  QUESTIONS: { names: [{ ko: '문의', en: 'Questions' }], usual: { ko: company.email, en: company.email } },
} as const satisfies Record<string, DisclosureLine>;

export interface DisclosureFact {
  readonly label: Text;
  readonly value: Text;
}

const NOTHING_YET: Text = { ko: '', en: '' };

function toFacts(
  lines: Readonly<Record<string, DisclosureLine>>,
  own: Readonly<Record<string, Partial<DisclosureFact>>>,
) {
  return Object.entries(lines).map(([name, { names, usual }]): DisclosureFact => {
    const { label = names[0], value = usual ?? NOTHING_YET } = own[name] ?? {};
    return { label, value };
  });
}

/**
 * A Korean disclosure with all its lines. A line without a value of the product has the usual value, or is still to be filled in.
 */
export function koreanDisclosure(
  own: Readonly<Partial<Record<keyof typeof KOREAN_LINES, Partial<DisclosureFact>>>> = {},
): DisclosureFact[] {
  return toFacts(KOREAN_LINES, own);
}

/** A disclosure of the US store with all its lines, filled in the same way. */
export function usDisclosure(
  own: Readonly<Partial<Record<keyof typeof US_LINES, Partial<DisclosureFact>>>> = {},
): DisclosureFact[] {
  return toFacts(US_LINES, own);
}

const LAWFUL_LINES: readonly DisclosureLine[] = Object.values(KOREAN_LINES);

/** The names that the Korean disclosure allows for the line with this name; empty if no law requires the line. */
export function lawfulNames(labelKo: string): readonly Text[] {
  const name = labelKo.trim();
  return LAWFUL_LINES.find(({ names }) => names.some(({ ko }) => ko === name))?.names ?? [];
}

/** The required lines, by their usual names, that a Korean disclosure with these names lacks. */
export function missingLines(labelsKo: readonly string[]): Text[] {
  const there = new Set(labelsKo.map((label) => label.trim()));
  return LAWFUL_LINES.filter(({ names }) => !names.some(({ ko }) => there.has(ko))).map(({ names }) => names[0]);
}
