import { describe, expect, it } from 'vitest';
import { disputeReasonText, refundReasonText } from './reversal-texts.ts';

const idOf = (id: string) => `[${id}]`;

describe('a reason code of the payment provider', () => {
  it('is translated if it is known', () => {
    expect(disputeReasonText('product_not_received', idOf)).toBe('[orders.disputeReason.notReceived]');
    expect(refundReasonText('requested_by_customer', idOf)).toBe('[orders.refundReason.requested]');
  });

  it('is shown as it is if it is unknown', () => {
    expect(disputeReasonText('noncompliant_again', idOf)).toBe('noncompliant again');
    expect(refundReasonText('constructor', idOf)).toBe('constructor');
  });
});
