import { describe, expect, it } from 'vitest';
import { fillPolicy, KOREAN_POLICY_TEXT, US_POLICY_TEXT } from './policy-text.ts';

const HANGUL = /[가-힣]/;

describe('the policy in words', () => {
  it('is in the language that was asked for', () => {
    const figures = /^[\d,$%.~ ]+$/;
    for (const { ko, en } of [KOREAN_POLICY_TEXT, US_POLICY_TEXT]) {
      expect(Object.values(ko).filter((text) => !HANGUL.test(text) && !figures.test(text))).toEqual([]);
      expect(Object.values(en).filter((text) => HANGUL.test(text))).toEqual([]);
    }
  });

  it('has the figures of the store (STORE-9)', () => {
    expect(KOREAN_POLICY_TEXT.ko.dispatch).toBe('결제가 확인된 뒤 영업일 기준 1~3일 이내에 발송합니다.');
    expect(US_POLICY_TEXT.en).toMatchObject({ shippingFee: '$5', freeShipping: '$35', expressFee: '$20' });
  });
});

describe('a text that names the policy', () => {
  it('says what the store of its reader does', () => {
    expect(fillPolicy('{shippingFee}, free from {freeShipping}', 'KR', 'en')).toBe('5,000 won, free from 50,000 won');
    expect(fillPolicy('{shippingFee}, free above {freeShipping}', 'US', 'en')).toBe('$5, free above $35');
  });

  it('keeps names that the store has nothing for', () => {
    expect(fillPolicy('{remoteAreas} {__proto__} {constructor} {}', 'US', 'en')).toBe(
      '{remoteAreas} {__proto__} {constructor} {}',
    );
  });
});
