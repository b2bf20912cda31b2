import { FAQ_SHORTCUT, FaqCategory } from '@eunbit/schema/faq';
import type { Language, Market } from '@eunbit/schema/market';
import { fillPolicy } from '@eunbit/schema/policy-text';
import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { describe, expect, it } from 'vitest';
import { FAQ_SEEDS } from './faq-seed.ts';

const HANGUL = /[가-힣]/;

const selectSeeds = (market: Market) => FAQ_SEEDS.filter(({ markets }) => markets.includes(market));

/** All texts of a store's help centre in a language. */
function textOf(market: Market, language: Language): string {
  const texts = selectSeeds(market).flatMap((entry) => [entry[language].question, ...entry[language].answer]);
  return texts.map((text) => fillPolicy(text, market, language, DEFAULT_SHOP_SETTINGS.shipping)).join('\n');
}

describe.each(['KR', 'US'] as const)('the help centre of the %s store', (market) => {
  it('has each question under a unique, readable id', () => {
    const slugs = selectSeeds(market).map(({ slug }) => slug);

    expect(slugs.length).toBeGreaterThanOrEqual(25);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
  });

  it('has questions under every tab', () => {
    expect(new Set(selectSeeds(market).map(({ category }) => category))).toEqual(new Set(Object.values(FaqCategory)));
  });

  it('has every question that pages link to', () => {
    const slugs = new Set(selectSeeds(market).map(({ slug }) => slug));

    expect(Object.values(FAQ_SHORTCUT).filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it.each(['ko', 'en'] as const)('fills in every placeholder from its policy, in %s', (language) => {
    expect(textOf(market, language)).not.toMatch(/[{}]/);
  });
});

describe('the help centre', () => {
  it('has each text in its own language, with as many paragraphs in both', () => {
    for (const { slug, ko, en } of FAQ_SEEDS) {
      expect(ko.answer.length, slug).toBe(en.answer.length);
      expect(
        [ko.question, ...ko.answer].filter((text) => !HANGUL.test(text) && !text.startsWith('{')),
        slug,
      ).toEqual([]);
      expect(
        [en.question, ...en.answer].filter((text) => text.trim() === '' || HANGUL.test(text)),
        slug,
      ).toEqual([]);
    }
  });

  it('of the US store mentions nothing that only the Korean store has', () => {
    expect(textOf('US', 'en')).not.toMatch(/won\b|bank transfer|virtual account|digital certificate|islands/i);
    expect(textOf('US', 'ko')).not.toMatch(/무통장|가상계좌|인증서|도서·산간|\d원/);
  });

  it.each([
    ['when we ship', '결제가 확인된 뒤 영업일 기준 1~3일', '1 to 3 business days after payment'],
    ['what shipping costs in Korea', '50,000원 미만이면 배송비가 5,000원', '5,000 won under 50,000 won'],
    ['from when it is free in Korea', '50,000원 이상이면 무료', 'free at 50,000 won or more'],
    ['how much longer islands take', '도서·산간 지역은 2~3일', 'Islands and remote areas can take 2 to 3 days longer'],
    ['how long one may return', '받으신 날부터 7일', 'within 7 days of receipt'],
    [
      'when an unpaid order is cancelled',
      '7일 안에 입금이 확인되지 않으면 주문이 자동으로 취소',
      'not been paid within 7 days is cancelled automatically',
    ],
    ['when a deposit is confirmed', '24시간 안에 확인', 'Within 24 hours'],
    ['which cards need a certificate', '300,000원 이상', '300,000 won or more'],
    ['when support is there', '평일 9:00~18:00', 'weekdays from 9:00 to 18:00'],
    ['that nothing goes overseas', '해외 배송은 아직 하지 않습니다', 'Overseas shipping is not yet available'],
  ])('of the Korean store states %s', (_what, korean, english) => {
    expect(textOf('KR', 'ko')).toContain(korean);
    expect(textOf('KR', 'en')).toContain(english);
  });
});
