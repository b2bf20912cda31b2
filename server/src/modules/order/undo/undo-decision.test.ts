import { describe, expect, it } from 'vitest';
import type { OrderRecord, PaymentRecord } from '../order.record.ts';
import type { PaymentRequestRecord } from '../payment-requests.record.ts';
import { sampleOrder } from '../sample-order.ts';
import type { ShipmentRecord } from '../shipment.record.ts';
import { moveOrder } from '../status/status-decisions.ts';
import type { StatusChange } from '../status/status-rules.ts';
import { doneFrom, findUndoable, secondsLeft } from '../undo-rules.ts';
import { decideUndo, type Undo } from './undo-decision.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

const UNDO: Undo = { changeId: 'change', by: 'colleague', mayUndo: () => true };
const PARCEL = { carrier: 'HANJIN' as const, trackingNumber: '123456789012' };

function order(more: Partial<OrderRecord> = {}, payment: Partial<PaymentRecord> = {}): OrderRecord {
  const sample = sampleOrder([], 'KR', 'ko');
  const lines = [{ ...sample.lines[0], productId: 'wipe', quantity: 2 }] as OrderRecord['lines'];
  const status = 'ORDER_CONFIRMED' as const;
  return {
    ...sample,
    lines,
    status,
    statusHistory: [{ status, at: after(-3600), by: null, delay: null }],
    fulfilments: [],
    ...more,
    payment: { ...sample.payment, status: 'PAID', summary: 'PAID', ...payment },
  };
}

const IN_ESCROW = {
  method: 'VIRTUAL_ACCOUNT',
  virtualAccount: { bankId: 'kb' } as unknown as PaymentRecord['virtualAccount'],
} as const satisfies Partial<PaymentRecord>;

/** The order after a status change by staff that can be undone for ten seconds. */
function changed(before: OrderRecord, status: StatusChange['status'], more: Partial<StatusChange> = {}): OrderRecord {
  const shipping = status === 'ORDER_SHIPPED' ? { shipping: { parcels: [PARCEL] } } : {};
  const change: StatusChange = { status, delay: null, ...shipping, ...more };
  return moveOrder(before, change, 'staff', NOW, { id: 'change', seconds: 10 }).order;
}

function undone(made: OrderRecord, undo = UNDO, now = after(5)) {
  const decision = decideUndo(made, undo, now);
  if (!('order' in decision)) throw new Error(`not undone: ${JSON.stringify(decision)}`);
  return decision;
}

describe('undoing a change (ORDER-24)', () => {
  it('keeps the parcels of an earlier part due for escrow registration (SHIPMENT-17)', () => {
    const shipping = { parcels: [PARCEL], lines: [{ productId: 'wipe', quantity: 1 }] };
    const part = changed(order({}, IN_ESCROW), 'ORDER_SHIPPED', { shipping });
    const { order: now } = undone(changed(part, 'ORDER_SHIPPED'));
    expect(now).toMatchObject({ fulfilments: [{ parcels: [PARCEL] }], payment: { escrowDelivery: { isDue: true } } });
    expect(undone(changed(order({}, IN_ESCROW), 'ORDER_SHIPPED')).order.payment.escrowDelivery).toBeNull();
  });

  it('removes it except for a log entry, and withdraws its email', () => {
    const before = order();
    const { order: now, effects } = undone(changed(before, 'ORDER_DELAYED'));
    expect(now).toMatchObject({ status: 'ORDER_CONFIRMED', statusHistory: before.statusHistory });
    expect(effects).toEqual({
      withdrawnEmails: [['status', 'ORDER_DELAYED']],
      audit: [
        {
          by: 'colleague',
          action: 'ORDER_STATUS_CHANGE_UNDONE',
          before: { status: 'ORDER_DELAYED' },
          after: { status: 'ORDER_CONFIRMED' },
        },
      ],
    });
  });

  it('has the same result when it is repeated', () => {
    const { order: now } = undone(changed(order(), 'ORDER_DELAYED'));
    expect(decideUndo(now, UNDO, after(60))).toEqual({ order: now });
  });

  it.each([
    ['CARD', 'PAID', 'ORDER_CANCELLED', 'REFUND_DUE'],
    ['ESCROW', 'AUTHORISED', 'ORDER_CANCELLED', 'RELEASE_DUE'],
    ['ESCROW', 'FAILED', 'ORDER_CANCELLED', 'VOID'],
    ['ESCROW', 'AUTHORISED', 'ORDER_SHIPPED', 'CAPTURE_DUE'],
    ['DEPOSIT', 'AWAITING_PAYMENT', 'ORDER_CANCELLED', 'VOID'],
    ['VIRTUAL_ACCOUNT', 'AWAITING_PAYMENT', 'ORDER_CANCELLED', 'RELEASE_DUE'],
    ['VIRTUAL_ACCOUNT', 'AWAITING_PAYMENT', 'ORDER_CONFIRMED', 'PAID'],
  ] as const)('restores the status of a payment by %s that was %s, after %s', (method, before, status, moved) => {
    const paidAmount = before === 'PAID' ? 1000 : 0;
    const given = order(
      { status: 'PREPARING_FOR_SHIPMENT' },
      { method, status: before, paidAmount, depositedAmount: null },
    );
    const made = changed(given, status);
    expect(made.payment.status).toBe(moved);
    const { payment } = undone(made).order;
    expect(payment.status).toBe(before);
    expect(payment).not.toHaveProperty('refundDueAt');
  });

  it('keeps a payment status that the change did not set', () => {
    const made = changed(order({}, { status: 'AWAITING_PAYMENT' }), 'ORDER_DELAYED');
    const paid = { ...made, payment: { ...made.payment, status: 'PAID' as const } };
    expect(undone(paid).order.payment.status).toBe('PAID');
  });

  it('takes the units of a cancelled order from stock again', () => {
    expect(undone(changed(order(), 'ORDER_CANCELLED')).effects).toMatchObject({
      unitsSold: [{ productId: 'wipe', quantity: 2 }],
    });
  });

  it('restores fulfilment, escrow registration, label and receipt', () => {
    const cashReceipt = { issued: { receiptKey: 'key' }, dueAt: null } as PaymentRecord['cashReceipt'];
    const shipment = { status: 'BOUGHT', dueAt: null, boxes: [] } as unknown as ShipmentRecord;
    const virtualAccount = { id: 'account' } as PaymentRecord['virtualAccount'];
    const before = order({ shipment }, { cashReceipt: cashReceipt ?? null, virtualAccount: virtualAccount ?? null });
    expect(undone(changed(before, 'ORDER_SHIPPED')).order).toMatchObject({
      fulfilments: [],
      payment: { escrowDelivery: null },
    });
    expect(undone(changed(before, 'ORDER_CANCELLED')).order).toMatchObject({
      shipment: { dueAt: null },
      payment: { cashReceipt: { issued: { receiptKey: 'key' }, dueAt: after(5) } },
    });
  });

  it('makes labels due that were not bought yet', () => {
    const made = changed(
      order({ shipment: { status: 'DUE', dueAt: NOW, boxes: [] } as unknown as ShipmentRecord }),
      'ORDER_CANCELLED',
    );
    expect(undone(made).order.shipment).toMatchObject({ status: 'DUE', dueAt: after(5) });
  });

  it('restores the deposit deadline that a delay removed', () => {
    const dueAt = after(86_400);
    const before = order(
      {},
      { method: 'DEPOSIT', status: 'AWAITING_PAYMENT', dueAt, dueSetAt: null, remindedAt: null },
    );
    const made = changed(before, 'ORDER_DELAYED', { delay: { reason: 'OTHER', until: null, detail: null } });
    expect(made.payment.dueAt).toBeNull();
    expect(undone(made).order.payment.dueAt).toEqual(dueAt);
  });

  it('returns the payment request that it leaves closed', () => {
    const request = { id: 'request', status: 'OPEN' } as PaymentRequestRecord;
    const { own, order: now } = undone(changed(order({ paymentRequests: [request] }), 'ORDER_SHIPPED'));
    expect(own).toEqual({ requestId: 'request' });
    expect(now.paymentRequests).toMatchObject([{ status: 'CANCELLED' }]);
  });
});

