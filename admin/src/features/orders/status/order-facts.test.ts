import { describe, expect, it } from 'vitest';
import { paymentMark } from './order-facts.ts';

const status = 'PREPARING_FOR_SHIPMENT';
const amount = { amount: 1000, currency: 'KRW' };

describe('the mark of an order in the list', () => {
  it('asks to look for a deposit that nobody has confirmed', () => {
    expect(paymentMark({ status, payment: { method: 'DEPOSIT', status: 'AWAITING_PAYMENT' } })).toBe(
      'orders.list.depositNote',
    );
    expect(paymentMark({ status, payment: { method: 'DEPOSIT', status: 'PAID' } })).toBeNull();
  });

  it('tells of another amount in a virtual account, and says nothing while it is awaited', () => {
    const payment = { method: 'VIRTUAL_ACCOUNT', status: 'AWAITING_PAYMENT' } as const;

    expect(paymentMark({ status, payment })).toBeNull();
    expect(paymentMark({ status, payment: { ...payment, depositedAmount: amount } })).toBe('orders.list.differsNote');
  });

  it('tells of a deposit that the bank took back, until another one has come (PAYMENT-24)', () => {
    const payment = {
      method: 'VIRTUAL_ACCOUNT',
      status: 'AWAITING_PAYMENT',
      depositTakenBackAt: '2026-11-25',
    } as const;

    expect(paymentMark({ status: 'ORDER_SHIPPED', payment })).toBe('orders.list.takenBackNote');
    expect(paymentMark({ status, payment: { ...payment, status: 'PAID' } })).toBeNull();
  });

  it('tells of an authorisation that ended, shipped or not, and of nothing that is settled', () => {
    const payment = { method: 'ESCROW', status: 'FAILED' } as const;

    expect(paymentMark({ status: 'ORDER_SHIPPED', payment })).toBe('orders.list.lapsedNote');
    expect(paymentMark({ status, payment: { method: 'ESCROW', status: 'PAID' } })).toBeNull();
  });
});
