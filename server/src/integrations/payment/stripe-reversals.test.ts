import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { toDispute, toTrackedRefund } from './stripe-reversals.ts';

const CHARGE = { id: 'ch_1', captured: true } as Stripe.Charge;

function refund(fields: Partial<Stripe.Refund>): Stripe.Refund {
  return {
    id: 're_1',
    amount: 500,
    currency: 'usd',
    payment_intent: 'pi_1',
    charge: CHARGE,
    status: 'succeeded',
    reason: null,
    created: 1_700_000_000,
    ...fields,
  } as Stripe.Refund;
}

function dispute(fields: Partial<Stripe.Dispute>): Stripe.Dispute {
  return {
    id: 'du_1',
    amount: 7_120,
    currency: 'krw',
    payment_intent: 'pi_1',
    charge: 'ch_1',
    status: 'needs_response',
    reason: 'fraudulent',
    created: 1_700_000_000,
    evidence_details: { due_by: 1_700_864_000 },
    balance_transactions: [],
    ...fields,
  } as Stripe.Dispute;
}

const movement = (fields: Partial<Stripe.BalanceTransaction>) =>
  ({ id: 'txn_1', created: 1_700_000_000, fee: 0, ...fields }) as Stripe.BalanceTransaction;

describe("Stripe's refunds", () => {
  it.each([
    ['succeeded', 'SUCCEEDED'],
    ['pending', 'PENDING'],
    ['requires_action', 'PENDING'],
    [null, 'PENDING'],
    ['failed', 'FAILED'],
    ['canceled', 'FAILED'],
  ])('that are %s count as %s', (status, expected) => {
    expect(toTrackedRefund(refund({ status }))?.status).toBe(expected);
  });

  it('have payment and charge, expanded or by id, and their failure reason', () => {
    const failed = refund({ payment_intent: { id: 'pi_2' } as Stripe.PaymentIntent, failure_reason: 'declined' });
    expect(toTrackedRefund(failed)).toMatchObject({ intentId: 'pi_2', chargeId: 'ch_1', failureReason: 'declined' });
    expect(toTrackedRefund(refund({ charge: null }))).toMatchObject({ chargeId: null, failureReason: null });
  });

  it('are ignored if they released an authorisation', () => {
    expect(toTrackedRefund(refund({ charge: { ...CHARGE, captured: false } }))).toBeNull();
  });
});

describe("Stripe's disputes", () => {
  it.each([
    ['warning_needs_response', 'NEEDS_RESPONSE'],
    ['appeal_needs_response', 'NEEDS_RESPONSE'],
    ['warning_under_review', 'UNDER_REVIEW'],
    ['a status of next year', 'UNDER_REVIEW'],
    ['won', 'WON'],
    ['lost', 'LOST'],
    ['warning_closed', 'CLOSED'],
    ['prevented', 'CLOSED'],
  ])('that are %s count as %s', (status, expected) => {
    expect(toDispute(dispute({ status })).status).toBe(expected);
  });

  it('can have no deadline for evidence', () => {
    expect(toDispute(dispute({})).evidenceDueBy).toEqual(new Date(1_700_864_000_000));
    const details = { due_by: null } as Stripe.Dispute.EvidenceDetails;
    expect(toDispute(dispute({ evidence_details: details })).evidenceDueBy).toBeNull();
  });

  it('have movements in their own currency, even if the account uses another one', () => {
    const moved = (...movements: Stripe.BalanceTransaction[]) =>
      toDispute(dispute({ balance_transactions: movements })).movements.map(({ amount, fee }) => [amount, fee]);
    expect(moved(movement({ amount: -5_000, currency: 'krw', fee: 20_000 }))).toEqual([
      [-5_000, { amount: 20_000, currency: 'KRW' }],
    ]);
    const abroad = [
      movement({ amount: -512, currency: 'usd', fee: 1_500 }),
      movement({ amount: 509, currency: 'usd' }),
      movement({ amount: -470, currency: 'eur', fee: 1_300 }),
    ];
    expect(moved(...abroad)).toEqual([
      [-7_120, { amount: 1_500, currency: 'USD' }],
      [7_120, null],
      [-7_120, null],
    ]);
  });
});
