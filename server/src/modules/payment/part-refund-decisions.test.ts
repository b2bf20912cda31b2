import { describe, expect, it } from 'vitest';
import { type OrderRecord, type OrderRefundRecord, sampleOrder } from '../order/index.ts';
import { nextTry } from './card-authorisation-rules.ts';
import { decidePostponed, decideRefundFailed } from './part-refund-decisions.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const FAILURE = { code: 'NO_ANSWER', message: '', at: NOW };
const asked = { id: 'one', attempt: 1 };

const due = { id: 'one', status: 'PENDING', attempt: 1, tries: 2, failure: null, nextTryAt: NOW } as OrderRefundRecord;
const other = { ...due, id: 'other' };
const order = (...refunds: OrderRefundRecord[]): OrderRecord => ({ ...sampleOrder([], 'US', 'en'), refunds });

describe('a refund that the provider has not completed yet', () => {
  it('is retried later with growing delays', () => {
    const before = order(other, due);
    const nextTryAt = nextTry(2, NOW);
    expect(decidePostponed(before, asked, FAILURE, NOW)).toEqual({
      order: { ...before, refunds: [other, { ...due, failure: FAILURE, tries: 3, nextTryAt }] },
    });
  });

  it('has no failure if the provider is still processing it', () => {
    const failed = { ...due, failure: FAILURE };
    expect(decidePostponed(order(failed), asked, null, NOW)).toMatchObject({ order: { refunds: [{ failure: null }] } });
  });
});

describe('a refund that the provider rejects', () => {
  it('is not retried, and the company is notified', () => {
    const before = order(other, due);
    expect(decideRefundFailed(before, asked, FAILURE)).toEqual({
      order: { ...before, refunds: [other, { ...due, status: 'FAILED', failure: FAILURE, tries: 3, nextTryAt: null }] },
      effects: { emails: [['refundFailed', 'one']] },
    });
  });
});

describe('an outdated provider response', () => {
  it.each([
    ['was made meanwhile', { ...due, status: 'SUCCEEDED' as const }],
    ['has failed meanwhile', { ...due, status: 'FAILED' as const }],
    ['is at its next attempt', { ...due, attempt: 2 }],
    ['is another one', other],
  ])('does not change a refund that %s', (_which, refund) => {
    expect(decidePostponed(order(refund), asked, FAILURE, NOW)).toEqual({ refused: 'noted' });
    expect(decideRefundFailed(order(refund), asked, FAILURE)).toEqual({ refused: 'noted' });
  });
});
