import { describe, expect, it } from 'vitest';
import { fillPolicy, KOREAN_POLICY_TEXT, koreanShippingText, US_POLICY_TEXT, usShippingText } from './policy-text.ts';
import { DEFAULT_SHOP_SETTINGS } from './shop-settings.ts';

const { shipping } = DEFAULT_SHOP_SETTINGS;
const HANGUL = /[가-힣]/;

describe('the policy text', () => {
  it('is in the requested language', () => {
    const figures = /^[\d,$%.~ ]+$/;
    for (const { ko, en } of [KOREAN_POLICY_TEXT, US_POLICY_TEXT]) {
      expect(Object.values(ko).filter((text) => !HANGUL.test(text) && !figures.test(text))).toEqual([]);
      expect(Object.values(en).filter((text) => HANGUL.test(text))).toEqual([]);
    }
  });

  it('has the figures of the store (STORE-9)', () => {
    expect(KOREAN_POLICY_TEXT.ko.dispatch).toBe('결제가 확인된 뒤 영업일 기준 1~3일 이내에 발송합니다.');
    expect(US_POLICY_TEXT.en.returnDays).toBe('7 days');
  });

  it('has the prices from the shop settings', () => {
    const set = { KR: { ...shipping.KR, standard: 3_500 }, US: { ...shipping.US, express: 2_450 } };
    expect(koreanShippingText(set, 'ko')).toEqual({ shippingFee: '3,500원', freeShipping: '50,000원' });
    expect(koreanShippingText(set, 'en').shippingFee).toBe('3,500 won');
    expect(usShippingText(set)).toMatchObject({ shippingFee: '$5', freeShipping: '$35', expressFee: '$24.50' });
  });
});

describe('a text with policy placeholders', () => {
  it('is filled in for the store of its reader', () => {
    expect(fillPolicy('{shippingFee}, free from {freeShipping}', 'KR', 'en', shipping)).toBe(
      '5,000 won, free from 50,000 won',
    );
    expect(fillPolicy('{shippingFee}, free above {freeShipping}', 'US', 'en', shipping)).toBe('$5, free above $35');
  });

  it('keeps placeholders that the store has no value for', () => {
    expect(fillPolicy('{remoteAreas} {__proto__} {constructor} {}', 'US', 'en', shipping)).toBe(
      '{remoteAreas} {__proto__} {constructor} {}',
    );
  });
});
