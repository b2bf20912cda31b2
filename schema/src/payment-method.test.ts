import { describe, expect, it } from 'vitest';
import { PaymentMethod } from './checkout.ts';
import { isCardMethod, isOfferedMethod, isTransferMethod, PAYMENT_MARKS, PAYMENT_METHODS } from './payment-method.ts';

const OFFERED = Object.values(PaymentMethod).filter(isOfferedMethod);

describe('payment methods', () => {
  it('are all offered in Korea, and only cards in the US (PAYMENT-1)', () => {
    expect([...PAYMENT_METHODS.KR].sort()).toEqual(OFFERED.toSorted());
    expect(PAYMENT_METHODS.US).toEqual(['CARD']);
  });

  it('use either the card provider or a transfer', () => {
    for (const method of OFFERED) expect(isCardMethod(method)).not.toBe(isTransferMethod(method));
    expect([isCardMethod('NONE'), isTransferMethod('NONE')]).toEqual([false, false]);
    expect(Object.values(PaymentMethod).filter(isCardMethod)).toEqual(['CARD', 'ESCROW']);
  });

  it('show the logos of accepted methods: Discover and Apple Pay only in the US store (CART-18)', () => {
    const onlyUs = PAYMENT_MARKS.US.filter((mark) => !PAYMENT_MARKS.KR.includes(mark));
    expect(onlyUs).toEqual(['discover', 'apple-pay']);
    expect(PAYMENT_MARKS.KR.filter((mark) => !PAYMENT_MARKS.US.includes(mark))).toEqual([]);
  });
});
