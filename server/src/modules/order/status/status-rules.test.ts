import { describe, expect, it } from 'vitest';
import {
  followUpAfter,
  historyEntry,
  moneyAllows,
  paymentAfter,
  type StatusChange,
  validateStatusChange,
} from './status-rules.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const change = (more: Partial<StatusChange>): StatusChange => ({
  status: 'ORDER_CONFIRMED',
  delay: null,
  ...more,
});
const payment = (status: 'AWAITING_PAYMENT' | 'PAID', paidAmount = 0) => ({
  method: 'DEPOSIT' as const,
  status,
  paidAmount,
  intentId: null,
  bankId: 'kb',
  depositorName: 'Lee',
  dueAt: null,
});

describe('a status change', () => {
  it('does not ship, since shipping has to name what leaves (SHIPMENT-1)', () => {
    expect(validateStatusChange(change({ status: 'ORDER_SHIPPED' }), NOW)).toEqual([
      { path: 'status', key: 'status.refused' },
    ]);
  });

  it('to delayed needs a reason (ORDER-3)', () => {
    expect(validateStatusChange(change({ status: 'ORDER_DELAYED' }), NOW)).toEqual([
      { path: 'delay', key: 'delay.required' },
    ]);
  });

  it('to delayed takes only a date in the future (ORDER-3)', () => {
    const delay = { reason: 'OTHER' as const, until: NOW, detail: null };
    expect(validateStatusChange(change({ status: 'ORDER_DELAYED', delay }), NOW)).toEqual([
      { path: 'delay.until', key: 'delay.past' },
    ]);
  });

  it('to delayed takes a deposit deadline, after today in the store (PAYMENT-33)', () => {
    const delay = { reason: 'OTHER' as const, until: null, detail: null };
    const paths = (paymentDueOn: string) =>
      validateStatusChange(change({ status: 'ORDER_DELAYED', delay: { ...delay, paymentDueOn } }), NOW);
    expect(paths('2026-03-03')).toEqual([]);
    expect(paths('2026-03-02')).toEqual([{ path: 'delay.paymentDueOn', key: 'paymentDue.invalid' }]);
  });
});

