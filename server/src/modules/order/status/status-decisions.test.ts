import { describe, expect, it } from 'vitest';
import type { OrderRecord, PaymentRecord } from '../order.record.ts';
import type { PaymentRequestRecord } from '../payment-requests.record.ts';
import { sampleOrder } from '../sample-order.ts';
import type { ShipmentRecord } from '../shipment.record.ts';
import type { PendingChangeRecord } from './pending-change.record.ts';
import { decideDue, decideUndo, moveOrder, takeChange } from './status-decisions.ts';
import type { StatusChange } from './status-rules.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const LATER = new Date('2026-03-02T00:00:10Z');

const order = (more: Partial<OrderRecord> = {}, payment: Partial<PaymentRecord> = {}): OrderRecord => {
  const { droppedChange: _, pendingChange: __, ...sample } = sampleOrder([], 'KR', 'ko');
  const lines = [{ ...sample.lines[0], productId: 'wipe', quantity: 2 }] as OrderRecord['lines'];
  const status = 'ORDER_CONFIRMED' as const;
  return {
    ...sample,
    lines,
    status,
    fulfilments: [],
    ...more,
    payment: { ...sample.payment, state: 'PAID', status: 'PAID', ...payment },
  };
};

const change = (status: StatusChange['status'], more: Partial<StatusChange> = {}): StatusChange => ({
  status,
  delay: null,
  tracking: [],
  ...more,
});
const PARCEL = { carrier: 'HANJIN' as const, trackingNumber: '123456789012' };
const pending = (more: Partial<PendingChangeRecord> = {}): PendingChangeRecord => ({
  id: 'change',
  status: 'ORDER_SHIPPED',
  delay: null,
  tracking: [PARCEL],
  by: 'staff',
  at: NOW,
  appliesAt: LATER,
  ...more,
});

describe('an order that is moved on', () => {
  it('has one more entry of its history, an email, and a line of the log where staff did it', () => {
    const before = order({ status: 'PREPARING_FOR_SHIPMENT' });
    const moved = moveOrder(before, change('ORDER_CONFIRMED'), 'staff', NOW);
    expect(moved.order.statusHistory.slice(before.statusHistory.length)).toMatchObject([
      { status: 'ORDER_CONFIRMED', at: NOW, by: 'staff' },
    ]);
    expect(moved.effects).toMatchObject({
      emails: [['status', 'ORDER_CONFIRMED']],
      audit: [{ by: 'staff', action: 'ORDER_STATUS_CHANGED' }],
      ledger: [],
    });
    expect(moveOrder(before, change('ORDER_CONFIRMED'), null, NOW).effects?.audit).toEqual([]);
  });

  it('captures an authorisation with the first parcel, whose units are a fulfilment', () => {
    const shipped = moveOrder(
      order({}, { method: 'ESCROW', state: 'AUTHORISED' }),
      change('ORDER_SHIPPED', { tracking: [PARCEL] }),
      'staff',
      NOW,
    );
    expect(shipped.order).toMatchObject({
      status: 'ORDER_SHIPPED',
      fulfilments: [{ lines: [{ productId: 'wipe', quantity: 2 }], parcels: [PARCEL] }],
      payment: { state: 'CAPTURE_DUE', followUpAt: NOW },
    });
  });

  it('keeps its status where units are left, and tells what has gone', () => {
    const lines = [{ productId: 'wipe', quantity: 1 }];
    const before = order();
    const shipped = moveOrder(before, change('ORDER_SHIPPED', { tracking: [PARCEL], lines }), 'staff', NOW);
    expect(shipped.order.status).toBe('ORDER_CONFIRMED');
    expect(shipped.order.statusHistory).toBe(before.statusHistory);
    expect(shipped.effects).toMatchObject({ emails: [['partlyShipped']], audit: [{ action: 'ORDER_PARTLY_SHIPPED' }] });
  });

  it('gives its units and its money back where it is cancelled, and voids label and receipt', () => {
    const shipment = { state: 'BOUGHT', dueAt: null, attempts: 3 } as ShipmentRecord;
    const cashReceipt = { issued: { receiptKey: 'key' }, dueAt: null } as PaymentRecord['cashReceipt'];
    const cancelled = moveOrder(
      order({ shipment }, { cashReceipt: cashReceipt ?? null }),
      change('ORDER_CANCELLED'),
      null,
      NOW,
    );
    expect(cancelled.order).toMatchObject({
      payment: { state: 'REFUND_DUE', cashReceipt: { dueAt: NOW } },
      shipment: { dueAt: NOW, attempts: 0 },
    });
    expect(cancelled.order.statusHistory.at(-1)).toMatchObject({ status: 'ORDER_CANCELLED', paymentBefore: 'PAID' });
    expect(cancelled.effects?.unitsBack).toEqual([
      { lines: [{ productId: 'wipe', restocked: 2, writtenOff: 0 }], by: null, cause: 'CANCELLATION' },
    ]);
  });

  it('closes what its customer was asked to pay for once something leaves, and not before', () => {
    const request = { id: 'request', state: 'OPEN' } as PaymentRequestRecord;
    const edit = { before: { lines: [] }, after: { lines: [{ productId: 'wipe', quantity: 1 }] } };
    const proposedEdit = { edit } as unknown as NonNullable<OrderRecord['proposedEdit']>;
    const asked = order({ paymentRequests: [request], proposedEdit });
    const shipped = moveOrder(asked, change('ORDER_SHIPPED', { tracking: [PARCEL] }), 'staff', NOW);
    expect(shipped.order.paymentRequests).toEqual([{ id: 'request', state: 'CANCELLED', closedAt: NOW, checkAt: NOW }]);
    expect(shipped.order).not.toHaveProperty('proposedEdit');
    expect(shipped.effects?.unitsBack).toEqual([
      { lines: [{ productId: 'wipe', restocked: 1, writtenOff: 0 }], by: null, cause: 'CANCELLATION' },
    ]);
    const delayed = moveOrder(
      asked,
      change('ORDER_DELAYED', { delay: { reason: 'OTHER', until: null, detail: null } }),
      'staff',
      NOW,
    );
    expect(delayed.order).toMatchObject({ paymentRequests: [request], proposedEdit });
  });

  it('drops another change that was pending, which the log tells', () => {
    const cancelled = moveOrder(
      order({ pendingChange: pending({ status: 'ORDER_DELAYED' }) }),
      change('ORDER_CANCELLED'),
      null,
      NOW,
    );
    expect(cancelled.order).toMatchObject({ droppedChange: { status: 'ORDER_DELAYED', reason: 'CANCELLED_BY_BUYER' } });
    expect(cancelled.order).not.toHaveProperty('pendingChange');
    expect(cancelled.effects?.audit).toMatchObject([{ action: 'ORDER_STATUS_CHANGE_DROPPED' }]);
  });
});

