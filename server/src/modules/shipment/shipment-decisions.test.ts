import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../order/order.record.ts';
import { sampleOrder } from '../order/sample-order.ts';
import type { BoxRecord, LabelRecord, ShipmentRecord } from '../order/shipment.record.ts';
import { openBox } from './box-rules.ts';
import {
  decideClaim,
  decideFailure,
  decideLabel,
  decideLeftToStaff,
  decideNumber,
  decideOpened,
  decidePacked,
  decideRetry,
  decideReturned,
  decideVoided,
} from './shipment-decisions.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const UNTIL = new Date('2026-03-02T00:04:00Z');
const CHANGED = { refused: 'changed' };

const box = (number: number, more: Partial<BoxRecord> = {}): BoxRecord => ({ ...openBox(number, null, []), ...more });
const bought = (trackingCode: string) => ({ trackingCode, label: {} as LabelRecord });

function order(shipment: Partial<ShipmentRecord>, more: Partial<OrderRecord> = {}): OrderRecord {
  const due = { state: 'DUE', dueAt: NOW, attempts: 0, problem: null, boxes: [], providerIds: [] } as const;
  return {
    ...sampleOrder([], 'US', 'en'),
    status: 'ORDER_CONFIRMED',
    fulfilments: [],
    shipment: { ...due, ...shipment } as ShipmentRecord,
    ...more,
  };
}

const shipmentOf = (decision: object) => (decision as { order?: OrderRecord }).order?.shipment;
const READ: Pick<ShipmentRecord, 'edition' | 'state' | 'dueAt'> = { state: 'DUE', dueAt: NOW };

describe('a shipment', () => {
  it('is leased as long as it is due as it was read', () => {
    expect(shipmentOf(decideClaim(order({}), READ, UNTIL))?.dueAt).toEqual(UNTIL);
    expect(decideClaim(order({ dueAt: UNTIL }), READ, UNTIL)).toEqual(CHANGED);
    expect(decideClaim(order({ state: 'BOUGHT', dueAt: NOW }), READ, UNTIL)).toEqual(CHANGED);
  });

  it('of a later edition is not that which was read, whatever is decided', () => {
    const edited = order({ edition: 1, boxes: [box(1)], dueAt: UNTIL });
    const failure = { until: UNTIL, dueAt: null, problem: '' };
    expect([
      decideClaim(edited, READ, UNTIL),
      decidePacked(edited, READ, [box(1)]),
      decideOpened(edited, READ, 0, 'shp_1'),
      decideLabel(edited, READ, { index: 0, label: bought('1') }, NOW),
      decideReturned(edited, READ, UNTIL),
      decideVoided(edited, READ),
      decideLeftToStaff(edited, READ),
      decideFailure(edited, READ, failure),
    ]).toEqual(Array.from({ length: 8 }, () => CHANGED));
  });

  it('is packed once', () => {
    expect(shipmentOf(decidePacked(order({}), READ, [box(1), box(2)]))?.boxes).toHaveLength(2);
    expect(decidePacked(order({ boxes: [box(1)] }), READ, [box(1), box(2)])).toEqual(CHANGED);
  });

  it('notes the provider’s shipment of a box once, also in the list by which it is found', () => {
    const packed = order({ boxes: [box(1), box(2)], providerIds: [] });
    const opened = decideOpened(packed, READ, 1, 'shp_2') as { order: OrderRecord };
    expect(shipmentOf(opened)).toMatchObject({
      boxes: [{ providerId: null }, { providerId: 'shp_2' }],
      providerIds: ['shp_2'],
    });
    expect(decideOpened(opened.order, READ, 1, 'shp_3')).toEqual(CHANGED);
    expect(decideOpened(order({ boxes: [box(1, { trackingCode: '1' })] }), READ, 0, 'shp_1')).toEqual(CHANGED);
  });
});

describe('a label that was bought', () => {
  const boxes = [box(1, bought('1')), box(2)];

  it('ends the work with the last box, and not before', () => {
    expect(shipmentOf(decideLabel(order({ boxes }), READ, { index: 1, label: bought('2') }, NOW))).toMatchObject({
      state: 'BOUGHT',
      dueAt: null,
      boxes: [{ trackingCode: '1' }, { trackingCode: '2' }],
    });
    expect(
      shipmentOf(decideLabel(order({ boxes: [box(1), box(2)] }), READ, { index: 0, label: bought('1') }, NOW))?.state,
    ).toBe('DUE');
  });

  it('of an order that was cancelled meanwhile is due to be given back', () => {
    const cancelled = order({ boxes, dueAt: UNTIL }, { status: 'ORDER_CANCELLED' });
    expect(shipmentOf(decideLabel(cancelled, READ, { index: 1, label: bought('2') }, NOW))).toMatchObject({
      state: 'DUE',
      dueAt: NOW,
    });
  });

  it.each([
    ['staff entered a number', order({ boxes: [box(1, { trackingCode: 'theirs' })] })],
    ['the shipment is void', order({ state: 'VOIDED', boxes: [box(1)] })],
  ])('is one too many where %s', (_where, taken) => {
    expect(decideLabel(taken, READ, { index: 0, label: bought('1') }, NOW)).toEqual(CHANGED);
  });
});

