import { describe, expect, it } from 'vitest';
import { decideEscrowDelivery } from './fulfilment/escrow-delivery-decision.ts';
import type { OrderRecord, PaymentRecord } from './order.record.ts';
import type { RefundAccountRecord } from './refund-account/refund-account.record.ts';
import { decideRefundAccount, decideRefundRetry } from './refund-account/refund-account-decisions.ts';
import { decideRefundSettlement } from './refund-settlement-decision.ts';
import type { OrderRefundRecord } from './refunds.record.ts';
import type { RefundRecord } from './reversals.record.ts';
import { sampleOrder } from './sample-order.ts';
import { decideTransferRefunded } from './transfer-refund-decision.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const EARLIER = new Date('2026-03-01T00:00:00Z');
const by = 'staff';

/** An order whose buyer has transferred 20,000 won. */
function paid(payment: Partial<PaymentRecord>, refunds?: Partial<OrderRefundRecord>[]): OrderRecord {
  const order = sampleOrder([], 'KR', 'ko');
  const sums = { paidAmount: 20_000, refundedAmount: 0, intentId: null } as const;
  const parts = refunds as OrderRefundRecord[] | undefined;
  const amounts = { ...order.amounts, total: 20_000 };
  return { ...order, amounts, payment: { ...order.payment, ...sums, ...payment }, ...(parts && { refunds: parts }) };
}

const account = (more: Partial<RefundAccountRecord> = {}): RefundAccountRecord => ({
  bankCode: '088',
  sealed: 'sealed',
  maskedNumber: '***-123',
  savedAt: EARLIER,
  requestKey: 'refund-1',
  failure: null,
  ...more,
});
const REFUSED = { code: 'INVALID_ACCOUNT', message: '', at: EARLIER, isFinal: true };
const ISSUER = { virtualAccount: { id: 'va_1' } as NonNullable<PaymentRecord['virtualAccount']> };

describe('the account of a refund', () => {
  const named = account({ requestKey: 'refund-2' });

  it('is recorded, and logged if staff name it', () => {
    const order = paid({ status: 'REFUND_DUE' });
    const decision = decideRefundAccount(order, { named, by: null }, NOW);
    expect(decision).toEqual({ order: { ...order, payment: { ...order.payment, refundAccount: named } } });
    expect(decideRefundAccount(order, { named, by }, NOW)).toMatchObject({
      effects: { audit: [{ by, action: 'ORDER_REFUND_ACCOUNT_SAVED', after: { account: '***-123' } }] },
    });
  });

  it('makes the refund by the issuer of a virtual account due at once', () => {
    const order = paid({ status: 'REFUND_DUE', ...ISSUER, refundAccount: account({ failure: REFUSED }) });
    expect(decideRefundAccount(order, { named, by: null }, NOW)).toMatchObject({
      order: { payment: { refundAccount: named, followUpAt: NOW, followUpTries: 0 } },
    });
  });

  it.each([
    ['nothing goes back', paid({ status: 'PAID' })],
    ['the issuer is being asked', paid({ status: 'REFUND_DUE', ...ISSUER, refundAccount: account() })],
  ])('is not required if %s', (_where, order) => {
    expect(decideRefundAccount(order, { named, by }, NOW)).toMatchObject({
      refused: { key: 'refundAccount.notWanted' },
    });
  });
});

describe('retrying a refund that the issuer rejected', () => {
  it('uses a new key, since the response to the former one would be repeated', () => {
    const order = paid({ status: 'REFUND_DUE', ...ISSUER, refundAccount: account({ failure: REFUSED }) });
    expect(decideRefundRetry(order, { requestKey: 'refund-2', by }, NOW)).toMatchObject({
      order: { payment: { refundAccount: { requestKey: 'refund-2', failure: null }, followUpAt: NOW } },
      effects: { audit: [{ action: 'ORDER_REFUND_RETRIED' }] },
    });
  });

  it.each([
    ['it may still pass by itself', { failure: { ...REFUSED, isFinal: false } }],
    ['nobody has refused it', {}],
    ['the account is gone', { sealed: null, failure: REFUSED }],
  ])('is rejected if %s', (_where, more) => {
    const order = paid({ status: 'REFUND_DUE', ...ISSUER, refundAccount: account(more) });
    expect(decideRefundRetry(order, { requestKey: 'refund-2', by }, NOW)).toMatchObject({
      refused: { key: 'refundAccount.notRetried' },
    });
  });
});

