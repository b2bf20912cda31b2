import { describe, expect, it } from 'vitest';
import { type OrderRecord, type PaymentRecord, type RefundAccountRecord, sampleOrder } from '../order/index.ts';
import { decideFailedIssuerRefund, decideIssuerRefund, decideRefundWaits } from './virtual-account-refund-decisions.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const DUE = new Date('2026-03-01T00:00:00Z');

const ACCOUNT: RefundAccountRecord = {
  bankCode: '06',
  sealed: 'sealed',
  maskedNumber: '***-1234',
  savedAt: DUE,
  requestKey: 'key-1',
  failure: null,
};
const FAILURE = { code: 'BANK_REFUSED', message: '', isFinal: true };

function order(more: Partial<PaymentRecord> = {}): OrderRecord {
  const sample = sampleOrder([], 'KR', 'ko');
  const virtualAccount = { id: 'va', reference: 'ref', accountNumber: '1', secretHash: 'hash' };
  const due = { status: 'REFUND_DUE', followUpAt: DUE, virtualAccount, refundAccount: ACCOUNT } as const;
  return { ...sample, payment: { ...sample.payment, ...due, ...more } };
}

describe('a deposit that the issuer has refunded', () => {
  it('is recorded and emailed, and its refund account is deleted', () => {
    expect(decideIssuerRefund(order(), { account: ACCOUNT, amount: 9_000 }, NOW)).toMatchObject({
      order: {
        payment: { status: 'REFUNDED', followUpAt: null, refundedAt: NOW, refundAccount: { ...ACCOUNT, sealed: null } },
      },
      effects: { ledger: [{ kind: 'REFUND', amount: -9_000 }], emails: [['refunded', 9_000]] },
    });
  });

  it('is recorded once', () => {
    const refund = { account: ACCOUNT, amount: 9_000 };
    expect(decideIssuerRefund(order({ status: 'REFUNDED' }), refund, NOW)).toEqual({ refused: 'changed' });
  });
});

describe('a refund that the issuer has not completed', () => {
  const failed = (isFinal: boolean, of = order()) =>
    decideFailedIssuerRefund(
      of,
      { seen: order().payment, requestKey: 'key-1', nextKey: 'key-2', failure: { ...FAILURE, isFinal } },
      NOW,
    );

  it('is retried later with a new key', () => {
    const decision = failed(false, order({ followUpTries: 1 }));
    expect(decision).toMatchObject({
      order: {
        payment: {
          followUpAt: new Date(NOW.getTime() + 20_000),
          followUpTries: 2,
          refundAccount: { sealed: 'sealed', requestKey: 'key-2', failure: { code: 'BANK_REFUSED', at: NOW } },
        },
      },
    });
    expect(decision).not.toHaveProperty('effects');
  });

  it('is left to staff if the failure is final, and the company is notified', () => {
    expect(failed(true)).toMatchObject({
      order: { payment: { followUpAt: null, refundAccount: { failure: { isFinal: true } } } },
      effects: { emails: [['refundFailed', 'key-1']] },
    });
  });

  it.each([
    ['is due again at another time', order({ followUpAt: NOW })],
    ['goes to another account', order({ refundAccount: { ...ACCOUNT, requestKey: 'key-3' } })],
    ['was sent by staff', order({ status: 'REFUNDED' })],
  ])('is unchanged if the money %s by now', (_where, of) => {
    expect(failed(true, of)).toEqual({ refused: 'changed' });
  });
});

describe('a refund that cannot be requested', () => {
  it.each([
    ['has no account', order({ refundAccount: null })],
    ['was refused for good', order({ refundAccount: { ...ACCOUNT, failure: { ...FAILURE, at: DUE } } })],
  ])('waits if it %s', (_where, of) => {
    expect(decideRefundWaits(of)).toMatchObject({ order: { payment: { followUpAt: null } } });
  });

  it.each([
    ['an account was named meanwhile', order()],
    ['it is paid back', order({ status: 'REFUNDED' })],
  ])('does not wait if %s', (_where, of) => {
    expect(decideRefundWaits(of)).toEqual({ refused: 'changed' });
  });
});
