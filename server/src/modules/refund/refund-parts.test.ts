import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderRecord, OrderRefundRecord, RefundPartRecord } from '../order/index.ts';
import { spreadOverIntents, withParts } from './refund-parts.ts';

type Status = 'SUCCEEDED' | 'FAILED';

/** An order whose card was charged these amounts, one after the other. */
function charged(first: number, ...later: number[]) {
  const at = new Date(0);
  return {
    payment: {
      intentId: 'pi_0',
      laterIntents: later.map((amount, index) => ({ intentId: `pi_${index + 1}`, amount, at })),
      paidAmount: later.reduce((sum, amount) => sum + amount, first),
      reversals: { refunds: [], disputes: [], needsStaff: false },
    },
    refunds: [],
  } as unknown as OrderRecord & Required<Pick<OrderRecord, 'refunds'>>;
}

function report(order: OrderRecord, { intentId, amount }: RefundPartRecord, status: Status = 'SUCCEEDED'): void {
  const id = `re_${order.payment.reversals?.refunds.length}`;
  const rest = { reason: null, failureReason: null, madeAt: new Date(0) };
  order.payment.reversals?.refunds.push({ id, intentId, amount, currency: 'USD', status, ...rest });
}

const due = (amount: number, parts?: RefundPartRecord[]) =>
  ({ status: 'PENDING', destination: 'CARD', amount, ...(parts && { parts }) }) as OrderRefundRecord;

describe('a refund of an order with several card payments (PAYMENT-52)', () => {
  it('goes to the newest payment first', () => {
    expect(spreadOverIntents(charged(1000, 300, 200), 150)).toEqual([{ intentId: 'pi_2', amount: 150 }]);
    expect(spreadOverIntents(charged(1000, 300, 200), 1400)).toEqual([
      { intentId: 'pi_2', amount: 200 },
      { intentId: 'pi_1', amount: 300 },
      { intentId: 'pi_0', amount: 900 },
    ]);
  });

  it('deducts from each payment its refunds that succeeded or are pending, not those that failed', () => {
    const order = charged(1000, 300);
    report(order, { intentId: 'pi_1', amount: 100 });
    report(order, { intentId: 'pi_1', amount: 150 }, 'FAILED');
    order.refunds.push(due(50, [{ intentId: 'pi_1', amount: 50 }]));
    expect(spreadOverIntents(order, 200)).toEqual([
      { intentId: 'pi_1', amount: 150 },
      { intentId: 'pi_0', amount: 50 },
    ]);
  });

  it('assigns refunds from before the second payment to the first', () => {
    const order = charged(1000, 300);
    order.payment.reversals?.refunds.push({ ...refunded(400), intentId: 'pi_0' });
    order.refunds.push(due(500));
    expect(spreadOverIntents(order, 400)).toEqual([
      { intentId: 'pi_1', amount: 300 },
      { intentId: 'pi_0', amount: 100 },
    ]);
  });

  it('has no parts if the card was charged once', () => {
    const { laterIntents: _, ...payment } = charged(1000).payment;
    expect(withParts({ payment, refunds: [] }, due(10))).not.toHaveProperty('parts');
  });

  it('never exceeds any payment, over any sequence of refunds', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 2, maxLength: 5 });
    const steps = fc.array(fc.tuple(fc.double({ min: 0.01, max: 1, noNaN: true }), fc.boolean()), { maxLength: 12 });
    fc.assert(
      fc.property(amounts, steps, ([first = 1, ...later], shares) => {
        const order = charged(first, ...later);
        let left = order.payment.paidAmount;
        const back = new Map<string, number>();
        for (const [share, isMade] of [...shares, [1, true] as const]) {
          const amount = Math.max(1, Math.floor(left * share));
          if (amount > left) break;
          const parts = spreadOverIntents(order, amount);
          expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
          if (isMade) for (const part of parts) report(order, part);
          else order.refunds.push(due(amount, parts));
          for (const part of parts) back.set(part.intentId, (back.get(part.intentId) ?? 0) + part.amount);
          left -= amount;
        }
        expect(left).toBe(0);
        expect([...back].sort()).toEqual([first, ...later].map((amount, index) => [`pi_${index}`, amount]));
      }),
    );
  });
});

function refunded(amount: number) {
  const rest = { reason: null, failureReason: null, madeAt: new Date(0) };
  return { id: 're_old', amount, currency: 'USD' as const, status: 'SUCCEEDED' as const, ...rest };
}
