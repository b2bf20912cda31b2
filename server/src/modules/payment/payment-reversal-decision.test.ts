import { describe, expect, it } from 'vitest';
import type { ProviderDispute, TrackedRefund } from '../../integrations/payment/payment-reversals.ts';
import { refundedThroughProvider, toMoneySource } from '../ledger/index.ts';
import { type OrderRecord, type OrderRefundRecord, type PaymentRecord, sampleOrder } from '../order/index.ts';
import { requestIdOf } from './part-refund-rules.ts';
import { decideReversals } from './payment-reversal-decision.ts';
import { toReversalsRecord } from './payment-reversal-rules.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const EARLIER = new Date('2026-03-01T00:00:00Z');
const OF_PAYMENT = { intentId: 'pi_1', chargeId: 'ch_1', amount: 500, currency: 'USD' } as const;

const OWN = {
  id: 'own',
  amount: 500,
  lines: [],
  destination: 'CARD',
  status: 'PENDING',
  attempt: 0,
  nextTryAt: EARLIER,
} as unknown as OrderRefundRecord;

const refund = (status: TrackedRefund['status'], requestId: string | null = null): TrackedRefund => {
  return { ...OF_PAYMENT, id: 're_1', status, requestId, reason: null, failureReason: null, madeAt: EARLIER };
};

const dispute = (status: ProviderDispute['status']): ProviderDispute => ({
  ...OF_PAYMENT,
  id: 'du_1',
  status,
  isRefundable: false,
  reason: 'fraudulent',
  evidenceDueBy: null,
  openedAt: EARLIER,
  movements: [],
});

function order(more: Partial<PaymentRecord> = {}, others: Partial<OrderRecord> = {}): OrderRecord {
  const sample = sampleOrder([], 'US', 'en');
  const paid = { status: 'PAID', paidAmount: 500, refundedAmount: 0, intentId: 'pi_1' } as const;
  return { ...sample, payment: { ...sample.payment, ...paid, ...more }, ...others };
}

const entry = refundedThroughProvider(toMoneySource(order()), refund('SUCCEEDED'), NOW);
const none = { refunds: [], disputes: [] };
const disputed = { refunds: [], disputes: [dispute('NEEDS_RESPONSE')] };
const known = (reported: typeof disputed) => ({ reversals: toReversalsRecord(reported) });
const answer = (
  of: OrderRecord,
  reversals: { refunds: TrackedRefund[]; disputes: ProviderDispute[] },
  unnoted = [entry],
) => decideReversals(of, { seen: of.payment, reversals }, unnoted, NOW);

describe('refunds and disputes that the provider reports', () => {
  it('are stored with their ledger entries, and the company is notified of a dispute', () => {
    const decision = answer(order(), disputed);
    expect(decision).toMatchObject({
      order: { payment: { status: 'PAID', reversals: { disputes: [{ id: 'du_1' }], needsStaff: true } } },
      effects: { ledger: [entry], emails: [['disputeOpened', 'du_1']] },
    });
  });

  it('mark a refund of the order as succeeded, and notify the customer', () => {
    const of = order({}, { refunds: [OWN] });
    const made = { ...OWN, status: 'SUCCEEDED', failure: null, nextTryAt: null, madeAt: NOW, providerRefundId: 're_1' };
    expect(answer(of, { refunds: [refund('SUCCEEDED', requestIdOf(OWN))], disputes: [] })).toMatchObject({
      order: { refunds: [made] },
      effects: { emails: [['partRefunded', made]] },
    });
  });

  it('mark a refund of the order as failed, and notify the company', () => {
    const of = order({}, { refunds: [OWN] });
    expect(answer(of, { refunds: [refund('FAILED', requestIdOf(OWN))], disputes: [] })).toMatchObject({
      order: { refunds: [{ status: 'FAILED', nextTryAt: null }] },
      effects: { emails: [['refundFailed', 're_1']] },
    });
  });

  it('make a refund due if a dispute of a cancelled order is won (PAYMENT-53)', () => {
    const of = order({ status: 'REFUNDED', ...known(disputed) }, { status: 'ORDER_CANCELLED' });
    const won = { refunds: [], disputes: [dispute('WON')] };
    expect(answer(of, won)).toMatchObject({ order: { payment: { status: 'REFUND_DUE' } } });
  });

  it('change nothing if all are known, except for missing ledger entries', () => {
    const of = order(known(disputed));
    expect(answer(of, disputed, [])).toEqual({ order: of });
    expect(answer(of, disputed)).toEqual({ order: of, effects: { ledger: [entry] } });
  });

  it.each([
    ['somebody has noted a newer answer', order(known(disputed))],
    ['its money has gone back', order({ status: 'REFUNDED' })],
    ['the order has a further payment', order({ laterIntents: [{ intentId: 'pi_2', amount: 100, at: NOW }] })],
    ['another authorisation has replaced the payment', order({ intentId: 'pi_2' })],
  ])('are requested again if %s since', (_where, of) => {
    const decision = decideReversals(of, { seen: order().payment, reversals: none }, [], NOW);
    expect(decision).toEqual({ refused: 'outdated' });
  });
});
