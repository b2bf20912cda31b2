import { describe, expect, it } from 'vitest';
import type { OrderRecord } from './order.record.ts';
import { getDisputedAmount, getRefundableAmount, getRefundableThrough, getRestAmount } from './refundable.ts';
import type { DisputeRecord, RefundRecord } from './reversals.record.ts';

interface Known {
  readonly paidAmount: number;
  readonly refundedAmount?: number;
  readonly later?: readonly (readonly [string, number])[];
  /** Pairs of payment id and refunded amount. */
  readonly refunds?: readonly (readonly [string, number])[];
  /** Pairs of payment id and disputed amount. */
  readonly disputes?: readonly (readonly [string, number])[];
}

function order({ paidAmount, refundedAmount, later, refunds = [], disputes = [] }: Known): OrderRecord {
  const made = refunds.map(([intentId, amount], index) => ({
    id: `re_${index}`,
    intentId,
    amount,
    status: 'SUCCEEDED',
  }));
  const open = disputes.map(([intentId, heldAmount], index) => ({ id: `du_${index}`, intentId, heldAmount }));
  const back = made.reduce((sum, { amount }) => sum + amount, 0);
  return {
    amounts: { total: 10_000 },
    payment: {
      intentId: 'pi_0',
      ...(later && { laterIntents: later.map(([intentId, amount]) => ({ intentId, amount })) }),
      paidAmount,
      refundedAmount: refundedAmount ?? back,
      reversals: { refunds: made as RefundRecord[], disputes: open as DisputeRecord[] },
    },
  } as OrderRecord;
}

describe('the refund of a cancelled order (PAYMENT-31)', () => {
  it('is all that was paid less earlier refunds, whatever the total', () => {
    const back = (paidAmount: number, refundedAmount: number) => getRestAmount(order({ paidAmount, refundedAmount }));
    expect(back(15_000, 0)).toBe(15_000);
    expect(back(15_000, 2_880)).toBe(12_120);
    expect(back(400, 0)).toBe(400);
  });
});

describe('a disputed amount (PAYMENT-53)', () => {
  it('is not refundable, and is not counted again if it was refunded before', () => {
    expect(getRefundableAmount(order({ paidAmount: 1399, refunds: [['pi_0', 400]], disputes: [['pi_0', 999]] }))).toBe(
      0,
    );
    const whole = order({ paidAmount: 1399, refunds: [['pi_0', 400]], disputes: [['pi_0', 1399]] });
    expect([getRefundableAmount(whole), getDisputedAmount(whole)]).toEqual([0, 999]);
    expect(getRestAmount(whole)).toBe(0);
  });

  it('leaves the rest and the other payments of the order refundable', () => {
    const part = order({ paidAmount: 1399, disputes: [['pi_0', 500]] });
    expect([getRefundableAmount(part), getRefundableThrough(part, 'pi_0')]).toEqual([899, 899]);
    const two = order({
      paidAmount: 1500,
      later: [['pi_1', 500]],
      refunds: [['pi_0', 400]],
      disputes: [['pi_0', 1000]],
    });
    expect(getRefundableAmount(two)).toBe(500);
    expect([getRefundableThrough(two, 'pi_0'), getRefundableThrough(two, 'pi_1')]).toEqual([0, 500]);
  });
});
