import { describe, expect, it } from 'vitest';
import { type OrderRecord, type OrderRefundRecord, type PaymentRecord, sampleOrder } from '../order/index.ts';
import { addRefund, decideRefundCancelled, decideRefundRetried, decideRefundSent } from './refund-decisions.ts';
import { newRefund } from './refund-rules.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const EARLIER = new Date('2026-03-01T00:00:00Z');
const step = { refundId: 'one', by: 'staff' };

const refund = (more: Partial<OrderRefundRecord> = {}): OrderRefundRecord => ({
  ...newRefund({
    id: 'one',
    shares: { amount: 5_000, tax: 0, lines: [], shipping: 0, shippingTax: 0 },
    destination: 'BANK_ACCOUNT',
    why: { reason: 'DAMAGED', note: null, by: 'staff' },
    now: EARLIER,
  }),
  ...more,
});

/** A paid order of 30,000 won. */
function order(refunds?: OrderRefundRecord[], payment: Partial<PaymentRecord> = {}): OrderRecord {
  const sample = sampleOrder([], 'KR', 'ko');
  const amounts = { ...sample.amounts, total: 30_000 };
  const paid = { ...sample.payment, status: 'PAID' as const, paidAmount: 30_000, refundedAmount: 0, ...payment };
  return { ...sample, amounts, payment: paid, ...(refunds && { refunds }) };
}

const ACCOUNT = { sealed: 'sealed', maskedNumber: '***-123' } as NonNullable<PaymentRecord['refundAccount']>;
const RECEIPT = { issued: { receiptKey: 'key' }, dueAt: null } as NonNullable<PaymentRecord['cashReceipt']>;

describe('a refund that is added to an order', () => {
  it('requests the bank account from the customer unless it is known', () => {
    const added = addRefund(order(), refund());
    expect(added.order.refunds).toEqual([refund()]);
    expect(added.effects?.emails).toEqual([['refundAccountWanted', 'one']]);
    expect(addRefund(order([], { refundAccount: ACCOUNT }), refund()).effects?.emails).toEqual([]);
    const forgotten = { ...ACCOUNT, sealed: null };
    expect(addRefund(order([], { refundAccount: forgotten }), refund()).effects?.emails).toHaveLength(1);
  });

  it('notifies the customer at once if it is made at once', () => {
    const made = refund({ destination: 'AUTHORISATION', status: 'SUCCEEDED' });
    expect(addRefund(order(), made).effects?.emails).toEqual([['partRefunded', made]]);
  });

  it('is spread over the card payments of the order, newest first', () => {
    const laterIntents = [{ intentId: 'pi_2', amount: 4_000 }] as NonNullable<PaymentRecord['laterIntents']>;
    const added = addRefund(order([], { intentId: 'pi_1', laterIntents }), refund({ destination: 'CARD' }));
    expect(added.order.refunds?.[0]?.parts).toEqual([
      { intentId: 'pi_2', amount: 4_000 },
      { intentId: 'pi_1', amount: 1_000 },
    ]);
  });
});

