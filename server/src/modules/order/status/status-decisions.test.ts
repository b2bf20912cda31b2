import { describe, expect, it } from 'vitest';
import type { OrderRecord, PaymentRecord } from '../order.record.ts';
import type { PaymentRequestRecord } from '../payment-requests.record.ts';
import { sampleOrder } from '../sample-order.ts';
import type { ShipmentRecord } from '../shipment.record.ts';
import { moveOrder } from './status-decisions.ts';
import type { StatusChange } from './status-rules.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
/** When the ten seconds for undoing end, and when the effects of the change begin. */
const UNTIL = new Date('2026-03-02T00:00:10Z');
const BEGINS = new Date('2026-03-02T00:00:11Z');

const order = (more: Partial<OrderRecord> = {}, payment: Partial<PaymentRecord> = {}): OrderRecord => {
  const sample = sampleOrder([], 'KR', 'ko');
  const lines = [{ ...sample.lines[0], productId: 'wipe', quantity: 2 }] as OrderRecord['lines'];
  const status = 'ORDER_CONFIRMED' as const;
  return {
    ...sample,
    lines,
    status,
    fulfilments: [],
    ...more,
    payment: { ...sample.payment, status: 'PAID', summary: 'PAID', ...payment },
  };
};

const change = (status: StatusChange['status'], more: Partial<StatusChange> = {}): StatusChange => ({
  status,
  delay: null,
  ...more,
});
const PARCEL = { carrier: 'HANJIN' as const, trackingNumber: '123456789012' };