describe('the payment of an order', () => {
  it('prevents confirming while no part of the deposit was recorded (ORDER-4)', () => {
    expect(moneyAllows(payment('AWAITING_PAYMENT'), 'ORDER_CONFIRMED')).toBe(false);
    expect(moneyAllows(payment('AWAITING_PAYMENT'), 'ORDER_DELAYED')).toBe(true);
    expect(moneyAllows(payment('AWAITING_PAYMENT', 400), 'ORDER_CONFIRMED')).toBe(true);
    expect(moneyAllows(payment('PAID', 1_000), 'ORDER_CONFIRMED')).toBe(true);
    expect(paymentAfter(payment('AWAITING_PAYMENT'), 'ORDER_CONFIRMED')).toBe('AWAITING_PAYMENT');
    expect(paymentAfter(payment('AWAITING_PAYMENT', 400), 'ORDER_CONFIRMED')).toBe('AWAITING_PAYMENT');
  });

  it('is still awaited after shipping', () => {
    expect(paymentAfter(payment('AWAITING_PAYMENT'), 'ORDER_SHIPPED')).toBe('AWAITING_PAYMENT');
  });

  it('has to be refunded when a partly paid order is cancelled (PAYMENT-31)', () => {
    expect(paymentAfter(payment('AWAITING_PAYMENT', 400), 'ORDER_CANCELLED')).toBe('REFUND_DUE');
  });

  it('is void when an unpaid order is cancelled', () => {
    expect(paymentAfter(payment('AWAITING_PAYMENT'), 'ORDER_CANCELLED')).toBe('VOID');
  });

  it('is captured when an escrow order is shipped, and released when it is cancelled (PAYMENT-10)', () => {
    const authorised = { method: 'ESCROW' as const, status: 'AUTHORISED' as const, paidAmount: 0 };
    expect(paymentAfter(authorised, 'ORDER_CONFIRMED')).toBe('AUTHORISED');
    expect(paymentAfter(authorised, 'ORDER_SHIPPED')).toBe('CAPTURE_DUE');
    expect(paymentAfter(authorised, 'ORDER_CANCELLED')).toBe('RELEASE_DUE');
  });

  it('prevents confirming and shipping once its authorisation has expired (PAYMENT-11)', () => {
    const lapsed = { method: 'ESCROW' as const, status: 'FAILED' as const, paidAmount: 0 };
    expect(moneyAllows(lapsed, 'ORDER_CONFIRMED')).toBe(false);
    expect(moneyAllows(lapsed, 'ORDER_SHIPPED')).toBe(false);
    expect(moneyAllows(lapsed, 'ORDER_CANCELLED')).toBe(true);
    expect(moneyAllows({ method: 'ESCROW', status: 'AUTHORISED', paidAmount: 0 }, 'ORDER_SHIPPED')).toBe(true);
  });

  it('needs a follow-up at once if something is due, otherwise when its authorisation expires', () => {
    const until = new Date('2026-03-09T00:00:00Z');
    const escrow = { method: 'ESCROW' as const, authorisedUntil: until };
    expect(followUpAfter(escrow, 'CAPTURE_DUE', NOW)).toEqual(NOW);
    expect(followUpAfter(escrow, 'AUTHORISED', NOW)).toEqual(until);
    expect(followUpAfter(escrow, 'PAID', NOW)).toBeNull();
  });

  it('is queried every hour while a virtual account awaits its deposit (PAYMENT-14)', () => {
    const inAnHour = new Date(NOW.getTime() + 3_600_000);
    expect(followUpAfter({ method: 'VIRTUAL_ACCOUNT' }, 'AWAITING_PAYMENT', NOW)).toEqual(inAnHour);
    expect(followUpAfter({ method: 'DEPOSIT' }, 'AWAITING_PAYMENT', NOW)).toBeNull();
  });

  it('into a virtual account is checked seven times in three days for a reversal (PAYMENT-24)', () => {
    const paid = { method: 'VIRTUAL_ACCOUNT' as const, depositNotedAt: NOW };
    const hours: number[] = [];
    for (let at = followUpAfter(paid, 'PAID', NOW); at; at = followUpAfter(paid, 'PAID', at)) {
      hours.push((at.getTime() - NOW.getTime()) / 3_600_000);
    }
    expect(hours).toEqual([1, 2, 4, 8, 16, 32, 64]);
    // A differing amount has no follow-up: staff have to decide about it first.
    expect(followUpAfter(paid, 'AWAITING_PAYMENT', new Date(NOW.getTime() + 72 * 3_600_000))).toBeNull();
    expect(followUpAfter(paid, 'REFUND_DUE', NOW)).toBeNull();
    expect(followUpAfter({ method: 'VIRTUAL_ACCOUNT' }, 'PAID', NOW)).toBeNull();
  });

  it('into a virtual account is required before the order is confirmed, whatever its amount (PAYMENT-14)', () => {
    const awaited = { method: 'VIRTUAL_ACCOUNT' as const, status: 'AWAITING_PAYMENT' as const, paidAmount: 0 };
    expect(moneyAllows(awaited, 'ORDER_CONFIRMED')).toBe(false);
    expect(moneyAllows(awaited, 'ORDER_DELAYED')).toBe(true);
    expect(moneyAllows({ ...awaited, depositedAmount: 5 }, 'ORDER_CONFIRMED')).toBe(true);
    expect(paymentAfter(awaited, 'ORDER_CANCELLED')).toBe('RELEASE_DUE');
    const short = { ...awaited, depositedAmount: 5, paidAmount: 5 };
    expect(paymentAfter(short, 'ORDER_CANCELLED')).toBe('REFUND_DUE');
    // The rest cannot be paid into the account any more, so confirming the order accepts the deposited amount.
    expect(paymentAfter(short, 'ORDER_CONFIRMED')).toBe('PAID');
  });

  it('is refunded when a paid order is cancelled (PAYMENT-20)', () => {
    expect(paymentAfter(payment('PAID'), 'ORDER_CANCELLED')).toBe('REFUND_DUE');
  });
});

describe('an entry of the history', () => {
  it('names its author, and the reason if the buyer cancelled (ORDER-2)', () => {
    const cancellation = { reason: 'OTHER' as const, detail: 'Too many' };
    const byBuyer = historyEntry(change({ status: 'ORDER_CANCELLED', cancellation }), null, NOW);
    expect(byBuyer).toEqual({ status: 'ORDER_CANCELLED', at: NOW, by: null, delay: null, cancellation });
    const byStaff = historyEntry(change({ status: 'ORDER_CONFIRMED' }), 'staff', NOW);
    expect(byStaff).toMatchObject({ by: 'staff', cancellation: null });
  });
});
