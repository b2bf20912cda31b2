import { describe, expect, it } from 'vitest';
import { cardFailureKey } from './card-failure.ts';
import { message } from './messages.ts';

describe('the reason for a declined card (PAYMENT-57)', () => {
  it.each([
    ['generic_decline', '카드가 승인되지 않았습니다.'],
    ['insufficient_funds', '카드의 잔액이나 한도가 부족합니다.'],
    ['expired_card', '유효 기간이 지났거나 올바르지 않은 카드입니다.'],
    ['incorrect_cvc', '카드 보안 코드(CVC)가 올바르지 않습니다.'],
    ['processing_error', '카드를 처리하는 중에 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.'],
  ])('is shown for %s in the language of the page', (code, ko) => {
    const key = cardFailureKey(code);
    expect(key && message(key, 'ko')).toBe(ko);
  });

  it.each(['currency_not_supported', 'toString', null])('is left to the provider for %s', (code) => {
    expect(cardFailureKey(code)).toBeNull();
  });
});
