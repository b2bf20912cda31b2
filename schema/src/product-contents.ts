import type { Language } from './market.ts';
import { formatMoney, type Money, money } from './money.ts';

/** Unit of a pack's contents: a wipe has sheets, a spray millilitres, a powder grams (CATALOGUE-21). */
export const ContentsKind = { SHEETS: 'SHEETS', MILLILITRES: 'MILLILITRES', GRAMS: 'GRAMS' } as const;
export type ContentsKind = (typeof ContentsKind)[keyof typeof ContentsKind];

/** Contents of one unit that is sold, such as three packs of 80 sheets. */
export interface ProductContents {
  readonly kind: ContentsKind;
  /** Amount in one pack. */
  readonly amount: number;
  readonly packs: number;
}

export const MAXIMUM_CONTENTS_AMOUNT = 100_000;
export const MAXIMUM_PACKS = 10_000;

/** Base amount of the price per measure (CATALOGUE-22), as the Korean rules on unit prices require. */
export const MEASURE: Readonly<Record<ContentsKind, number>> = { SHEETS: 1, MILLILITRES: 100, GRAMS: 100 };

const group = (value: number) => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
const plural = (value: number, one: string) => `${group(value)} ${value === 1 ? one : `${one}s`}`;

/** An amount with its unit, such as `80매` and `500 ml`. */
const AMOUNT_TEXT: Readonly<Record<Language, Readonly<Record<ContentsKind, (amount: number) => string>>>> = {
  ko: {
    SHEETS: (amount) => `${group(amount)}매`,
    MILLILITRES: (amount) => `${group(amount)}ml`,
    GRAMS: (amount) => `${group(amount)}g`,
  },
  en: {
    SHEETS: (amount) => plural(amount, 'sheet'),
    MILLILITRES: (amount) => `${group(amount)} ml`,
    GRAMS: (amount) => `${group(amount)} g`,
  },
};

function packsText({ kind, packs }: ProductContents, language: Language): string {
  if (language === 'en') return plural(packs, 'pack');
  return kind === 'SHEETS' ? `${group(packs)}팩` : `${group(packs)}개`;
}

/** Such as `80매 × 3팩` and `80 sheets × 3 packs`; a single pack is not mentioned. */
export function describeContents(contents: ProductContents, language: Language): string {
  const amount = AMOUNT_TEXT[language][contents.kind](contents.amount);
  return contents.packs === 1 ? amount : `${amount} × ${packsText(contents, language)}`;
}

/** Price of a sheet, 100 ml or 100 g, rounded half up to the minor unit: whole won, whole cents. Null if it is 0. */
export function toPricePerMeasure(price: Money, { kind, amount, packs }: ProductContents): Money | null {
  const content = amount * packs;
  // Computed in whole numbers, since a binary quotient can be on either side of a half.
  const rounded = Math.floor((2 * price.amount * MEASURE[kind] + content) / (2 * content));
  return rounded > 0 ? money(rounded, price.currency) : null;
}

/** Such as `1매당 89원` and `$0.11 per sheet`. */
export function describePricePerMeasure(price: Money, kind: ContentsKind, language: Language): string {
  const text = formatMoney(price, { place: 'catalogue' });
  const measure = MEASURE[kind];
  if (language === 'ko') return `${AMOUNT_TEXT.ko[kind](measure)}당 ${text}`;
  return `${text} per ${measure === 1 ? 'sheet' : AMOUNT_TEXT.en[kind](measure)}`;
}
