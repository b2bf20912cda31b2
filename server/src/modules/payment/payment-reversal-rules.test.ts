import { describe, expect, it } from 'vitest';
import type { ProviderDispute, TrackedRefund } from '../../integrations/payment/payment-reversals.ts';
import { findNews, isAsKnown, toReversalsRecord } from './payment-reversal-rules.ts';

const OF_PAYMENT = { intentId: 'pi_1', chargeId: 'ch_1', amount: 500, currency: 'USD' } as const;
const day = (number: number) => new Date(Date.UTC(2026, 4, number));

function refund(id: string, status: TrackedRefund['status'], madeAt: Date): TrackedRefund {
  return { ...OF_PAYMENT, id, status, requestId: null, reason: null, failureReason: null, madeAt };
}

function dispute(status: ProviderDispute['status']): ProviderDispute {
  const openedAt = day(1);
  return {
    ...OF_PAYMENT,
    id: 'du_1',
    status,
    isRefundable: false,
    reason: 'fraudulent',
    evidenceDueBy: day(9),
    openedAt,
    movements: [],
  };
}

describe('the stored record of refunds and disputes', () => {
  it('has what the provider reports, oldest first, without what the order already contains', () => {
    const reported = toReversalsRecord({
      refunds: [refund('re_2', 'PENDING', day(2)), refund('re_1', 'SUCCEEDED', day(1))],
      disputes: [dispute('LOST')],
    });
    expect(reported.refunds.map(({ id }) => id)).toEqual(['re_1', 're_2']);
    expect(reported.disputes).toEqual([
      {
        id: 'du_1',
        intentId: 'pi_1',
        amount: 500,
        heldAmount: 500,
        currency: 'USD',
        status: 'LOST',
        reason: 'fraudulent',
        evidenceDueBy: day(9),
        openedAt: day(1),
      },
    ]);
  });

  it('needs staff while a dispute awaits a response (PAYMENT-26)', () => {
    const needs = (status: ProviderDispute['status']) =>
      toReversalsRecord({ refunds: [], disputes: [dispute(status)] }).needsStaff;
    expect(needs('NEEDS_RESPONSE')).toBe(true);
    for (const status of ['UNDER_REVIEW', 'WON', 'LOST', 'CLOSED'] as const) expect(needs(status), status).toBe(false);
  });

  it('needs staff once a refund has failed', () => {
    const needs = (made: TrackedRefund) => toReversalsRecord({ refunds: [made], disputes: [] }).needsStaff;
    expect(needs(refund('re_1', 'SUCCEEDED', day(1)))).toBe(false);
    expect(needs(refund('re_1', 'FAILED', day(1)))).toBe(true);
  });

  it('counts as known only if nothing in it has changed', () => {
    const reported = toReversalsRecord({ refunds: [refund('re_1', 'SUCCEEDED', day(1))], disputes: [] });
    const { refunds, disputes, needsStaff } = reported;
    expect(isAsKnown({ needsStaff, disputes, refunds }, reported)).toBe(true);
    expect(isAsKnown({ needsStaff, disputes, refunds: [] }, reported)).toBe(false);
    expect(isAsKnown(undefined, reported)).toBe(false);
    expect(isAsKnown(undefined, toReversalsRecord({ refunds: [], disputes: [] }))).toBe(true);
  });
});

describe('an email to the company (EMAIL-17)', () => {
  const of = (refunds: TrackedRefund[], disputes: ProviderDispute[]) => toReversalsRecord({ refunds, disputes });
  const known = (reported: ReturnType<typeof toReversalsRecord>) => reported;

  it('announces a new dispute unless it has already ended', () => {
    expect(findNews(undefined, of([], [dispute('NEEDS_RESPONSE')])).disputeIds).toEqual(['du_1']);
    expect(findNews(undefined, of([], [dispute('LOST')])).disputeIds).toEqual([]);
    const answered = of([], [dispute('UNDER_REVIEW')]);
    expect(findNews(known(answered), of([], [dispute('NEEDS_RESPONSE')])).disputeIds).toEqual([]);
  });

  it('announces a refund that has failed since, once', () => {
    const made = of([refund('re_1', 'SUCCEEDED', day(1))], []);
    const failed = of([refund('re_1', 'FAILED', day(1))], []);
    expect(findNews(undefined, made).failedRefundIds).toEqual([]);
    expect(findNews(known(made), failed).failedRefundIds).toEqual(['re_1']);
    expect(findNews(known(failed), failed).failedRefundIds).toEqual([]);
  });
});
