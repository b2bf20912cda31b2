import { describe, expect, it } from 'vitest';
import { getPaymentSummary } from './payment-status.ts';

const money = (paidAmount: number, refundedAmount = 0) => ({ paidAmount, refundedAmount });

describe('the payment summary of an order (PAYMENT-49)', () => {
  it.each([
    ['a deposit that has not come', 'AWAITING_PAYMENT', money(0), 'AWAITING_PAYMENT'],
    ['a deposit of which a part has come', 'AWAITING_PAYMENT', money(500), 'AWAITING_PAYMENT'],
    ['a card whose money is set aside', 'AUTHORISED', money(0), 'AUTHORISED'],
    ['a card that is being charged', 'CAPTURE_DUE', money(0), 'AUTHORISED'],
    ['an authorisation that has ended', 'FAILED', money(0), 'FAILED'],
    ['an order that is being closed before it was paid', 'RELEASE_DUE', money(0), 'VOID'],
    ['an order that was closed before it was paid', 'VOID', money(0), 'VOID'],
    ['a paid order', 'PAID', money(1_000), 'PAID'],
    ['a cancelled order whose money is still here', 'REFUND_DUE', money(1_000), 'PAID'],
    ['an order of which a part went back', 'PAID', money(1_000, 1), 'PARTLY_REFUNDED'],
    ['an order of which everything went back in parts', 'PAID', money(1_000, 1_000), 'REFUNDED'],
    ['a cancelled order that was paid back', 'REFUNDED', money(1_000, 1_000), 'REFUNDED'],
    ['a cancelled order whose refund failed', 'REFUNDED', money(1_000, 0), 'PAID'],
    ['a paid-back order that cost nothing', 'REFUNDED', money(0), 'REFUNDED'],
  ] as const)('of %s', (_what, status, amounts, summary) => {
    expect(getPaymentSummary(status, amounts)).toBe(summary);
  });
});
