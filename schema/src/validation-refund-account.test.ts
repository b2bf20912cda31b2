import { describe, expect, it } from 'vitest';
import { maskAccountNumber } from './refund-account.ts';
import { validateRefundAccount } from './validation-refund-account.ts';

const GOOD = { bankCode: '90', accountNumber: '3333-01-2345678', holderName: '이미나' };

describe('the account of a refund (PAYMENT-23)', () => {
  it('is accepted with hyphens and spaces', () => {
    expect(validateRefundAccount(GOOD)).toEqual([]);
    expect(validateRefundAccount({ ...GOOD, accountNumber: '110 123 456789' })).toEqual([]);
  });

  it.each([
    [{ bankCode: '' }, 'bankCode', 'refundAccount.bankRequired'],
    [{ bankCode: '00' }, 'bankCode', 'refundAccount.bankRequired'],
    [{ accountNumber: ' ' }, 'accountNumber', 'refundAccount.numberRequired'],
    [{ accountNumber: '1234567' }, 'accountNumber', 'refundAccount.numberInvalid'],
    [{ accountNumber: '1'.repeat(21) }, 'accountNumber', 'refundAccount.numberInvalid'],
    [{ accountNumber: 'X600802567548' }, 'accountNumber', 'refundAccount.numberInvalid'],
    [{ holderName: '' }, 'holderName', 'refundAccount.holderRequired'],
  ])('is rejected with %o', (more, path, key) => {
    expect(validateRefundAccount({ ...GOOD, ...more })).toEqual([{ path, key }]);
  });

  it('shows the last four digits only', () => {
    expect(maskAccountNumber('3333012345678')).toBe('*********5678');
  });
});