describe('a transfer that staff have refunded', () => {
  it('adds a ledger entry for each part and one email for the whole', () => {
    const part = { id: 'r1', amount: 5_000, status: 'PENDING', destination: 'BANK_ACCOUNT' } as const;
    const decision = decideTransferRefunded(paid({ status: 'REFUND_DUE', refundAccount: account() }, [part]), by, NOW);
    expect(decision).toMatchObject({
      order: {
        payment: { status: 'REFUNDED', refundedAt: NOW, refundAccount: { sealed: null } },
        refunds: [{ id: 'r1', status: 'SUCCEEDED', madeAt: NOW }],
      },
      effects: {
        ledger: [{ amount: -5_000 }, { amount: -15_000 }],
        emails: [['refunded', 20_000]],
        audit: [{ action: 'ORDER_REFUND_SETTLED' }],
      },
    });
  });

  it.each([
    ['nothing goes back', paid({ status: 'PAID' })],
    ['a card goes back by its provider', paid({ status: 'REFUND_DUE', intentId: 'pi_1' })],
    ['the issuer is being asked', paid({ status: 'REFUND_DUE', ...ISSUER, refundAccount: account() })],
  ])('is not due if %s', (_where, order) => {
    expect(decideTransferRefunded(order, by, NOW)).toMatchObject({ refused: { key: 'refund.notDue' } });
  });
});

describe('a failed refund that was paid by another method', () => {
  const failed = {
    id: 're_1',
    amount: 4_000,
    currency: 'KRW',
    status: 'FAILED',
    at: EARLIER,
  } as unknown as RefundRecord;
  const reversals = { refunds: [failed], disputes: [], needsStaff: true };
  const settlement = { refundId: 're_1', note: ' by transfer ', by };

  it('is settled permanently, and only once', () => {
    const order = paid({ status: 'PAID', reversals });
    const decision = decideRefundSettlement(order, settlement, NOW);
    expect(decision).toMatchObject({
      order: {
        payment: {
          reversals: { settled: [{ refundId: 're_1', note: 'by transfer', at: NOW, by }], needsStaff: false },
        },
      },
      effects: { ledger: [{ amount: -4_000 }], audit: [{ after: { note: 'by transfer' } }] },
    });
    const settled = (decision as { order: OrderRecord }).order;
    expect(decideRefundSettlement(settled, settlement, NOW)).toMatchObject({
      refused: { key: 'refundSettlement.notDue' },
    });
  });

  it('counts as the refund of the order that had failed', () => {
    const part = { id: 'r1', amount: 4_000, status: 'FAILED', providerRefundId: 're_1' } as const;
    expect(decideRefundSettlement(paid({ status: 'PAID', reversals }, [part]), settlement, NOW)).toMatchObject({
      order: { refunds: [{ status: 'SUCCEEDED', failure: null, madeAt: NOW }] },
    });
  });

  it('is rejected if it would refund more than the payment', () => {
    const made = { ...failed, id: 're_2', amount: 18_000, status: 'SUCCEEDED' } as unknown as RefundRecord;
    const order = paid({ status: 'PAID', reversals: { ...reversals, refunds: [failed, made] } });
    expect(decideRefundSettlement(order, settlement, NOW)).toMatchObject({
      refused: { key: 'refundSettlement.notDue' },
    });
  });
});

describe('the parcels of an escrow order', () => {
  const due = paid({ status: 'PAID', escrowDelivery: { isDue: true, registeredAt: null, registeredBy: null } });

  it('are recorded as registered once, which can be reverted', () => {
    const decision = decideEscrowDelivery(due, { isRegistered: true, by }, NOW) as { order: OrderRecord };
    expect(decision.order.payment.escrowDelivery).toEqual({ isDue: false, registeredAt: NOW, registeredBy: by });
    expect(decideEscrowDelivery(decision.order, { isRegistered: true, by }, NOW)).toEqual({ refused: 'notDue' });
    expect(decideEscrowDelivery(decision.order, { isRegistered: false, by }, NOW)).toMatchObject({
      order: { payment: { escrowDelivery: { isDue: true, registeredAt: null, registeredBy: null } } },
    });
  });

  it('cannot be registered before the order has left', () => {
    expect(decideEscrowDelivery(paid({ status: 'PAID' }), { isRegistered: false, by }, NOW)).toEqual({
      refused: 'notDue',
    });
  });
});
