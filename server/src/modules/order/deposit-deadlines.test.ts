import { describe, expect, it } from 'vitest';
import { cancelledAt, cancelledIfPlacedBy, deadlinePassed } from './deposit-deadlines.ts';
import type { OrderRecord, PaymentState } from './order.record.ts';

const PLACED = new Date('2026-11-01T05:00:00Z');
const day = (count: number) => new Date(PLACED.getTime() + count * 86_400_000);

interface Facts {
  readonly state?: PaymentState;
  readonly status?: OrderRecord['status'];
  readonly remindedAt?: Date | null;
}

/** An order with the fields that its deadlines depend on. */
function order({ state = 'AWAITING_DEPOSIT', status = 'PREPARING_FOR_SHIPMENT', remindedAt = null }: Facts = {}) {
  return { createdAt: PLACED, status, payment: { state, dueAt: day(3), remindedAt } } as OrderRecord;
}

describe('an order whose deposit was not paid (PAYMENT-13)', () => {
  it.each([
    ['is left alone before it is due', day(2.99), null],
    ['is reminded of when it is due', day(3), 'remind'],
    ['is still only reminded of a moment before the end', day(6.99), 'remind'],
    ['is cancelled after seven days', day(7), 'cancel'],
  ])('%s', (_name, now, expected) => {
    expect(deadlinePassed(order(), now)).toBe(expected);
  });

  it('sends one reminder', () => {
    expect(deadlinePassed(order({ remindedAt: day(3) }), day(5))).toBeNull();
  });

  it('is cancelled even after a reminder', () => {
    expect(deadlinePassed(order({ remindedAt: day(3) }), day(8))).toBe('cancel');
  });

  it.each([{ state: 'PAID' }, { state: 'VOID', status: 'ORDER_CANCELLED' }, { status: 'ORDER_SHIPPED' }] as const)(
    'has no deadline with %o',
    (facts) => {
      expect(deadlinePassed(order(facts), day(30))).toBeNull();
    },
  );

  it('has the same cancellation time in the query and in the rule', () => {
    expect(cancelledIfPlacedBy(cancelledAt(order()))).toEqual(PLACED);
  });
});
