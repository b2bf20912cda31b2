import { describe, expect, it } from 'vitest';
import type { CashReceiptKind } from './cash-receipt.ts';
import { isBusinessNumber, validateCashReceipt, validateCashReceiptIssue } from './validation-cash-receipt.ts';

const findKey = (kind: CashReceiptKind, number: string) => validateCashReceipt({ kind, number })[0]?.key ?? null;

describe('the number of a personal cash receipt (PAYMENT-16)', () => {
  it.each(['010-1234-5678', '01012345678', '+82 10-1234-5678', '+82(0)10 1234 5678', '011-123-4567', '016 1234 5678'])(
    'may be the mobile number %s',
    (number) => expect(findKey('PERSONAL', number)).toBeNull(),
  );

  it.each(['154420201234567890', '1544-2020-1234-5678-90'])('may be the receipt card %s', (number) => {
    expect(findKey('PERSONAL', number)).toBeNull();
  });

  it.each([
    ['', 'cashReceipt.personalRequired'],
    ['   ', 'cashReceipt.personalRequired'],
    ['010-123-456', 'cashReceipt.personalInvalid'],
    ['02-123-4567', 'cashReceipt.personalInvalid'],
    ['010-000-1234', 'cashReceipt.personalInvalid'],
    ['0101234567a', 'cashReceipt.personalInvalid'],
    ['010-1234-5678\n', 'text.controlCharacter'],
    ['0'.repeat(41), 'text.tooLong'],
  ])('is not %j', (number, key) => expect(findKey('PERSONAL', number)).toBe(key));

  it('is neither a resident number nor a payment card, which the shop must not store', () => {
    expect(findKey('PERSONAL', '900101-1234567')).toBe('cashReceipt.personalInvalid');
    expect(findKey('PERSONAL', '4242 4242 4242 4242')).toBe('cashReceipt.personalInvalid');
  });
});

describe('the number of a business (PAYMENT-16)', () => {
  it.each(['124-81-00998', '1248100998', '220 81 62517'])('is accepted as %s', (number) => {
    expect(findKey('BUSINESS', number)).toBeNull();
  });

  it('has a check digit', () => {
    const last = (start: string) =>
      Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).filter(isBusinessNumber);

    expect(last('124810099')).toEqual(['1248100998']);
    expect(last('101010101')).toHaveLength(1);
  });

  it.each([
    ['', 'cashReceipt.businessRequired'],
    ['124-81-00997', 'cashReceipt.businessInvalid'],
    ['000-00-00000', 'cashReceipt.businessInvalid'],
    ['124-81-0099', 'cashReceipt.businessInvalid'],
    ['010-1234-5678', 'cashReceipt.businessInvalid'],
  ])('is not %j', (number, key) => expect(findKey('BUSINESS', number)).toBe(key));
});

it('a receipt to the tax office cannot be requested', () => {
  expect(findKey('SELF_ISSUED', '010-000-1234')).toBe('cashReceipt.unavailable');
});

describe('the receipt details that staff enter (PAYMENT-19)', () => {
  const days = { from: '2026-02-27', to: '2026-03-02' };
  const findKeys = (issueNumber: string, issuedOn: string) =>
    validateCashReceiptIssue({ issueNumber, issuedOn }, days).map(({ key }) => key);

  it('are a number of nine letters and digits, and a day from the order to today', () => {
    expect(findKeys('G00089273', '2026-02-27')).toEqual([]);
    expect(findKeys(' 123456789 ', '2026-03-02')).toEqual([]);
  });

  it.each(['2026-02-26', '2026-03-03', '2026-02-29', '2026-02-31', '', 'today', '2026-03-01T00:00'])(
    'cannot have the day %j',
    (day) => expect(findKeys('G00089273', day)).toEqual(['cashReceipt.issuedOnInvalid']),
  );

  it('are rejected with every error', () => {
    expect(findKeys('', '')).toEqual(['cashReceipt.issueNumberRequired', 'cashReceipt.issuedOnInvalid']);
    expect(findKeys('G0008-927', '2026-03-01')).toEqual(['cashReceipt.issueNumberInvalid']);
  });
});
