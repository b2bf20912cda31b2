import { describe, expect, it } from 'vitest';
import { message } from './messages.ts';
import { validateDeposit } from './validation-payment.ts';

describe('a payment by deposit', () => {
  it('requires a bank and a depositor (PAYMENT-12)', () => {
    expect(validateDeposit({ bankId: '', depositorName: ' ' }).map(({ key }) => message(key, 'en'))).toEqual([
      'Please select a bank',
      'Please put your name',
    ]);
  });
});
