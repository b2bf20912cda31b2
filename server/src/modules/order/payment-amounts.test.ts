import type { PaymentStatus } from '@eunbit/schema/payment-status';
import { describe, expect, it } from 'vitest';
import type { OrderRecord } from './order.record.ts';
import { getMismatch, getOutstandingAmount, getRefundOfPrice, getSurplusAmount } from './payment-amounts.ts';
import type { OrderRefundRecord } from './refunds.record.ts';

const money = (paidAmount: number, refundedAmount = 0) => ({ paidAmount, refundedAmount });

/** An order that costs 1,000. */
const awaiting = (paidAmount: number, status: PaymentStatus = 'AWAITING_PAYMENT') =>
  ({ amounts: { total: 1_000 }, payment: { status, paidAmount } }) as OrderRecord;

it('the outstanding amount is the rest of a deposit and never negative', () => {
  expect(getOutstandingAmount(awaiting(400))).toBe(600);
  expect(getOutstandingAmount(awaiting(1_400))).toBe(0);
  expect(getOutstandingAmount(awaiting(0, 'AUTHORISED'))).toBe(0);
});

it.each([
  ['an edit took off', 'ORDER_EDITED', 'SUCCEEDED', 700],
  ['an edit took off, and which is on its way', 'ORDER_EDITED', 'PENDING', 700],
  ['had come beyond the price', 'OVERPAID', 'SUCCEEDED', 700],
  ['staff meant to send and did not', 'OVERPAID', 'CANCELLED', 500],
  ['the customer got for a damaged item', 'DAMAGED', 'SUCCEEDED', 500],
] as const)(
  'an amount that %s does not pay for an order that costs more later (ORDER-41)',
  (_what, reason, status, outstanding) => {
    const back = { amount: 200, reason, status, destination: 'BANK_ACCOUNT' } as OrderRefundRecord;
    expect(getOutstandingAmount({ ...awaiting(500), refunds: [back] })).toBe(outstanding);
  },
);

describe('a surplus (PAYMENT-31)', () => {
  it.each([
    ['is what has come beyond the total', 'PAID', money(1_400), 400],
    ['is less by what went back', 'PAID', money(1_400, 400), 0],
    ['is nothing where a part of the goods was paid back', 'PAID', money(1_000, 300), 0],
    ['is nothing in a cancelled order, of which all goes back', 'REFUND_DUE', money(1_400), 0],
  ] as const)('%s', (_what, state, amounts, surplus) => {
    expect(getSurplusAmount(state, amounts, 1_000)).toBe(surplus);
  });

  it.each([
    ['has come', 'AWAITING_PAYMENT', money(0), null],
    ['falls short', 'AWAITING_PAYMENT', money(999), 'SHORT'],
    ['is right', 'PAID', money(1_000), null],
    ['is too much', 'PAID', money(1_001), 'SURPLUS'],
    ['came to less, which staff accepted', 'PAID', money(999), null],
  ] as const)('is detected if what %s', (_what, state, amounts, mismatch) => {
    expect(getMismatch(state, amounts, 1_000)).toBe(mismatch);
  });
});

describe('the refunded part of an order’s price (STATISTICS-11)', () => {
  const back = (paidAmount: number, refundedAmount: number) => getRefundOfPrice({ paidAmount, refundedAmount }, 10_000);

  it('excludes surpluses and amounts that an edit removed', () => {
    expect(back(10_000, 0)).toBe(0);
    expect(back(10_000, 2_000)).toBe(2_000);
    expect(back(15_000, 5_000)).toBe(0);
    expect(back(15_000, 6_000)).toBe(1_000);
    expect(back(0, 1_000)).toBe(1_000);
  });
});