describe('an attempt that failed', () => {
  const failure = { until: UNTIL, problem: 'no answer' };

  it('is made again later, or is left to staff', () => {
    const leased = order({ dueAt: UNTIL, attempts: 1 });
    expect(shipmentOf(decideFailure(leased, READ, { ...failure, dueAt: NOW }))).toMatchObject({
      state: 'DUE',
      dueAt: NOW,
      attempts: 2,
    });
    expect(shipmentOf(decideFailure(leased, READ, { ...failure, dueAt: null }))).toMatchObject({
      state: 'FAILED',
      dueAt: null,
    });
  });

  it('says nothing once the lease is lost, and a cancelled order fails no more', () => {
    expect(decideFailure(order({ dueAt: NOW }), READ, { ...failure, dueAt: null })).toEqual(CHANGED);
    const cancelled = order({ dueAt: UNTIL }, { status: 'ORDER_CANCELLED' });
    expect(shipmentOf(decideFailure(cancelled, READ, { ...failure, dueAt: null }))?.state).toBe('DUE');
  });
});

describe('an order that staff shipped before its labels were bought', () => {
  const parcel = { carrier: 'UPS' as const, news: null, newsBy: null, lookAt: null, looks: 0 };
  const left = {
    id: 'f',
    lines: [],
    parcels: [
      { ...parcel, trackingNumber: '1' },
      { ...parcel, trackingNumber: '2' },
    ],
    at: NOW,
    by: null,
    restExpectedOn: null,
  };
  const shipped = { status: 'ORDER_SHIPPED', fulfilments: [left] } as const satisfies Partial<OrderRecord>;

  it('has their numbers on boxes of its own, or on those that have none', () => {
    expect(shipmentOf(decideLeftToStaff(order({}, shipped), READ))).toMatchObject({
      state: 'MANUAL',
      boxes: [
        { number: 1, trackingCode: '1' },
        { number: 2, trackingCode: '2' },
      ],
    });
    const packed = order({ boxes: [box(1, bought('1')), box(2)] }, shipped);
    expect(shipmentOf(decideLeftToStaff(packed, READ))).toMatchObject({
      state: 'BOUGHT',
      boxes: [{}, { trackingCode: '2' }],
    });
  });
});

describe('what staff do with a shipment that lacks a label', () => {
  const entered = { box: null, carrier: 'UPS' as const, trackingNumber: '9', by: 'staff' };

  it('has it tried again at once', () => {
    expect(
      decideRetry(order({ state: 'FAILED', attempts: 9, dueAt: null, boxes: [box(1)] }), 'staff', NOW),
    ).toMatchObject({
      order: { shipment: { state: 'DUE', dueAt: NOW, attempts: 0 } },
      effects: { audit: [{ by: 'staff', before: { shipment: 'FAILED' }, after: { shipment: 'DUE' } }] },
    });
  });

  it('gives the first box without one a number, or the box that they name', () => {
    const packed = order({ boxes: [box(1, bought('1')), box(2), box(3)] });
    expect(shipmentOf(decideNumber(packed, entered))).toMatchObject({
      state: 'DUE',
      boxes: [{}, { trackingCode: '9' }, { trackingCode: null }],
    });
    expect(shipmentOf(decideNumber(packed, { ...entered, box: 3 }))?.boxes[2]?.trackingCode).toBe('9');
    expect(decideNumber(packed, { ...entered, box: 1 })).toEqual({ conflict: packed });
  });

  it('ends the work with the last number, and packs an order as staff did', () => {
    expect(shipmentOf(decideNumber(order({ boxes: [box(1, bought('1')), box(2)] }), entered))?.state).toBe('BOUGHT');
    expect(shipmentOf(decideNumber(order({}), entered))).toMatchObject({
      state: 'MANUAL',
      boxes: [{ number: 1, trackingCode: '9' }],
    });
  });

  it.each(['ORDER_SHIPPED', 'ORDER_CANCELLED'] as const)('is a conflict once it is %s', (status) => {
    const late = order({ boxes: [box(1)] }, { status });
    expect(decideRetry(late, 'staff', NOW)).toEqual({ conflict: late });
    expect(decideNumber(late, entered)).toEqual({ conflict: late });
  });
});
