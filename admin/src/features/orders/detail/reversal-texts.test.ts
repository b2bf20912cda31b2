import { describe, expect, it } from 'vitest';
import { disputeReasonText, refundReasonText } from './reversal-texts.ts';

const idOf = (id: string) => `[${id}]`;

describe("the provider's codes in words", () => {
  it('are ours where there are some', () => {
    expect(disputeReasonText('product_not_received', idOf)).toBe('[orders.disputeReason.notReceived]');
    expect(refundReasonText('requested_by_customer', idOf)).toBe('[orders.refundReason.requested]');
  });

  it('are the codes themselves otherwise', () => {
    expect(disputeReasonText('noncompliant_again', idOf)).toBe('noncompliant again');
    expect(refundReasonText('constructor', idOf)).toBe('constructor');
  });
});
