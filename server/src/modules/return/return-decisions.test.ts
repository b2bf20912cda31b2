import { describe, expect, it } from 'vitest';
import { type OrderRecord, sampleOrder } from '../order/index.ts';
import { sampleReturn } from './emails/sample-return.ts';
import type { ReturnLabelRecord, ReturnRecord } from './return.model.ts';
import {
  decideExpired,
  decideOwnStep,
  decideReminded,
  decideReopened,
  decideSettledBy,
  decideUnpaid,
} from './return-decisions.ts';
import type { KnownReturn } from './return-step.ts';

const NOW = new Date('2026-03-20T00:00:00Z');
const daysFrom = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const OTHERWISE = { refused: { key: 'return.stepRefused' } };
const order = sampleOrder([], 'US', 'en');

const known = (change: Partial<ReturnRecord> = {}): KnownReturn => ({
  order,
  record: { ...sampleReturn(order), status: 'APPROVED', history: [], ...change },
  others: [],
});
const label = (status: ReturnLabelRecord['status']): ReturnLabelRecord => ({
  status,
  dueAt: null,
  attempts: 3,
  problem: null,
  boxes: [],
});
const replacement = (change: Partial<OrderRecord> = {}): OrderRecord => ({ ...order, number: 'EB-2', ...change });

describe('a buyer step on a return', () => {
  it('is saved with the order, notifies its subscribers and ends the deadline', () => {
    expect(decideOwnStep(known({ dueAt: daysFrom(3) }), 'WITHDRAWN', NOW)).toMatchObject({
      order: { number: order.number, returnsChangedAt: NOW },
      own: { status: 'WITHDRAWN', dueAt: null, history: [{ status: 'WITHDRAWN', at: NOW, by: null, reason: null }] },
    });
  });

  it('is applied once, and is rejected if another step was taken', () => {
    expect(decideOwnStep(known({ status: 'IN_TRANSIT' }), 'IN_TRANSIT', NOW)).toEqual({ order });
    expect(decideOwnStep(known({ status: 'IN_TRANSIT' }), 'WITHDRAWN', NOW)).toMatchObject({
      refused: { conflict: {}, key: 'return.stepRefused' },
    });
  });

  it.each([
    ['WITHDRAWN', 'BOUGHT', NOW],
    ['WITHDRAWN', 'FAILED', NOW],
    ['IN_TRANSIT', 'BOUGHT', null],
    ['IN_TRANSIT', 'FAILED', NOW],
    ['WITHDRAWN', 'DUE', null],
  ] as const)('to %s makes a label that is %s due only if it is not needed any more', (to, status, dueAt) => {
    expect(decideOwnStep(known({ label: label(status) }), to, NOW)).toMatchObject({
      own: { label: { status, dueAt } },
    });
  });
});

describe('a return whose goods were not sent (RETURN-7)', () => {
  it('expires at its deadline', () => {
    expect(decideExpired(known({ dueAt: NOW }), NOW, NOW)).toMatchObject({
      own: { status: 'EXPIRED', dueAt: null },
      effects: { emails: [['returnUpdated', 'RT-260302-SAMPLE00', 'EXPIRED']] },
    });
    expect(decideExpired(known({ dueAt: daysFrom(1) }), NOW, NOW)).toMatchObject(OTHERWISE);
    expect(decideExpired(known({ dueAt: null }), NOW, NOW)).toMatchObject(OTHERWISE);
    expect(decideExpired(known({ dueAt: NOW, status: 'IN_TRANSIT' }), NOW, NOW)).toMatchObject(OTHERWISE);
  });

  it('is reminded once, a week before its deadline', () => {
    expect(decideReminded(known({ dueAt: daysFrom(7) }), NOW, NOW)).toMatchObject({
      own: { status: 'APPROVED', remindedAt: NOW, history: [] },
      effects: { emails: [['returnUpdated', 'RT-260302-SAMPLE00', 'REMINDER']] },
    });
    expect(decideReminded(known({ dueAt: daysFrom(8) }), NOW, NOW)).toMatchObject(OTHERWISE);
    expect(decideReminded(known({ dueAt: daysFrom(3), remindedAt: NOW }), NOW, NOW)).toMatchObject(OTHERWISE);
    expect(decideReminded(known({ dueAt: null }), NOW, NOW)).toMatchObject(OTHERWISE);
  });
});

describe('a return with a replacement', () => {
  const awaiting = known({ status: 'AWAITING_PAYMENT', replacementNumber: 'DR-1', replacementDueAt: NOW });
  const placed = replacement({ origin: { draftNumber: 'DR-1' } as OrderRecord['origin'] });
  const settled = known({ status: 'SETTLED', replacementNumber: 'EB-2', shipping: { payer: 'CUSTOMER', fee: 595 } });

  it('is settled by the order of its draft, and by no other (RETURN-14)', () => {
    expect(decideSettledBy(awaiting, placed, NOW)).toMatchObject({
      own: { status: 'SETTLED', replacementNumber: 'EB-2', replacementDueAt: null },
    });
    expect(decideSettledBy(awaiting, replacement(), NOW)).toMatchObject(OTHERWISE);
    expect(decideSettledBy(settled, placed, NOW)).toMatchObject(OTHERWISE);
  });

  it('is reopened if that draft ends unpaid', () => {
    expect(decideUnpaid(awaiting, 'DR-1', NOW)).toMatchObject({
      own: { status: 'INSPECTED', replacementNumber: null },
    });
    expect(decideUnpaid(awaiting, 'DR-2', NOW)).toMatchObject(OTHERWISE);
    expect(decideUnpaid(settled, 'EB-2', NOW)).toMatchObject(OTHERWISE);
  });

  it('is reopened if its order is cancelled, without charging shipping a second time (RETURN-16)', () => {
    expect(decideReopened(settled, replacement(), NOW)).toMatchObject({
      own: { status: 'INSPECTED', replacementNumber: null, shipping: { fee: 0 } },
    });
    const kept = { ...settled, record: { ...settled.record, hasGoodsToSendBack: false } };
    expect(decideReopened(kept, replacement(), NOW)).toMatchObject({ own: { status: 'APPROVED' } });
    expect(decideReopened(settled, replacement({ number: 'EB-3' }), NOW)).toMatchObject(OTHERWISE);
    expect(decideReopened(awaiting, replacement(), NOW)).toMatchObject(OTHERWISE);
  });
});
