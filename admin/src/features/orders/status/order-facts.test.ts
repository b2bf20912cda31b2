import { describe, expect, it } from 'vitest';
import { paymentMark } from './order-facts.ts';

const status = 'PREPARING_FOR_SHIPMENT';
const amount = { amount: 1000, currency: 'KRW' };

describe('the payment mark of an order in the list', () => {
  it('asks staff to check for a deposit that is not confirmed yet', () => {
    expect(paymentMark({ status, payment: { method: 'DEPOSIT', status: 'AWAITING_PAYMENT' } })).toBe(
      'orders.list.depositNote',
    );
    expect(paymentMark({ status, payment: { method: 'DEPOSIT', status: 'PAID' } })).toBeNull();
  });

  it('shows a different amount in a virtual account, and nothing while the deposit is awaited', () => {
    const payment = { method: 'VIRTUAL_ACCOUNT', status: 'AWAITING_PAYMENT' } as const;

    expect(paymentMark({ status, payment })).toBeNull();
    expect(paymentMark({ status, payment: { ...payment, depositedAmount: amount } })).toBe('orders.list.differsNote');
  });

  it('shows a reversed deposit until another one arrives (PAYMENT-24)', () => {
    const payment = {
      method: 'VIRTUAL_ACCOUNT',
      status: 'AWAITING_PAYMENT',
      depositTakenBackAt: '2026-11-25',
    } as const;

    expect(paymentMark({ status: 'ORDER_SHIPPED', payment })).toBe('orders.list.takenBackNote');
    expect(paymentMark({ status, payment: { ...payment, status: 'PAID' } })).toBeNull();
  });

  it('shows an expired authorisation, whether shipped or not, and nothing once it is paid', () => {
    const payment = { method: 'ESCROW', status: 'FAILED' } as const;

    expect(paymentMark({ status: 'ORDER_SHIPPED', payment })).toBe('orders.list.lapsedNote');
    expect(paymentMark({ status, payment: { method: 'ESCROW', status: 'PAID' } })).toBeNull();
  });
});
