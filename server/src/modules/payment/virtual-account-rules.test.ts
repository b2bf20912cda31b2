import { describe, expect, it } from 'vitest';
import { classifyDeposit, referenceFor } from './virtual-account-rules.ts';

const deposited = (amount: number) => ({ status: 'DEPOSITED' as const, amount });

describe('a virtual account', () => {
  it('marks the order as paid when the agreed amount is deposited', () => {
    expect(classifyDeposit({ status: 'AWAITING_PAYMENT' }, 5000, deposited(5000))).toEqual({ kind: 'paid' });
  });

  it('marks the order as paid when more is deposited, with the rest as a surplus (PAYMENT-15)', () => {
    expect(classifyDeposit({ status: 'AWAITING_PAYMENT' }, 5000, deposited(6000))).toEqual({ kind: 'paid' });
  });

  it('reports a smaller amount to staff once (PAYMENT-15)', () => {
    expect(classifyDeposit({ status: 'AWAITING_PAYMENT' }, 5000, deposited(4000))).toEqual({ kind: 'differs' });
    expect(classifyDeposit({ status: 'AWAITING_PAYMENT', depositedAmount: 4000 }, 5000, deposited(4000))).toBeNull();
  });

  it('refunds a deposit for a cancelled order', () => {
    expect(classifyDeposit({ status: 'RELEASE_DUE' }, 5000, deposited(5000))).toEqual({ kind: 'tooLate' });
    expect(classifyDeposit({ status: 'VOID' }, 5000, deposited(5000))).toEqual({ kind: 'tooLate' });
  });

  it('reports a known deposit as reversed, whatever the payment status (PAYMENT-24)', () => {
    const waiting = { status: 'WAITING' as const, amount: 5000 };
    expect(classifyDeposit({ status: 'PAID' }, 5000, waiting)).toEqual({ kind: 'takenBack' });
    expect(classifyDeposit({ status: 'REFUND_DUE' }, 5000, waiting)).toEqual({ kind: 'takenBack' });
    expect(classifyDeposit({ status: 'AWAITING_PAYMENT', depositedAmount: 4000 }, 5000, waiting)).toEqual({
      kind: 'takenBack',
    });
    expect(classifyDeposit({ status: 'REFUNDED' }, 5000, waiting)).toBeNull();
    expect(classifyDeposit({ status: 'PAID' }, 5000, { status: 'UNKNOWN', amount: 5000 })).toBeNull();
  });

  it('changes nothing once settled or before a deposit', () => {
    for (const status of ['PAID', 'REFUND_DUE', 'REFUNDED'] as const) {
      expect(classifyDeposit({ status }, 5000, deposited(5000))).toBeNull();
    }
    expect(classifyDeposit({ status: 'AWAITING_PAYMENT' }, 5000, { status: 'WAITING', amount: 5000 })).toBeNull();
    expect(classifyDeposit({ status: 'AWAITING_PAYMENT' }, 5000, { status: 'CLOSED', amount: 5000 })).toBeNull();
    expect(classifyDeposit({ status: 'RELEASE_DUE' }, 5000, { status: 'CLOSED', amount: 5000 })).toEqual({
      kind: 'closed',
    });
  });
});

describe('the reference of an account', () => {
  const values = { checkoutId: 'a'.repeat(24), amount: 5000, bankId: 'kb', depositorName: '이미나' };
  const now = new Date('2026-11-22T10:00:00Z');

  it('is the same for the same request, so that pressing twice issues one account', () => {
    expect(referenceFor(values, now)).toBe(referenceFor({ ...values }, new Date('2026-11-22T10:00:05Z')));
  });

  it('differs if any part of the request differs', () => {
    const others = [
      { ...values, amount: 5001 },
      { ...values, bankId: 'nh' },
      { ...values, depositorName: '이' },
    ];
    const names = [values, ...others].map((one) => referenceFor(one, now));
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(name).toMatch(/^[\w=-]{6,64}$/);
  });
});
