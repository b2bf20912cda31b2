import { describe, expect, it } from 'vitest';
import { PRODUCT_SEEDS } from '../catalogue/index.ts';
import { QUESTION_TEXTS } from './demo-question-texts.ts';

const HANGUL = /[가-힣]/;

describe('the questions of a demonstration shop (QUESTION-12)', () => {
  it('are about the same products of the catalogue in both stores', () => {
    const slugs = Object.keys(QUESTION_TEXTS.KR);
    expect(Object.keys(QUESTION_TEXTS.US)).toEqual(slugs);
    expect(PRODUCT_SEEDS.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs));
    for (const slug of slugs) expect(QUESTION_TEXTS.US[slug]).toHaveLength(QUESTION_TEXTS.KR[slug]?.length ?? 0);
  });

  it('are written in the language of the store', () => {
    const texts = (market: 'KR' | 'US') =>
      Object.values(QUESTION_TEXTS[market]).flatMap((all) => all.flat().filter((text) => text !== null));
    expect(texts('KR').filter((text) => !HANGUL.test(text))).toEqual([]);
    expect(texts('US').filter((text) => HANGUL.test(text))).toEqual([]);
  });
});
