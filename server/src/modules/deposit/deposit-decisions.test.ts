import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { describe, expect, it } from 'vitest';
import type { CashReceiptRecord } from '../order/cash-receipt/cash-receipt.record.ts';
import {
  type DepositRecord,
  type OrderRecord,
  type PaymentRecord,
  type RefundAccountRecord,
  sampleOrder,
} from '../order/index.ts';
import { decideDeposit, decideDepositRemoval, decidePaymentDue } from './deposit-decisions.ts';

const NOW = new Date('2026-03-02T03:00:00Z');
const EARLIER = new Date('2026-03-01T03:00:00Z');
const TOTAL = 10_000;
const { banks } = DEFAULT_SHOP_SETTINGS;

const SENT = {
  id: 'new',
  banks,
  orderNumber: 'EB-1',
  amount: TOTAL,
  receivedOn: '2026-03-02',
  depositorName: ' 이미나 ',
  bankId: 'kb',
  statementLineId: null as string | null,
  expectedDeposits: null as number | null,
  isRepeatConfirmed: false,
  staffId: 'staff',
};

function deposit(id: string, amount: number, more: Partial<DepositRecord> = {}): DepositRecord {
  const seen = { receivedOn: '2026-03-01', depositorName: '이미나', bankId: 'kb', statementLineId: null };
  return { id, amount, ...seen, at: EARLIER, by: 'staff', ...more };
}

function order(more: Partial<PaymentRecord> = {}, others: Partial<OrderRecord> = {}): OrderRecord {
  const sample = sampleOrder([], 'KR', 'ko');
  return {
    ...sample,
    createdAt: EARLIER,
    amounts: { ...sample.amounts, total: TOTAL },
    payment: { ...sample.payment, ...more },
    ...others,
  };
}

const record = (of: OrderRecord, more: Partial<typeof SENT> = {}) => decideDeposit(of, { ...SENT, ...more }, NOW);

describe('a deposit that staff record', () => {
  it('pays the order, notifies the buyer, and is logged with the amounts before and after', () => {
    expect(record(order())).toMatchObject({
      order: { payment: { status: 'PAID', deposits: [{ id: 'new', depositorName: '이미나', at: NOW, by: 'staff' }] } },
      effects: {
        ledger: [{ kind: 'PAYMENT', amount: TOTAL, at: NOW }],
        emails: [['depositComplete', 'new']],
        audit: [
          {
            by: 'staff',
            action: 'ORDER_DEPOSIT_RECORDED',
            before: { payment: 'AWAITING_PAYMENT', paid: '0.00원' },
            after: { payment: 'PAID', paid: '10,000.00원', deposit: '10,000.00원', depositorName: '이미나' },
          },
        ],
      },
    });
  });

  it.each([
    ['falls short', order(), 4_000, 'AWAITING_PAYMENT'],
    ['comes beside the whole', order({ status: 'PAID', paidAmount: TOTAL }), 4_000, 'PAID'],
  ] as const)('is not emailed if it %s', (_where, of, amount, status) => {
    const decision = record(of, { amount });
    expect(decision).toMatchObject({ order: { payment: { status } } });
    expect(decision).not.toHaveProperty('effects.emails');
  });

  it('records the bank statement lines that it came from', () => {
    expect(record(order())).not.toHaveProperty('order.payment.statementLineIds');
    const one = order({ deposits: [deposit('a', 1_000, { statementLineId: 'line-1' })], statementLineIds: ['line-1'] });
    expect(record(one, { statementLineId: 'line-2' })).toMatchObject({
      order: { payment: { statementLineIds: ['line-1', 'line-2'] } },
    });
  });

  const recorded = order({ deposits: [deposit('a', 5_000, { statementLineId: 'line-1' })] });
  it.each([
    ['its line of the statement is recorded', recorded, { statementLineId: 'line-1' }, { key: 'deposit.duplicate' }],
    [
      'the order is cancelled',
      order({ status: 'VOID' }),
      {},
      { code: 'STATUS_TRANSITION_REFUSED', key: 'deposit.closed' },
    ],
    ['no account is named', order(), { bankId: '' }, { failures: [{ path: 'bankId' }] }],
    [
      'the shop has no such account',
      order(),
      { bankId: 'nobody' },
      { failures: [{ path: 'bankId', key: 'bank.required' }] },
    ],
    [
      'an equal one is typed in already',
      order({ deposits: [deposit('a', TOTAL, { receivedOn: '2026-03-02' })] }),
      {},
      { failures: [{ path: 'isRepeatConfirmed', key: 'deposit.repeated' }] },
    ],
  ] as const)('is rejected if %s', (_where, of, more, refused) => {
    expect(record(of, more)).toMatchObject({ refused });
  });

  it('is accepted for the account that the order was given, even if it is not offered any more', () => {
    expect(record(order({ bankId: 'former' }), { bankId: 'former' })).toHaveProperty('order');
  });

  it('is a conflict if another one was recorded since', () => {
    expect(record(recorded, { expectedDeposits: 0 })).toEqual({ conflict: recorded });
    expect(record(recorded, { expectedDeposits: 1 })).toHaveProperty('order');
  });
});

