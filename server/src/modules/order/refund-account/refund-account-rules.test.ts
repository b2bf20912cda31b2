import { describe, expect, it } from 'vitest';
import type { OrderRefundRecord } from '../refunds.record.ts';
import { isPaidBackByIssuer, isRefundAccountWanted } from './refund-account-rules.ts';

const DUE = { status: 'REFUND_DUE' as const, intentId: null };
const virtualAccount = { id: 'v', reference: 'r', accountNumber: '1', secretHash: 'h' };
const saved = {
  bankCode: '90',
  sealed: 'x',
  maskedNumber: '****5678',
  savedAt: new Date(0),
  requestKey: 'k',
  failure: null,
};
const failed = (isFinal: boolean) => ({ code: 'C', message: 'm', at: new Date(0), isFinal });

describe('an account for the refund (PAYMENT-23)', () => {
  it.each([
    ['a transfer without one', DUE, true],
    ['a card', { ...DUE, intentId: 'pi_1' }, false],
    ['an order that is paid', { status: 'PAID' as const, intentId: null }, false],
    ['a plain deposit whose account may have a typing error', { ...DUE, refundAccount: saved }, true],
    ['a virtual account that is being paid back', { ...DUE, virtualAccount, refundAccount: saved }, false],
    [
      'one whose refund is tried again by itself',
      { ...DUE, virtualAccount, refundAccount: { ...saved, failure: failed(false) } },
      false,
    ],
    [
      'one whose refund was refused',
      { ...DUE, virtualAccount, refundAccount: { ...saved, failure: failed(true) } },
      true,
    ],
  ])('of %s', (_name, payment, isWanted) => {
    expect(isRefundAccountWanted({ payment })).toBe(isWanted);
  });
});

describe('a partial refund of a transfer (PAYMENT-45)', () => {
  const part = (status: OrderRefundRecord['status']): OrderRefundRecord[] => [
    {
      id: 'r',
      amount: 100,
      tax: 0,
      lines: [],
      shipping: 0,
      shippingTax: 0,
      reason: 'DAMAGED',
      note: null,
      destination: 'BANK_ACCOUNT',
      status,
      failure: null,
      tries: 0,
      attempt: 0,
      nextTryAt: null,
      at: new Date(0),
      by: null,
      madeAt: null,
      providerRefundId: null,
    },
  ];
  const paid = { status: 'PAID' as const, intentId: null, virtualAccount, refundAccount: saved };

  it('needs an account until it is sent', () => {
    expect(isRefundAccountWanted({ payment: paid, refunds: part('PENDING') })).toBe(true);
    expect(isRefundAccountWanted({ payment: paid, refunds: part('SUCCEEDED') })).toBe(false);
  });

  it('leaves the rest of a virtual account to staff once the order is cancelled', () => {
    const payment = { ...DUE, virtualAccount, refundAccount: saved };
    expect(isPaidBackByIssuer({ payment })).toBe(true);
    expect(isPaidBackByIssuer({ payment, refunds: part('CANCELLED') })).toBe(true);
    expect(isPaidBackByIssuer({ payment, refunds: part('SUCCEEDED') })).toBe(false);
    expect(isRefundAccountWanted({ payment, refunds: part('SUCCEEDED') })).toBe(true);
  });
});
