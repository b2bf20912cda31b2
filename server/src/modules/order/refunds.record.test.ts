import { describe, expect, it } from 'vitest';
import { chargedAmount, type OrderRefundRecord } from './refunds.record.ts';

type Part = Pick<OrderRefundRecord, 'amount' | 'reason' | 'destination' | 'status'>;

/** The amount to charge to the card for an order whose total is now 10,000. */
function charged(...parts: Part[]): number {
  const amounts = {
    subtotal: 10_000,
    shipping: 0,
    shippingTax: 0,
    taxRate: '0',
    taxSource: 'NOT_TAXED' as const,
    tax: 0,
    total: 10_000,
  };
  return chargedAmount({ amounts, refunds: parts as OrderRefundRecord[] });
}

const part = (more: Partial<Part>): Part => ({
  amount: 2000,
  reason: 'DAMAGED',
  destination: 'AUTHORISATION',
  status: 'SUCCEEDED',
  ...more,
});

describe('the amount that a card is charged for an order (PAYMENT-44)', () => {
  it('is the total less what was removed while it was authorised', () => {
    expect(charged()).toBe(10_000);
    expect(charged(part({}), part({ amount: 500 }))).toBe(7500);
    expect(charged(part({ status: 'CANCELLED' }))).toBe(10_000);
  });

  it('is unchanged by refunds to the card', () => {
    expect(charged(part({ destination: 'CARD' }), part({ destination: 'CARD', status: 'PENDING' }))).toBe(10_000);
  });

  it('exceeds the total of an edited order unless the difference was never charged', () => {
    const edited = { reason: 'ORDER_EDITED' as const };
    expect(charged(part(edited))).toBe(10_000);
    expect(charged(part({ ...edited, destination: 'CARD' }))).toBe(12_000);
    expect(charged(part({ ...edited, destination: 'CARD', status: 'FAILED' }))).toBe(12_000);
  });
});
