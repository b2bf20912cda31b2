import { describe, expect, it } from 'vitest';
import { message } from './messages.ts';
import { validateDeposit } from './validation-payment.ts';

describe('deposit', () => {
  it('wants a bank and a depositor (PAYMENT-12)', () => {
    expect(validateDeposit({ bankId: '', depositorName: ' ' }).map(({ key }) => message(key, 'en'))).toEqual([
      'Please select a bank',
      'Please put your name',
    ]);
  });
});
