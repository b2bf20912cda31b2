import type { PaymentStatus } from '@eunbit/schema/payment-status';
import { describe, expect, it } from 'vitest';
import type { PaymentIntent } from '../../integrations/payment/payment-provider.ts';
import { type OrderRecord, type OrderRefundRecord, type PaymentRecord, sampleOrder } from '../order/index.ts';
import { decideIntentAnswer } from './escrow-decision.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const TOTAL = 10_000;

const refund = { id: 'r1', amount: 2_000, destination: 'AUTHORISATION', status: 'SUCCEEDED', lines: [] } as unknown;

function order(status: PaymentStatus, more: Partial<PaymentRecord> = {}, refunds?: unknown[]): OrderRecord {
  const sample = sampleOrder([], 'US', 'en');
  const payment: PaymentRecord = { ...sample.payment, status, intentId: 'pi_1', followUpTries: 2, ...more };
  const amounts = { ...sample.amounts, total: TOTAL };
  return { ...sample, amounts, payment, ...(refunds && { refunds: refunds as OrderRefundRecord[] }) };
}

const intent = (status: PaymentIntent['status'], received = 0): PaymentIntent => ({
  id: 'pi_1',
  clientSecret: 'secret',
  status,
  amount: TOTAL,
  received,
  currency: 'USD',
  checkoutId: null,
  failure: null,
  charge: null,
  card: null,
});

const entriesOf = (decision: object) =>
  (decision as { effects?: { ledger?: { kind: string; amount: number }[] } }).effects?.ledger?.map((entry) => [
    entry.kind,
    entry.amount,
  ]);

describe('a provider response about an authorised payment', () => {
  it.each([
    ['is paid once it is captured', 'CAPTURE_DUE', 'SUCCEEDED', 'PAID', [['PAYMENT', TOTAL]]],
    ['is paid where somebody has captured it by hand', 'AUTHORISED', 'SUCCEEDED', 'PAID', [['PAYMENT', TOTAL]]],
    ['is void once it is released', 'RELEASE_DUE', 'CANCELLED', 'VOID', [['VOID', 0]]],
    ['has lapsed where it has ended by itself', 'AUTHORISED', 'CANCELLED', 'FAILED', []],
    ['goes back where a cancelled one was captured', 'RELEASE_DUE', 'SUCCEEDED', 'REFUND_DUE', [['PAYMENT', TOTAL]]],
  ] as const)('%s', (_what, seen, answer, status, entries) => {
    const decision = decideIntentAnswer(order(seen), { seen, intent: intent(answer, TOTAL) }, NOW);
    expect(decision).toMatchObject({ order: { payment: { status, followUpAt: null, followUpTries: 0 } } });
    expect(entriesOf(decision)).toEqual(entries);
  });

  it.each([
    ['the order has moved on since', order('CAPTURE_DUE'), 'SUCCEEDED', 'changed'],
    ['another authorisation has replaced it', order('AUTHORISED', { intentId: 'pi_2' }), 'CANCELLED', 'changed'],
    ['it is still authorised', order('AUTHORISED'), 'AUTHORISED', 'nothingNew'],
  ] as const)('is ignored if %s', (_where, of, status, refused) => {
    expect(decideIntentAnswer(of, { seen: 'AUTHORISED', intent: intent(status, TOTAL) }, NOW)).toEqual({ refused });
  });

  it('moves refunds that would lower the charge to the card if the whole amount was captured', () => {
    const of = order('AUTHORISED', {}, [refund]);
    const decide = (received: number) =>
      decideIntentAnswer(of, { seen: 'AUTHORISED', intent: intent('SUCCEEDED', received) }, NOW);
    const due = { destination: 'CARD', status: 'PENDING', madeAt: null, nextTryAt: NOW };
    expect(decide(TOTAL)).toMatchObject({ order: { refunds: [due] } });
    expect(decide(TOTAL - 2_000)).toMatchObject({ order: { refunds: [refund] } });
  });
});
