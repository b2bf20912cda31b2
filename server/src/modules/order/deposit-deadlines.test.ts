import { describe, expect, it } from 'vitest';
import {
  cancelledAt,
  deadlinePassed,
  dueAfterDelay,
  dueBeforeDelay,
  dueWithoutDelay,
  getDueAt,
} from './deposit-deadlines.ts';
import type { OrderRecord } from './order.record.ts';

const PLACED = new Date('2026-11-01T05:00:00Z');
const day = (count: number) => new Date(PLACED.getTime() + count * 86_400_000);

interface Facts extends Partial<OrderRecord['payment']> {
  readonly orderStatus?: OrderRecord['status'];
}

/** An order with the fields that its deadlines depend on. */
function order({ orderStatus = 'PREPARING_FOR_SHIPMENT', ...payment }: Facts = {}) {
  const awaited = { method: 'DEPOSIT', status: 'AWAITING_PAYMENT', paidAmount: 0, dueAt: day(3) } as const;
  return { market: 'KR', createdAt: PLACED, status: orderStatus, payment: { ...awaited, ...payment } } as OrderRecord;
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

  it('gets one reminder', () => {
    expect(deadlinePassed(order({ remindedAt: day(3) }), day(5))).toBeNull();
  });

  it('is cancelled even after a reminder', () => {
    expect(deadlinePassed(order({ remindedAt: day(3) }), day(8))).toBe('cancel');
  });

  it.each([
    { status: 'PAID' },
    { status: 'VOID', orderStatus: 'ORDER_CANCELLED' },
    { orderStatus: 'ORDER_SHIPPED' },
  ] as const)('has no deadline with %o', (facts) => {
    expect(deadlinePassed(order(facts), day(30))).toBeNull();
  });

  it('is only reminded, not cancelled, if a part arrived or a deposit was removed', () => {
    expect(deadlinePassed(order({ paidAmount: 5_000 }), day(30))).toBe('remind');
    expect(deadlinePassed(order({ deposits: [] }), day(30))).toBe('remind');
  });

  it('is left to staff if its virtual account received too little or the bank reversed the deposit', () => {
    expect(deadlinePassed(order({ method: 'VIRTUAL_ACCOUNT', paidAmount: 5_000 }), day(30))).toBeNull();
    expect(deadlinePassed(order({ method: 'VIRTUAL_ACCOUNT', depositsTakenBack: [day(1)] }), day(30))).toBeNull();
    expect(deadlinePassed(order({ method: 'VIRTUAL_ACCOUNT' }), day(30))).toBe('cancel');
  });
});

describe('an order that is delayed before its deposit arrives (PAYMENT-33)', () => {
  const delay = (paymentDueOn?: string) => ({ status: 'ORDER_DELAYED' as const, delay: { paymentDueOn } });

  it('has no deadline any more, no reminder and no automatic cancellation', () => {
    expect(dueAfterDelay(order(), delay(), day(1))).toEqual({ dueAt: null });
    const delayed = order({ orderStatus: 'ORDER_DELAYED', dueAt: null });
    expect(cancelledAt(delayed)).toBeNull();
    expect(deadlinePassed(delayed, day(365))).toBeNull();
  });

  it('ignores an earlier deadline', () => {
    expect(getDueAt(order({ orderStatus: 'ORDER_DELAYED' }))).toBeNull();
    expect(deadlinePassed(order({ orderStatus: 'ORDER_DELAYED' }), day(365))).toBeNull();
  });

  it('has its deadline at the end of the day that staff set, in the time zone of the store', () => {
    expect(dueAfterDelay(order({ remindedAt: day(1) }), delay('2026-11-30'), day(2))).toEqual({
      dueAt: new Date('2026-11-30T14:59:00Z'),
      dueSetAt: day(2),
      remindedAt: null,
    });
  });

  it('keeps a date that staff had set before', () => {
    expect(dueAfterDelay(order({ dueSetAt: day(1) }), delay(), day(2))).toEqual({});
  });

  it.each([{ status: 'PAID' }, { method: 'VIRTUAL_ACCOUNT' }] as const)(
    'leaves the deadline unchanged with %o',
    (facts) => {
      expect(dueAfterDelay(order(facts), delay('2026-11-30'), day(2))).toEqual({});
    },
  );

  it.each(['PREPARING_FOR_SHIPMENT', 'ORDER_DELAYED'] as const)(
    'is reminded a day before the date that staff set, and cancelled on it: %s',
    (status) => {
      const set = order({ orderStatus: status, dueAt: day(20), dueSetAt: day(2) });
      expect(deadlinePassed(set, day(18.9))).toBeNull();
      expect(deadlinePassed(set, day(19))).toBe('remind');
      expect(deadlinePassed({ ...set, payment: { ...set.payment, remindedAt: day(19) } }, day(19.9))).toBeNull();
      expect(deadlinePassed(set, day(20))).toBe('cancel');
      expect(deadlinePassed({ ...set, payment: { ...set.payment, paidAmount: 1 } }, day(20))).toBe('remind');
    },
  );

  it('gets its former deadline back if the delay is reverted, unless staff have set one since', () => {
    const before = order({ remindedAt: day(3) });
    const dueBefore = { dueAt: day(3), dueSetAt: null, remindedAt: day(3) };
    expect(dueBeforeDelay(before, delay(), day(4))).toEqual(dueBefore);
    expect(dueBeforeDelay(before, delay('2026-11-20'), day(4))).toEqual(dueBefore);
    expect(dueBeforeDelay(order({ dueSetAt: day(1) }), delay(), day(4))).toBeNull();

    const entry = { at: day(4), dueBefore };
    expect(dueWithoutDelay(order({ dueAt: null }).payment, entry)).toEqual(dueBefore);
    expect(dueWithoutDelay(order({ dueSetAt: day(4) }).payment, entry)).toEqual(dueBefore);
    expect(dueWithoutDelay(order({ dueSetAt: day(5) }).payment, entry)).toEqual({});
    expect(dueWithoutDelay(order({ status: 'PAID' }).payment, entry)).toEqual({});
    expect(dueWithoutDelay(order().payment, { at: day(4) })).toEqual({});
  });
});