describe('a refund that staff have sent by hand', () => {
  it('succeeds with a ledger entry, an email and a log entry', () => {
    const made = refund({ status: 'SUCCEEDED', madeAt: NOW });
    const before = order([refund({ id: 'other' }), refund()]);
    expect(decideRefundSent(before, step, NOW)).toMatchObject({
      order: { refunds: [{ id: 'other', status: 'PENDING' }, made] },
      effects: {
        ledger: [{ _id: `refund:${before.number}:one`, amount: -5_000 }],
        emails: [['partRefunded', made]],
        audit: [
          { by: 'staff', action: 'ORDER_REFUND_SENT', after: { refundAmount: expect.stringContaining('5,000') } },
        ],
      },
    });
  });

  it('deletes the bank account unless another refund needs it', () => {
    const last = decideRefundSent(order([refund()], { refundAccount: ACCOUNT }), step, NOW);
    expect(last).toMatchObject({ order: { payment: { refundAccount: { ...ACCOUNT, sealed: null } } } });
    const before = order([refund(), refund({ id: 'other' })], { refundAccount: ACCOUNT });
    expect(decideRefundSent(before, step, NOW)).toMatchObject({ order: { payment: { refundAccount: ACCOUNT } } });
  });

  it('makes a cash receipt that the provider issued due for correction', () => {
    const due = { order: { payment: { cashReceipt: { dueAt: NOW } } } };
    expect(decideRefundSent(order([refund()], { cashReceipt: RECEIPT }), step, NOW)).toMatchObject(due);
    const none = decideRefundSent(order([refund()], { cashReceipt: { ...RECEIPT, issued: null } }), step, NOW);
    expect(none).toMatchObject({ order: { payment: { cashReceipt: { dueAt: null } } } });
  });

  it.each([
    ['was made', refund({ status: 'SUCCEEDED' })],
    ['was taken back', refund({ status: 'CANCELLED' })],
    ['goes to the card', refund({ destination: 'CARD' })],
    ['is another one', refund({ id: 'other' })],
  ])('is rejected if it %s', (_which, one) => {
    expect(decideRefundSent(order([one]), step, NOW)).toMatchObject({
      refused: { code: 'STATUS_TRANSITION_REFUSED', key: 'refund.notOpen' },
    });
  });
});

describe('a refund that staff cancel', () => {
  it('is cancelled if no money has moved', () => {
    expect(decideRefundCancelled(order([refund()]), step)).toMatchObject({
      order: { refunds: [{ status: 'CANCELLED', madeAt: null }] },
      effects: { audit: [{ by: 'staff', action: 'ORDER_REFUND_CANCELLED' }] },
    });
    const lowered = refund({ destination: 'AUTHORISATION', status: 'SUCCEEDED', madeAt: EARLIER });
    expect(decideRefundCancelled(order([lowered], { status: 'AUTHORISED' }), step)).toMatchObject({
      order: { refunds: [{ status: 'CANCELLED', madeAt: null }] },
    });
  });

  it.each([
    ['was made', refund({ status: 'SUCCEEDED' })],
    ['the provider is asked for', refund({ destination: 'CARD' })],
    ['is of an edit', refund({ reason: 'ORDER_EDITED' })],
    ['is of a return', refund({ reason: 'RETURNED' })],
    ['keeps units here', refund({ lines: [{ productId: 'wipe', quantity: 1, amount: 5_000, tax: 0, withheld: 1 }] })],
  ])('is rejected if it %s', (_which, one) => {
    expect(decideRefundCancelled(order([one]), step)).toMatchObject({
      refused: { code: 'STATUS_TRANSITION_REFUSED', key: 'refund.notOpen' },
    });
  });
});

describe('a refund that staff retry', () => {
  const failure = { code: 'BANK_REFUSED', message: '', at: EARLIER };
  const failed = (more: Partial<OrderRefundRecord> = {}) =>
    refund({ destination: 'CARD', status: 'FAILED', nextTryAt: null, failure, tries: 3, attempt: 1, ...more });

  it('starts another attempt at once', () => {
    expect(decideRefundRetried(order([failed()], { intentId: 'pi' }), step, NOW)).toMatchObject({
      order: { refunds: [{ status: 'PENDING', failure: null, tries: 0, attempt: 2, nextTryAt: NOW }] },
      effects: { audit: [{ by: 'staff', action: 'ORDER_REFUND_RETRIED' }] },
    });
  });

  it.each([
    ['has not failed', failed({ status: 'PENDING' }), 0],
    ['is sent by hand', failed({ destination: 'BANK_ACCOUNT' }), 0],
    ['comes to more than is left', failed(), 25_001],
  ])('is rejected if it %s', (_which, one, refundedAmount) => {
    const before = order([one], { intentId: 'pi', refundedAmount });
    expect(decideRefundRetried(before, step, NOW)).toMatchObject({
      refused: { code: 'STATUS_TRANSITION_REFUSED', key: 'refund.notOpen' },
    });
  });
});
