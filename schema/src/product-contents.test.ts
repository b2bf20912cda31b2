import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from './money.ts';
import {
  ContentsKind,
  describeContents,
  describePricePerMeasure,
  MAXIMUM_CONTENTS_AMOUNT,
  MAXIMUM_PACKS,
  MEASURE,
  type ProductContents,
  toPricePerMeasure,
} from './product-contents.ts';
import { MAXIMUM_PRICE } from './validation-product.ts';

const sheets = (amount: number, packs = 1): ProductContents => ({ kind: 'SHEETS', amount, packs });
const millilitres = (amount: number, packs = 1): ProductContents => ({ kind: 'MILLILITRES', amount, packs });
const grams = (amount: number, packs = 1): ProductContents => ({ kind: 'GRAMS', amount, packs });

describe('the contents of a product (CATALOGUE-21)', () => {
  it.each([
    [sheets(80), '80매', '80 sheets'],
    [sheets(1), '1매', '1 sheet'],
    [sheets(80, 3), '80매 × 3팩', '80 sheets × 3 packs'],
    [millilitres(500), '500ml', '500 ml'],
    [millilitres(500, 2), '500ml × 2개', '500 ml × 2 packs'],
    [grams(1_200), '1,200g', '1,200 g'],
  ])('%o are described with their unit and packs', (contents, korean, english) => {
    expect(describeContents(contents, 'ko')).toBe(korean);
    expect(describeContents(contents, 'en')).toBe(english);
  });
});

describe('the price per measure (CATALOGUE-22)', () => {
  it.each([
    [money(7_120, 'KRW'), sheets(80), 89],
    [money(19_900, 'KRW'), sheets(80, 3), 83],
    [money(7_120, 'KRW'), millilitres(500), 1_424],
    [money(899, 'USD'), sheets(80), 11],
    [money(899, 'USD'), millilitres(500), 180],
    [money(2_500, 'KRW'), grams(1_000), 250],
    [money(50, 'USD'), sheets(4), 13],
  ])('of %o for %o is %i, rounded half up to the minor unit', (price, contents, expected) => {
    expect(toPricePerMeasure(price, contents)).toEqual({ amount: expected, currency: price.currency });
  });

  it('is null if it rounds to zero', () => {
    expect(toPricePerMeasure(money(1, 'KRW'), sheets(100))).toBeNull();
  });

  it('is within half a minor unit of the quotient for all prices and contents that staff may enter', () => {
    const contents = fc.record({
      kind: fc.constantFrom(...Object.values(ContentsKind)),
      amount: fc.integer({ min: 1, max: MAXIMUM_CONTENTS_AMOUNT }),
      packs: fc.integer({ min: 1, max: MAXIMUM_PACKS }),
    });
    fc.assert(
      fc.property(contents, fc.integer({ min: 1, max: MAXIMUM_PRICE }), (content, amount) => {
        const exact = (amount * MEASURE[content.kind]) / (content.amount * content.packs);
        const rounded = toPricePerMeasure(money(amount, 'KRW'), content)?.amount ?? 0;
        expect(Math.abs(rounded - exact)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it.each([
    [money(89, 'KRW'), 'SHEETS', '1매당 89원', '89원 per sheet'],
    [money(1_424, 'KRW'), 'MILLILITRES', '100ml당 1,424원', '1,424원 per 100 ml'],
    [money(11, 'USD'), 'SHEETS', '1매당 $0.11', '$0.11 per sheet'],
    [money(250, 'USD'), 'GRAMS', '100g당 $2.50', '$2.50 per 100 g'],
  ] as const)('of %o for %s is worded as on price tags', (price, kind, korean, english) => {
    expect(describePricePerMeasure(price, kind, 'ko')).toBe(korean);
    expect(describePricePerMeasure(price, kind, 'en')).toBe(english);
  });
});