describe('an order whose status changes', () => {
  it('gets a history entry and an email, and a log entry if staff made the change', () => {
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

  it('captures the authorisation with the first parcel, and records its units as a fulfilment', () => {
    const shipped = moveOrder(
      order({}, { method: 'ESCROW', status: 'AUTHORISED' }),
      change('ORDER_SHIPPED', { shipping: { parcels: [PARCEL] } }),
      'staff',
      NOW,
    );
    expect(shipped.order).toMatchObject({
      status: 'ORDER_SHIPPED',
      fulfilments: [{ lines: [{ productId: 'wipe', quantity: 2 }], parcels: [PARCEL] }],
      payment: { status: 'CAPTURE_DUE', followUpAt: NOW },
    });
  });

  it('keeps its status if units are left, and emails what has left', () => {
    const lines = [{ productId: 'wipe', quantity: 1 }];
    const before = order();
    const shipped = moveOrder(
      before,
      change('ORDER_SHIPPED', { shipping: { parcels: [PARCEL], lines } }),
      'staff',
      NOW,
    );
    expect(shipped.order.status).toBe('ORDER_CONFIRMED');
    expect(shipped.order.statusHistory).toBe(before.statusHistory);
    expect(shipped.effects).toMatchObject({ emails: [['partlyShipped']], audit: [{ action: 'ORDER_PARTLY_SHIPPED' }] });
  });

  it('returns units and money if it is cancelled, and voids label and receipt', () => {
    const shipment = { status: 'BOUGHT', dueAt: null, attempts: 3 } as ShipmentRecord;
    const cashReceipt = { issued: { receiptKey: 'key' }, dueAt: null } as PaymentRecord['cashReceipt'];
    const cancelled = moveOrder(
      order({ shipment }, { cashReceipt: cashReceipt ?? null }),
      change('ORDER_CANCELLED'),
      null,
      NOW,
    );
    expect(cancelled.order).toMatchObject({
      payment: { status: 'REFUND_DUE', cashReceipt: { dueAt: NOW } },
      shipment: { dueAt: NOW, attempts: 0 },
    });
    expect(cancelled.order.statusHistory.at(-1)).toMatchObject({ status: 'ORDER_CANCELLED', paymentBefore: 'PAID' });
    expect(cancelled.effects?.unitsBack).toEqual([
      { lines: [{ productId: 'wipe', restocked: 2, writtenOff: 0 }], by: null, cause: 'CANCELLATION' },
    ]);
  });

  it('closes an open payment request once something leaves, not earlier', () => {
    const request = { id: 'request', status: 'OPEN' } as PaymentRequestRecord;
    const edit = { before: { lines: [] }, after: { lines: [{ productId: 'wipe', quantity: 1 }] } };
    const proposedEdit = { edit } as unknown as NonNullable<OrderRecord['proposedEdit']>;
    const asked = order({ paymentRequests: [request], proposedEdit });
    const shipped = moveOrder(asked, change('ORDER_SHIPPED', { shipping: { parcels: [PARCEL] } }), 'staff', NOW);
    expect(shipped.order.paymentRequests).toEqual([
      { id: 'request', status: 'CANCELLED', closedAt: NOW, checkAt: NOW },
    ]);
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
});

describe('a change by staff that can be undone (ORDER-23)', () => {
  const offer = { id: 'change', seconds: 10 };
  const move = (before: OrderRecord, wanted: StatusChange) => moveOrder(before, wanted, 'staff', NOW, offer);

  it('is made at once, with the end of the undo period in the history', () => {
    const { order: moved, effects } = move(order({ status: 'PREPARING_FOR_SHIPMENT' }), change('ORDER_CONFIRMED'));
    expect(moved).toMatchObject({ status: 'ORDER_CONFIRMED' });
    expect(moved.statusHistory.at(-1)).toMatchObject({ changeId: 'change', undoableUntil: UNTIL });
    expect(effects).toMatchObject({ emails: [['status', 'ORDER_CONFIRMED']], emailsDueAt: BEGINS });
  });

  it('sends its email at once if no undo was offered', () => {
    const { order: moved, effects } = moveOrder(order(), change('ORDER_CANCELLED'), 'staff', NOW);
    expect(effects).not.toHaveProperty('emailsDueAt');
    expect(moved.statusHistory.at(-1)).not.toHaveProperty('undoableUntil');
    expect(moved.payment).not.toHaveProperty('refundDueAt');
  });

  it('captures no card and voids no spare label before the undo period ends', () => {
    const shipment = { status: 'DUE', dueAt: NOW, boxes: [] } as unknown as ShipmentRecord;
    const authorised = order({ shipment }, { method: 'ESCROW', status: 'AUTHORISED' });
    expect(move(authorised, change('ORDER_SHIPPED', { shipping: { parcels: [PARCEL] } })).order).toMatchObject({
      payment: { status: 'CAPTURE_DUE', followUpAt: BEGINS },
      shipment: { dueAt: BEGINS },
    });
  });

  it('refunds nothing and voids neither label nor receipt before the undo period ends', () => {
    const shipment = { status: 'BOUGHT', dueAt: null, boxes: [] } as unknown as ShipmentRecord;
    const cashReceipt = { issued: null, dueAt: NOW } as PaymentRecord['cashReceipt'];
    const request = { id: 'request', status: 'OPEN' } as PaymentRequestRecord;
    const paid = order({ shipment, paymentRequests: [request] }, { cashReceipt: cashReceipt ?? null });
    expect(move(paid, change('ORDER_CANCELLED')).order).toMatchObject({
      payment: { status: 'REFUND_DUE', refundDueAt: BEGINS, cashReceipt: { dueAt: BEGINS } },
      shipment: { dueAt: BEGINS },
      paymentRequests: [{ status: 'CANCELLED', closedAt: NOW, checkAt: BEGINS }],
    });
  });

  it('does not exist if something leaves and the status stays', () => {
    const lines = [{ productId: 'wipe', quantity: 1 }];
    const { order: moved, effects } = move(
      order(),
      change('ORDER_SHIPPED', { shipping: { parcels: [PARCEL], lines } }),
    );
    expect(moved.statusHistory.at(-1)).not.toHaveProperty('undoableUntil');
    expect(effects).not.toHaveProperty('emailsDueAt');
  });

  it('does not exist if a replacement is cancelled, since that reopens its return', () => {
    const origin = { returnNumber: 'R-1' } as NonNullable<OrderRecord['origin']>;
    const { order: moved } = move(order({ origin }), change('ORDER_CANCELLED'));
    expect(moved.statusHistory.at(-1)).not.toHaveProperty('undoableUntil');
    expect(move(order({ origin }), change('ORDER_DELAYED')).order.statusHistory.at(-1)).toMatchObject({
      undoableUntil: UNTIL,
    });
  });
});
