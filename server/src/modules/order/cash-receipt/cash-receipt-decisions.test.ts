import type { PaymentStatus } from '@eunbit/schema/payment-status';
import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../order.record.ts';
import { sampleOrder } from '../sample-order.ts';
import type { CashReceiptRecord } from './cash-receipt.record.ts';
import {
  decideReceiptAnswer,
  decideReceiptIssued,
  decideReceiptMade,
  decideReceiptRetry,
} from './cash-receipt-decisions.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const EARLIER = new Date('2026-03-01T00:00:00Z');
const FAILURE = { code: 'INVALID', message: 'no such number', at: EARLIER };
const WHO = { by: 'staff', at: NOW };
const ISSUE = { issueNumber: ' a12345678 ', issuedOn: '2026-03-02' };
const ISSUED = { number: 'A12345678', on: '2026-03-02', ...WHO };

function withReceipt(receipt: Partial<CashReceiptRecord> | null, status: PaymentStatus = 'PAID'): OrderRecord {
  const order = sampleOrder([], 'KR', 'ko');
  const none = {
    kind: 'INCOME_DEDUCTION',
    sealedNumber: 'sealed',
    maskedNumber: '010-****-5678',
    issued: null,
    dueAt: null,
  };
  const cashReceipt = receipt && ({ ...none, ...receipt } as CashReceiptRecord);
  return { ...order, createdAt: EARLIER, payment: { ...order.payment, status, cashReceipt } };
}

const receiptOf = (decision: object) => (decision as { order?: OrderRecord }).order?.payment.cashReceipt;

describe('retrying a rejected cash receipt', () => {
  it('makes it due at once with all its attempts', () => {
    const decision = decideReceiptRetry(withReceipt({ failure: FAILURE, tries: 8 }), 'staff', NOW);
    expect(receiptOf(decision)).toMatchObject({ dueAt: NOW, failure: null, tries: 0 });
    expect(decision).toMatchObject({ effects: { audit: [{ by: 'staff', action: 'ORDER_CASH_RECEIPT_RETRIED' }] } });
  });

  it.each([
    ['there is none', null],
    ['nobody has refused it', {}],
    ['it is asked for already', { failure: FAILURE, dueAt: EARLIER }],
    ['it was cancelled', { failure: FAILURE, cancelledAt: EARLIER }],
  ])('is rejected if %s', (_where, receipt) => {
    expect(decideReceiptRetry(withReceipt(receipt), 'staff', NOW)).toMatchObject({
      refused: { key: 'cashReceipt.notDue' },
    });
  });
});

describe('a cash receipt that staff have issued', () => {
  it('is recorded with its author', () => {
    const decision = decideReceiptIssued(withReceipt({}), ISSUE, WHO);
    expect(receiptOf(decision)?.issued).toEqual(ISSUED);
    expect(decision).toMatchObject({ effects: { audit: [{ by: 'staff', after: { issueNumber: 'A12345678' } }] } });
  });

  it.each([
    ['nobody has asked for', withReceipt(null)],
    ['the provider is issuing', withReceipt({ dueAt: EARLIER })],
    ['awaits its payment', withReceipt({}, 'AWAITING_PAYMENT')],
  ])('is rejected if it %s', (_where, order) => {
    expect(decideReceiptIssued(order, ISSUE, WHO)).toMatchObject({ refused: { key: 'cashReceipt.notDue' } });
  });

  it('is a conflict if it was already issued', () => {
    const order = withReceipt({ issued: ISSUED });
    expect(decideReceiptIssued(order, ISSUE, WHO)).toEqual({ conflict: order });
  });

  it('is rejected with an invalid number or date', () => {
    const wrong = { issueNumber: '', issuedOn: '2999-01-01' };
    const failures = [{ path: 'issueNumber' }, { path: 'issuedOn' }];
    expect(decideReceiptIssued(withReceipt({}), wrong, WHO)).toMatchObject({ refused: { failures } });
  });
});

describe('a provider response about a cash receipt', () => {
  const asked = { status: 'PAID', dueAt: EARLIER } as const;

  it('is recorded if the receipt has not changed since the request', () => {
    const decision = decideReceiptAnswer(withReceipt({ dueAt: EARLIER, refusals: 1 }), asked, ({ refusals = 0 }) => ({
      refusals: refusals + 1,
      dueAt: null,
    }));
    expect(receiptOf(decision)).toMatchObject({ refusals: 2, dueAt: null });
  });

  it.each([
    ['is due anew', withReceipt({ dueAt: NOW })],
    ['is not due any more', withReceipt({ dueAt: null })],
    ['has another payment', withReceipt({ dueAt: EARLIER }, 'REFUND_DUE')],
  ])('is ignored if the order %s', (_what, order) => {
    expect(decideReceiptAnswer(order, asked, () => ({ dueAt: null }))).toEqual({ refused: 'changed' });
  });

  it('is recorded as issued in any status of the order, which stays due', () => {
    const decision = decideReceiptMade(withReceipt({ dueAt: NOW, failure: FAILURE }, 'REFUND_DUE'), ISSUED);
    expect(receiptOf(decision)).toMatchObject({ issued: ISSUED, dueAt: NOW, failure: null });
    expect(decideReceiptMade(withReceipt({ issued: ISSUED }), ISSUED)).toEqual({ refused: 'alreadyIssued' });
  });
});
