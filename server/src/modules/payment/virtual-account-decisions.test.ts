import { describe, expect, it } from 'vitest';
import { type OrderRecord, type PaymentRecord, sampleOrder } from '../order/index.ts';
import { decideAccountAnswer, decideNextPoll } from './virtual-account-decisions.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const EARLIER = new Date('2026-03-01T00:00:00Z');
const TOTAL = 10_000;

function order(more: Partial<PaymentRecord> = {}, status: OrderRecord['status'] = 'PREPARING_FOR_SHIPMENT') {
  const sample = sampleOrder([], 'KR', 'ko');
  const payment: PaymentRecord = { ...sample.payment, method: 'VIRTUAL_ACCOUNT', status: 'AWAITING_PAYMENT', ...more };
  return { ...sample, status, amounts: { ...sample.amounts, total: TOTAL }, payment } satisfies OrderRecord;
}

const DEPOSITED = { depositedAmount: TOTAL, depositNotedAt: EARLIER };
const answer = (of: OrderRecord, status: 'WAITING' | 'DEPOSITED' | 'CLOSED', amount = TOTAL) =>
  decideAccountAnswer(of, { seen: of.payment, account: { status, amount } }, NOW);

const effectsOf = (decision: object) => {
  type Effects = { ledger?: { _id: string; amount: number }[]; emails?: unknown[] };
  const { ledger = [], emails = [] } = (decision as { effects?: Effects }).effects ?? {};
  return [ledger.map(({ _id, amount }) => [_id.split(':')[0], amount]), emails];
};

describe('a deposit into a virtual account', () => {
  it.each([
    ['pays an order', {}, TOTAL, 'PAID', [['depositReceived']]],
    ['pays it once more after the bank took the first back', { depositsTakenBack: [EARLIER] }, TOTAL, 'PAID', []],
    ['is left to staff where less has come', {}, 4_000, 'AWAITING_PAYMENT', []],
    ['goes back where it comes too late', { status: 'RELEASE_DUE' }, TOTAL, 'REFUND_DUE', []],
  ] as const)('%s', (_what, more, amount, status, emails) => {
    const { depositsTakenBack, ...others } = { depositsTakenBack: undefined, ...more };
    const of = order({ ...others, ...(depositsTakenBack && { depositsTakenBack: [...depositsTakenBack] }) });
    const decision = answer(of, 'DEPOSITED', amount);
    expect(decision).toMatchObject({
      order: { payment: { status, depositedAmount: amount, depositNotedAt: NOW, followUpTries: 0 } },
    });
    expect(effectsOf(decision)).toEqual([[['payment', amount]], emails]);
  });

  it.each([
    ['is awaited again', order({ ...DEPOSITED, status: 'PAID' }), 'AWAITING_PAYMENT', true],
    ['is not looked for once the order is on its way', order(DEPOSITED, 'ORDER_SHIPPED'), 'AWAITING_PAYMENT', false],
    [
      'has the account closed where the order is cancelled',
      order({ ...DEPOSITED, status: 'REFUND_DUE' }, 'ORDER_CANCELLED'),
      'RELEASE_DUE',
      true,
    ],
  ] as const)('%s once the bank reversed it', (_what, of, status, isPolledAgain) => {
    const decision = answer(of, 'WAITING');
    const payment = { status, depositedAmount: null, depositNotedAt: null, depositsTakenBack: [NOW] };
    expect(decision).toMatchObject({ order: { payment } });
    expect('order' in decision && decision.order.payment.followUpAt instanceof Date).toBe(isPolledAgain);
    expect(effectsOf(decision)).toEqual([[['taken-back', -TOTAL]], []]);
  });

  it('is not changed by a response from before it was recorded', () => {
    const waiting = { seen: order().payment, account: { status: 'WAITING', amount: TOTAL } } as const;
    for (const since of [{ ...DEPOSITED, status: 'PAID' as const }, DEPOSITED, { depositsTakenBack: [EARLIER] }]) {
      expect(decideAccountAnswer(order(since), waiting, NOW)).toEqual({ refused: 'changed' });
    }
  });
});

describe('a virtual account', () => {
  it('is void once it is closed for a cancelled order', () => {
    const decision = answer(order({ status: 'RELEASE_DUE' }), 'CLOSED');
    expect(decision).toMatchObject({ order: { payment: { status: 'VOID', followUpAt: null } } });
    expect(effectsOf(decision)).toEqual([[['void', 0]], []]);
  });

  it('is polled again if nothing has changed', () => {
    const of = order();
    expect(answer(of, 'WAITING')).toEqual({ refused: 'nothingNew' });
    const decision = decideNextPoll(of, 'AWAITING_PAYMENT', NOW);
    expect('order' in decision && decision.order.payment.followUpAt?.getTime()).toBeGreaterThan(NOW.getTime());
    expect(decideNextPoll(order({ status: 'PAID' }), 'AWAITING_PAYMENT', NOW)).toEqual({ refused: 'changed' });
  });
});