describe('a change of staff', () => {
  const move = { by: 'staff', id: 'change', undoSeconds: 10 };

  it('waits so that it can be undone, or is made at once', () => {
    const taken = takeChange(order(), change('ORDER_SHIPPED', { tracking: [PARCEL] }), move, NOW);
    expect(taken).toMatchObject({
      order: { status: 'ORDER_CONFIRMED', pendingChange: { id: 'change', appliesAt: LATER } },
    });
    expect(taken.effects).toBeUndefined();
    const made = takeChange(order(), change('ORDER_SHIPPED', { tracking: [PARCEL] }), { ...move, undoSeconds: 0 }, NOW);
    expect(made.order.status).toBe('ORDER_SHIPPED');
  });

  it('is made when its time is over, as what it was', () => {
    const due = decideDue(order({ pendingChange: pending() }), 'change', LATER);
    expect(due).toMatchObject({ order: { status: 'ORDER_SHIPPED' } });
    expect('order' in due && due.order.statusHistory.at(-1)).toMatchObject({ changeId: 'change', by: 'staff' });
    expect('order' in due && due.order).not.toHaveProperty('pendingChange');
    expect(decideDue(order(), 'change', LATER)).toEqual({ refused: 'gone' });
  });

  it('is dropped where it cannot be made any more (ORDER-25)', () => {
    const lapsed = order({ pendingChange: pending() }, { method: 'ESCROW', state: 'LAPSED' });
    expect(decideDue(lapsed, 'change', LATER)).toMatchObject({
      order: { status: 'ORDER_CONFIRMED', droppedChange: { reason: 'PAYMENT' } },
      effects: { audit: [{ action: 'ORDER_STATUS_CHANGE_DROPPED' }] },
    });
  });
});

describe('undoing a change (ORDER-24)', () => {
  const undo = { changeId: 'change', by: 'colleague', mayUndo: () => true };

  it('takes it back, and has the same answer when it is asked again', () => {
    const undone = decideUndo(order({ pendingChange: pending() }), undo);
    expect(undone).toMatchObject({
      effects: {
        audit: [{ by: 'colleague', before: { status: 'ORDER_SHIPPED' }, after: { status: 'ORDER_CONFIRMED' } }],
      },
    });
    const after = (undone as { order: OrderRecord }).order;
    expect(after).not.toHaveProperty('pendingChange');
    expect(decideUndo(after, undo)).toEqual({ order: after });
  });

  it('comes too late once it is made, and is for those who may take the step', () => {
    const made = order({
      statusHistory: [{ status: 'ORDER_SHIPPED', at: NOW, by: 'staff', delay: null, changeId: 'change' }],
    });
    expect(decideUndo(made, undo)).toEqual({ refused: { outcome: 'TOO_LATE', order: made } });
    const waiting = order({ pendingChange: pending() });
    expect(decideUndo(waiting, { ...undo, mayUndo: () => false })).toEqual({
      refused: { outcome: 'NOT_ALLOWED', order: waiting },
    });
  });
});
