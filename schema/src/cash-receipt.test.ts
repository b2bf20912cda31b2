import { describe, expect, it } from 'vitest';
import { cashReceiptFor, formatCashReceiptNumber, maskCashReceiptNumber } from './cash-receipt.ts';

const mobile = { kind: 'PERSONAL', number: '01012345678' } as const;
const shortMobile = { kind: 'PERSONAL', number: '0111234567' } as const;
const card = { kind: 'PERSONAL', number: '154420201234567890' } as const;
const business = { kind: 'BUSINESS', number: '1248100998' } as const;

describe('the cash receipt of a transfer', () => {
  it('is the requested one, with its number as digits', () => {
    expect(cashReceiptFor({ kind: 'PERSONAL', number: '+82 10-1234-5678' }, 5_000)).toEqual(mobile);
    expect(cashReceiptFor({ kind: 'BUSINESS', number: '124-81-00998' }, 500_000)).toEqual(business);
  });

  it('is issued to the tax office by default from 100,000 won on, and omitted below (PAYMENT-17)', () => {
    expect(cashReceiptFor(null, 99_999)).toBeNull();
    expect(cashReceiptFor(null, 100_000)).toEqual({ kind: 'SELF_ISSUED', number: '0100001234' });
  });
});

it('a cash receipt number is formatted with hyphens', () => {
  expect([mobile, shortMobile, card, business].map(formatCashReceiptNumber)).toEqual([
    '010-1234-5678',
    '011-123-4567',
    '1544-2020-1234-5678-90',
    '124-81-00998',
  ]);
});

it('a masked cash receipt number is recognisable only to its owner', () => {
  expect([mobile, shortMobile, card, business].map(maskCashReceiptNumber)).toEqual([
    '010-****-5678',
    '011-***-4567',
    '****-****-****-**78-90',
    '124-**-***98',
  ]);
  expect(maskCashReceiptNumber({ kind: 'SELF_ISSUED', number: '0100001234' })).toBe('010-000-1234');
});