describe('a deposit that was recorded by mistake', () => {
  const deposits = [deposit('a', TOTAL, { statementLineId: 'line-1' }), deposit('b', 1_000)];
  const paid = { status: 'PAID', paidAmount: 11_000, deposits, statementLineIds: ['line-1'] } as const;
  const remove = (of: OrderRecord, depositId = 'a') =>
    decideDepositRemoval(of, { depositId, reason: ' typed twice ', staffId: 'staff' }, NOW);

  it('is reversed by a separate ledger entry, and its statement line can be matched again', () => {
    const decision = remove(order({ ...paid, deposits, statementLineIds: ['line-1'] }));
    const removed = { reason: 'typed twice', at: NOW, by: 'staff' };
    expect(decision).toMatchObject({
      order: {
        payment: { status: 'AWAITING_PAYMENT', deposits: [{ id: 'a', statementLineId: null, removed }, { id: 'b' }] },
      },
      effects: {
        ledger: [{ kind: 'PAYMENT', amount: -TOTAL }],
        audit: [
          {
            action: 'ORDER_DEPOSIT_REMOVED',
            before: { payment: 'PAID', paid: '11,000.00원', deposit: '10,000.00원' },
            after: { payment: 'AWAITING_PAYMENT', paid: '1,000.00원', reason: 'typed twice' },
          },
        ],
      },
    });
    expect(decision).not.toHaveProperty('order.payment.statementLineIds');
  });

  it('stops the cash receipt of an order that is no longer paid', () => {
    const cashReceipt = { issued: { receiptKey: 'key' }, dueAt: null } as unknown as CashReceiptRecord;
    const of = order({ ...paid, deposits, statementLineIds: ['line-1'], cashReceipt });
    expect(remove(of)).toMatchObject({ order: { payment: { cashReceipt: { dueAt: NOW } } } });
    expect(remove(of, 'b')).toMatchObject({ order: { payment: { status: 'PAID', cashReceipt: { dueAt: null } } } });
  });

  it('voids the payment of a cancelled order if nothing is left, and deletes its refund account', () => {
    const refundAccount = { sealed: 'sealed', maskedNumber: '***' } as RefundAccountRecord;
    const only = { status: 'REFUND_DUE', paidAmount: TOTAL, deposits: [deposit('a', TOTAL)], refundAccount } as const;
    const decision = remove(order({ ...only, deposits: [...only.deposits] }, { status: 'ORDER_CANCELLED' }));
    expect(decision).toMatchObject({
      order: { payment: { status: 'VOID', refundAccount: { sealed: null, maskedNumber: '***' } } },
      effects: { ledger: [{ kind: 'PAYMENT' }, { kind: 'VOID' }] },
    });
  });

  it('is removed only once', () => {
    expect(remove(order(), 'a')).toMatchObject({ refused: { key: 'deposit.notRemoved' } });
  });
});

describe('a deposit deadline', () => {
  const set = (of: OrderRecord, dueOn: string) => decidePaymentDue(of, { dueOn, by: 'staff' }, NOW);

  it('is recorded with its author, and a new reminder is sent', () => {
    const dueAt = new Date('2026-03-10T14:59:00Z');
    expect(set(order({ dueAt: EARLIER, remindedAt: EARLIER }), '2026-03-10')).toMatchObject({
      order: { payment: { dueAt, dueSetAt: NOW, remindedAt: null } },
      effects: {
        audit: [
          {
            by: 'staff',
            action: 'ORDER_PAYMENT_DUE_SET',
            before: { paymentDueAt: EARLIER },
            after: { paymentDueAt: dueAt },
          },
        ],
      },
    });
  });

  it.each([
    ['the money is there', order({ status: 'PAID' }), '2026-03-10', { key: 'paymentDue.notAwaited' }],
    ['it has passed', order(), '2026-03-01', { failures: [{ path: 'dueOn' }] }],
  ] as const)('is rejected if %s', (_where, of, dueOn, refused) => {
    expect(set(of, dueOn)).toMatchObject({ refused });
  });
});
