import { FAQ_SHORTCUT, FaqCategory } from '@eunbit/schema/faq';
import { describe, expect, it } from 'vitest';
import { FAQ_SEEDS } from './index.ts';

const HANGUL = /[가-힣]/;

/** Everything the help centre says in a language. */
function said(language: 'ko' | 'en'): string {
  return FAQ_SEEDS.flatMap((entry) => [entry[language].question, ...entry[language].answer]).join('\n');
}

describe('the help centre', () => {
  it('has about thirty questions, each under a readable id of its own', () => {
    const ids = FAQ_SEEDS.map(({ id }) => id);

    expect(ids.length).toBeGreaterThanOrEqual(30);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  });

  it('has questions under every tab', () => {
    expect(new Set(FAQ_SEEDS.map(({ category }) => category))).toEqual(new Set(Object.values(FaqCategory)));
  });

  it('has every question that pages lead to', () => {
    const ids = new Set(FAQ_SEEDS.map(({ id }) => id));

    expect(Object.values(FAQ_SHORTCUT).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('keeps each text in its own language, with as many paragraphs in both', () => {
    for (const { id, ko, en } of FAQ_SEEDS) {
      expect(ko.answer.length, id).toBe(en.answer.length);
      expect(
        [ko.question, ...ko.answer].filter((text) => !HANGUL.test(text)),
        id,
      ).toEqual([]);
      expect(
        [en.question, ...en.answer].filter((text) => text.trim() === '' || HANGUL.test(text)),
        id,
      ).toEqual([]);
    }
  });

  it.each([
    ['when we ship', '결제가 확인된 뒤 영업일 기준 1~3일', '1 to 3 business days after payment'],
    ['what shipping costs in Korea', '50,000원 미만이면 배송비가 5,000원', '5,000 won under 50,000 won'],
    ['from when it is free in Korea', '50,000원 이상이면 무료', 'free at 50,000 won or more'],
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
  ])('says %s', (_what, korean, english) => {
    expect(said('ko')).toContain(korean);
    expect(said('en')).toContain(english);
  });
});
