import { describe, expect, it } from 'vitest';
import { refundedThroughProvider, toMoneySource } from '../ledger/index.ts';
import { type OrderRecord, type PaymentRecord, sampleOrder } from '../order/index.ts';
import { decideRefundMade } from './card-refund-decision.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const EARLIER = new Date('2026-03-01T00:00:00Z');

function order(more: Partial<PaymentRecord> = {}): OrderRecord {
  const sample = sampleOrder([], 'US', 'en');
  return { ...sample, payment: { ...sample.payment, status: 'REFUND_DUE', refundedAmount: 0, ...more } };
}

const entryOf = (of: OrderRecord, amount: number) => {
  const refund = { id: `re_${amount}`, intentId: 'pi_1', chargeId: 'ch_1', amount, currency: 'USD' } as const;
  return refundedThroughProvider(toMoneySource(of), refund, NOW);
};

describe('the completed card refund of a cancelled order', () => {
  it('is recorded with its ledger entries and no email, since the cancellation email announced it', () => {
    const of = order();
    const unnoted = [entryOf(of, 500)];
    const decision = decideRefundMade(of, of.payment, unnoted, NOW);
    expect(decision).toEqual({
      order: { ...of, payment: { ...of.payment, status: 'REFUNDED', refundedAt: NOW } },
      effects: { ledger: unnoted },
    });
  });

  it('is emailed if a later dispute caused it, including entries recorded meanwhile', () => {
    const seen = { refundedAmount: 100, refundedAt: EARLIER };
    const entries = [entryOf(order(), 500)];
    expect(decideRefundMade(order(seen), seen, entries, NOW)).toMatchObject({
      effects: { emails: [['refunded', 500]] },
    });
    expect(decideRefundMade(order({ ...seen, refundedAmount: 600 }), seen, [], NOW)).toMatchObject({
      effects: { emails: [['refunded', 500]] },
    });
    expect(decideRefundMade(order(seen), seen, [], NOW)).not.toHaveProperty('effects.emails');
  });

  it.each([
    ['is noted already', order({ status: 'REFUNDED', refundedAt: EARLIER })],
    ['was noted, and a dispute has given back more since', order({ refundedAt: EARLIER })],
  ])('is unchanged if it %s', (_where, of) => {
    expect(decideRefundMade(of, { refundedAmount: 0 }, [], NOW)).toEqual({ refused: 'changed' });
  });
});
