import { LOW_STOCK_BELOW, SectionMenu } from '@eunbit/schema/catalogue';
import { describe, expect, it } from 'vitest';
import { PRODUCT_SEEDS } from './index.ts';

const HANGUL = /[가-힣]/;

describe('the seeded catalogue', () => {
  it('gives every product a slug of its own', () => {
    const slugs = PRODUCT_SEEDS.map((product) => product.slug);

    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('leaves exactly one product low in stock in each market', () => {
    for (const market of ['KR', 'US'] as const) {
      expect(PRODUCT_SEEDS.filter((product) => product.stock[market] < LOW_STOCK_BELOW)).toHaveLength(1);
    }
  });

  describe.each(PRODUCT_SEEDS)('$slug', (product) => {
    it('has all six sections once, in the order of the tabs', () => {
      expect(product.sections.map((section) => section.menu)).toEqual(Object.values(SectionMenu));
    });

    it('says as many lines in Korean as in English, three to six a section', () => {
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

    it('asks for whole positive minor units in both markets', () => {
      for (const amount of [product.price.KR, product.price.US]) {
        expect(Number.isInteger(amount) && amount > 0).toBe(true);
      }
    });
  });
});
