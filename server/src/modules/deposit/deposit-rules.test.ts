import { describe, expect, it } from 'vitest';
import { type DepositRecord, type OrderRecord, whyNotTaken } from '../order/index.ts';
import { findRemoval, statusAfterDeposit } from './deposit-rules.ts';

const TOTAL = 10_000;

function deposit(id: string, amount: number, more: Partial<DepositRecord> = {}): DepositRecord {
  const seen = { receivedOn: '2026-03-02', depositorName: '이미나', bankId: 'kb', statementLineId: null };
  return { id, amount, ...seen, at: new Date(), by: 'staff', ...more };
}

function order(payment: Partial<OrderRecord['payment']>, status: OrderRecord['status'] = 'PREPARING_FOR_SHIPMENT') {
  const awaited = { method: 'DEPOSIT', status: 'AWAITING_PAYMENT', paidAmount: 0, refundedAmount: 0 } as const;
  return { status, amounts: { total: TOTAL }, payment: { ...awaited, ...payment } } as OrderRecord;
}

describe('a deposit', () => {
  it.each([
    ['an order that is being prepared', order({}), null],
    ['a delayed order', order({}, 'ORDER_DELAYED'), null],
    ['a confirmed order that is paid, as a surplus', order({ status: 'PAID' }, 'ORDER_CONFIRMED'), null],
    ['an order that has left unpaid', order({}, 'ORDER_SHIPPED'), null],
    ['an order that has left and is paid', order({ status: 'PAID' }, 'ORDER_SHIPPED'), 'deposit.closed'],
    ['a cancelled order', order({ status: 'VOID' }, 'ORDER_CANCELLED'), 'deposit.closed'],
    ['an order whose money goes back', order({ status: 'REFUND_DUE' }, 'ORDER_CANCELLED'), 'deposit.closed'],
    ['a virtual account, which tells by itself', order({ method: 'VIRTUAL_ACCOUNT' }), 'deposit.notTaken'],
    ['a card', order({ method: 'CARD', status: 'PAID' }), 'deposit.notTaken'],
    [
      'an order with twenty',
      order({ deposits: Array.from({ length: 20 }, (_, index) => deposit(`${index}`, 1)) }),
      'deposit.tooMany',
    ],
  ] as const)('is accepted or rejected for %s (PAYMENT-29)', (_what, of, why) => {
    expect(whyNotTaken(of)).toBe(why);
  });

  it('pays an order once all deposits reach the total or more (PAYMENT-31)', () => {
    expect(statusAfterDeposit(order({ paidAmount: 4_000 }), 5_999)).toBe('AWAITING_PAYMENT');
    expect(statusAfterDeposit(order({ paidAmount: 4_000 }), 6_000)).toBe('PAID');
    expect(statusAfterDeposit(order({ paidAmount: 4_000 }), 60_000)).toBe('PAID');
  });
});

describe('a deposit that was recorded by mistake (PAYMENT-30)', () => {
  const deposits = [deposit('a', 9_000), deposit('b', 1_000), deposit('c', 5_000)];
  const paid = order({ status: 'PAID', paidAmount: 15_000, deposits });
  const after = (of: OrderRecord, id: string) => findRemoval(of, id)?.status ?? null;

  it('leaves the order paid only if the rest is enough', () => {
    expect(after(paid, 'c')).toBe('PAID');
    expect(after(paid, 'a')).toBe('AWAITING_PAYMENT');
  });

  it('can be removed once, and not if money was already refunded', () => {
    const removed = { reason: 'Typed twice', at: new Date(), by: 'staff' };
    expect(after(paid, 'd')).toBeNull();
    expect(after(order({ ...paid.payment, deposits: [deposit('a', 9_000, { removed })] }), 'a')).toBeNull();
    expect(after(order({ ...paid.payment, refundedAmount: 5_000 }), 'c')).toBeNull();
  });

  it('is not refunded after a cancellation', () => {
    const cancelled = (paidAmount: number) => order({ status: 'REFUND_DUE', paidAmount, deposits }, 'ORDER_CANCELLED');
    expect(after(cancelled(15_000), 'c')).toBe('REFUND_DUE');
    expect(after(cancelled(5_000), 'c')).toBe('VOID');
  });
});
