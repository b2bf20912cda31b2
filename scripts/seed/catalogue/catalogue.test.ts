import { SectionMenu } from '@eunbit/schema/catalogue';
import { MAXIMUM_PACKED_GRAMS, MAXIMUM_PACKED_MM, PACKED_SIDES } from '@eunbit/schema/packed-unit';
import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { describe, expect, it } from 'vitest';
import { COMPARISON } from './comparison.ts';
import { buildDisclosures } from './disclosures.ts';
import { PRODUCT_SEEDS } from './index.ts';
import { PRODUCT_DISCOVERY } from './product-discovery.ts';

const HANGUL = /[가-힣]/;

describe('the seeded catalogue', () => {
  it('gives every product a unique slug', () => {
    const slugs = PRODUCT_SEEDS.map((product) => product.slug);

    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('leaves exactly one product low in stock in each market', () => {
    for (const market of ['KR', 'US'] as const) {
      expect(
        PRODUCT_SEEDS.filter((product) => product.stock[market] < DEFAULT_SHOP_SETTINGS.stock.fewLeftBelow),
      ).toHaveLength(1);
    }
  });

  it('compares products in the eight usual rows (CATALOGUE-10)', () => {
    expect(COMPARISON.rows.map(({ aspect }) => aspect.en)).toEqual([
      'Eco-friendliness',
      'Disinfection',
      'Anti-Bacterial Durability',
      'Chemicals',
      'Respiratory Health',
      'Skin Protection',
      'Deodorization',
      'Scent',
    ]);
  });

  // Staff may choose products that cost more than the shop itself would recommend (DISCOVERY-9), such as a spray with pet tissues.
  it('recommends nothing that costs more than five times as much', () => {
    const priceOf = new Map(PRODUCT_SEEDS.map(({ slug, price }) => [slug, price]));
    const tooDear = Object.entries(PRODUCT_DISCOVERY).flatMap(([slug, { goesWith }]) =>
      goesWith.filter((other) =>
        (['KR', 'US'] as const).some(
          (market) => (priceOf.get(other)?.[market] ?? Infinity) > 5 * (priceOf.get(slug)?.[market] ?? 0),
        ),
      ),
    );

    expect(tooDear).toEqual([]);
  });

  describe.each(PRODUCT_SEEDS)('$slug', (product) => {
    it('has all six sections once, in the order of the tabs (CATALOGUE-13)', () => {
      expect(product.sections.map((section) => section.menu)).toEqual(Object.values(SectionMenu));
    });

    it('has as many lines in Korean as in English, three to six a section', () => {
      for (const { menu, lines } of product.sections) {
        expect(lines.ko.length, menu).toBe(lines.en.length);
        expect(lines.ko.length, menu).toBeGreaterThanOrEqual(3);
        expect(lines.ko.length, menu).toBeLessThanOrEqual(6);
      }
    });

    it('keeps each text in its own language', () => {
      const texts = [product.title, product.subtitle];
      const korean = [...texts.map((text) => text.ko), ...product.sections.flatMap((section) => section.lines.ko)];
      const english = [...texts.map((text) => text.en), ...product.sections.flatMap((section) => section.lines.en)];

      expect(korean.filter((line) => !HANGUL.test(line))).toEqual([]);
      expect(english.filter((line) => line.trim() === '' || HANGUL.test(line))).toEqual([]);
    });

    it('includes the disclosures that the law of each market requires, in both languages', () => {
      const disclosures = buildDisclosures(product);
      const labels = disclosures.KR.map(({ label }) => label.ko);

      expect(labels).toContain('제조자');
      expect(labels).toContain('사용상 주의사항');
      expect(labels.at(-1)).toBe('소비자 상담 전화');
      expect(disclosures.US.map(({ label }) => label.en)).toContain('First aid');
      for (const text of [...disclosures.KR, ...disclosures.US].flatMap(({ label, value }) => [label, value])) {
        expect(text.ko.trim() !== '' && text.en.trim() !== '').toBe(true);
        expect(text.en).not.toMatch(HANGUL);
      }
    });

    it('marks registration numbers as samples', () => {
      const { KR, US } = buildDisclosures(product);
      const numbers = [...KR, ...US].filter(({ label }) => /number/i.test(label.en)).map(({ value }) => value.en);

      expect(numbers).toHaveLength(2);
      expect(numbers.filter((number) => !number.endsWith('(sample)'))).toEqual([]);
    });

    it('has whole grams and whole millimetres, within the limits of a product (CATALOGUE-20)', () => {
      const { weightGrams, ...sides } = product.packedUnit;
      expect(Number.isInteger(weightGrams) && weightGrams > 0 && weightGrams <= MAXIMUM_PACKED_GRAMS).toBe(true);
      for (const side of PACKED_SIDES) {
        expect(Number.isInteger(sides[side]) && sides[side] > 0 && sides[side] <= MAXIMUM_PACKED_MM, side).toBe(true);
      }
    });

    it('has prices in whole positive minor units in both markets', () => {
      for (const amount of [product.price.KR, product.price.US]) {
        expect(Number.isInteger(amount) && amount > 0).toBe(true);
      }
    });
  });
});
