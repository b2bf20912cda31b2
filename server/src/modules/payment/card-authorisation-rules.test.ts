import { PaymentStatus } from '@eunbit/schema/payment-status';
import { describe, expect, it } from 'vitest';
import { followingStatus, isUnsettled, nextTry, statusWhenPlaced } from './card-authorisation-rules.ts';

describe('an authorised payment', () => {
  it.each([
    ['AUTHORISED', 'PAID'],
    ['CAPTURE_DUE', 'PAID'],
    ['FAILED', 'PAID'],
    ['RELEASE_DUE', 'REFUND_DUE'],
    ['VOID', 'REFUND_DUE'],
  ] as const)('turns %s into %s when captured', (before, after) => {
    expect(followingStatus(before, 'SUCCEEDED')).toBe(after);
  });

  it.each([
    ['AUTHORISED', 'FAILED'],
    ['CAPTURE_DUE', 'FAILED'],
    ['RELEASE_DUE', 'VOID'],
  ] as const)('turns %s into %s when cancelled', (before, after) => {
    expect(followingStatus(before, 'CANCELLED')).toBe(after);
  });

  it('does not change once settled, even if events are repeated', () => {
    for (const settled of ['PAID', 'REFUND_DUE', 'REFUNDED', 'AWAITING_PAYMENT'] as const) {
      expect(followingStatus(settled, 'SUCCEEDED')).toBeNull();
      expect(followingStatus(settled, 'CANCELLED')).toBeNull();
      expect(isUnsettled(settled)).toBe(false);
    }
  });

  it('does not change while the provider reports it as authorised', () => {
    for (const status of Object.values(PaymentStatus)) expect(followingStatus(status, 'AUTHORISED')).toBeNull();
  });
});

describe('a payment intent', () => {
  it('allows an order only when captured or authorised', () => {
    expect(statusWhenPlaced('SUCCEEDED')).toBe('PAID');
    expect(statusWhenPlaced('AUTHORISED')).toBe('AUTHORISED');
    expect(statusWhenPlaced('PROCESSING')).toBeNull();
    expect(statusWhenPlaced('CANCELLED')).toBeNull();
  });
});

describe('a follow-up that failed', () => {
  const now = new Date('2026-11-22T00:00:00Z');
  const seconds = (tries: number) => (nextTry(tries, now).getTime() - now.getTime()) / 1000;

  it('is retried after growing delays of at most an hour (PAYMENT-10)', () => {
    expect([0, 1, 2, 3].map(seconds)).toEqual([10, 20, 40, 80]);
    expect(seconds(12)).toBe(3600);
    expect(seconds(100_000)).toBe(3600);
  });
});