describe('a change that cannot be undone', () => {
  const tooLate = (made: OrderRecord, now = after(5)) =>
    expect(decideUndo(made, UNDO, now)).toEqual({ conflict: made });

  it('is one whose undo period is over', () => tooLate(changed(order(), 'ORDER_DELAYED'), after(10)));

  it('is one that was followed by another', () => {
    const made = changed(order(), 'ORDER_DELAYED');
    tooLate(moveOrder(made, { status: 'ORDER_CANCELLED', delay: null }, 'other', after(3)).order);
  });

  it('is one after which something has left', () => {
    const made = changed(order({ status: 'PREPARING_FOR_SHIPMENT' }), 'ORDER_CONFIRMED');
    const lines = [{ productId: 'wipe', quantity: 1 }];
    const shipping = { status: 'ORDER_SHIPPED', delay: null, shipping: { parcels: [PARCEL], lines } } as const;
    tooLate(moveOrder(made, shipping, 'other', after(3)).order);
  });

  it('is one whose payment has changed since', () => {
    const made = changed(order(), 'ORDER_CANCELLED');
    tooLate({ ...made, payment: { ...made.payment, status: 'REFUNDED' } });
  });

  it('is a shipment that the carrier reported on or that is registered with the escrow', () => {
    const made = changed(order(), 'ORDER_SHIPPED');
    const [left] = made.fulfilments;
    const news = { status: 'IN_TRANSIT' } as NonNullable<OrderRecord['fulfilments'][number]['parcels'][number]['news']>;
    const reported = { ...left, parcels: (left?.parcels ?? []).map((parcel) => ({ ...parcel, news })) };
    tooLate({ ...made, fulfilments: [reported] as OrderRecord['fulfilments'] });
    const escrowDelivery = { isDue: false, registeredAt: NOW, registeredBy: 'staff' };
    tooLate({ ...made, payment: { ...made.payment, escrowDelivery } });
  });

  it('is one that the caller is not permitted to make', () => {
    const made = changed(order(), 'ORDER_DELAYED');
    const undo = { ...UNDO, mayUndo: (status: OrderRecord['status']) => status !== 'ORDER_DELAYED' };
    expect(decideUndo(made, undo, after(5))).toEqual({
      refused: { code: 'STATUS_TRANSITION_REFUSED', key: 'undo.notAllowed' },
    });
  });
});

describe('a change that can be undone', () => {
  it('is shown with the remaining seconds, and its effects wait a little longer', () => {
    const made = changed(order(), 'ORDER_DELAYED');
    const change = findUndoable(made, after(3));
    expect(change && secondsLeft(change, after(3))).toBe(7);
    expect(findUndoable(made, after(10))).toBeNull();
    expect(doneFrom(made, after(3))).toEqual(after(11));
    expect(doneFrom(made, after(12))).toEqual(after(12));
    expect(doneFrom(order(), NOW)).toEqual(NOW);
  });
});
