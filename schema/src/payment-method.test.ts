import { describe, expect, it } from 'vitest';
import { PaymentMethod } from './checkout.ts';
import { isCardMethod, isTransferMethod, PAYMENT_METHODS } from './payment-method.ts';

describe('ways of paying', () => {
  it('are all offered in Korea, and by card alone in the US (PAYMENT-1)', () => {
    expect([...PAYMENT_METHODS.KR].sort()).toEqual(Object.values(PaymentMethod).sort());
    expect(PAYMENT_METHODS.US).toEqual(['CARD']);
  });

  it('go either through the card provider or by a transfer', () => {
    for (const method of Object.values(PaymentMethod)) expect(isCardMethod(method)).not.toBe(isTransferMethod(method));
    expect(Object.values(PaymentMethod).filter(isCardMethod)).toEqual(['CARD', 'ESCROW']);
  });
});
