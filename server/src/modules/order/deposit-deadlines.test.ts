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

/** An order as far as its deadlines go. */
function order({ state = 'AWAITING_DEPOSIT', status = 'PREPARING_FOR_SHIPMENT', remindedAt = null }: Facts = {}) {
  return { createdAt: PLACED, status, payment: { state, dueAt: day(3), remindedAt } } as OrderRecord;
}

describe('an order whose deposit has not come (PAYMENT-13)', () => {
  it.each([
    ['is left alone before it is due', day(2.99), null],
    ['is reminded of when it is due', day(3), 'remind'],
    ['is still only reminded of a moment before the end', day(6.99), 'remind'],
    ['is cancelled after seven days', day(7), 'cancel'],
  ])('%s', (_name, now, expected) => {
    expect(deadlinePassed(order(), now)).toBe(expected);
  });

  it('is reminded of once', () => {
    expect(deadlinePassed(order({ remindedAt: day(3) }), day(5))).toBeNull();
  });

  it('is cancelled though it was reminded of', () => {
    expect(deadlinePassed(order({ remindedAt: day(3) }), day(8))).toBe('cancel');
  });

  it.each([{ state: 'PAID' }, { state: 'VOID', status: 'ORDER_CANCELLED' }, { status: 'ORDER_SHIPPED' }] as const)(
    'is not the case with %o',
    (facts) => {
      expect(deadlinePassed(order(facts), day(30))).toBeNull();
    },
  );

  it('is found by its day from both sides alike', () => {
    expect(cancelledIfPlacedBy(cancelledAt(order()))).toEqual(PLACED);
  });
});
