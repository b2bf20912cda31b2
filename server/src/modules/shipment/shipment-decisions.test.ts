import { describe, expect, it } from 'vitest';
import {
  type BoxRecord,
  type LabelRecord,
  type OrderRecord,
  type ShipmentRecord,
  sampleOrder,
} from '../order/index.ts';
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
  const due = { status: 'DUE', dueAt: NOW, attempts: 0, problem: null, boxes: [], providerIds: [] } as const;
  return {
    ...sampleOrder([], 'US', 'en'),
    status: 'ORDER_CONFIRMED',
    fulfilments: [],
    shipment: { ...due, ...shipment } as ShipmentRecord,
    ...more,
  };
}

const shipmentOf = (decision: object) => (decision as { order?: OrderRecord }).order?.shipment;
const READ: Pick<ShipmentRecord, 'edition' | 'status' | 'dueAt'> = { status: 'DUE', dueAt: NOW };

describe('a shipment', () => {
  it('is leased only if it is still due as it was read', () => {
    expect(shipmentOf(decideClaim(order({}), READ, UNTIL))?.dueAt).toEqual(UNTIL);
    expect(decideClaim(order({ dueAt: UNTIL }), READ, UNTIL)).toEqual(CHANGED);
    expect(decideClaim(order({ status: 'BOUGHT', dueAt: NOW }), READ, UNTIL)).toEqual(CHANGED);
  });

  it('of a later edition counts as changed in every decision', () => {
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

  it('records the provider’s shipment of a box once, also in its lookup list', () => {
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

  it('completes the shipment with the last box, not earlier', () => {
    expect(shipmentOf(decideLabel(order({ boxes }), READ, { index: 1, label: bought('2') }, NOW))).toMatchObject({
      status: 'BOUGHT',
      dueAt: null,
      boxes: [{ trackingCode: '1' }, { trackingCode: '2' }],
    });
    expect(
      shipmentOf(decideLabel(order({ boxes: [box(1), box(2)] }), READ, { index: 0, label: bought('1') }, NOW))?.status,
    ).toBe('DUE');
  });

  it('of an order that was cancelled meanwhile is due for voiding', () => {
    const cancelled = order({ boxes, dueAt: UNTIL }, { status: 'ORDER_CANCELLED' });
    expect(shipmentOf(decideLabel(cancelled, READ, { index: 1, label: bought('2') }, NOW))).toMatchObject({
      status: 'DUE',
      dueAt: NOW,
    });
  });

  it.each([
    ['staff entered a number', order({ boxes: [box(1, { trackingCode: 'theirs' })] })],
    ['the shipment is void', order({ status: 'VOIDED', boxes: [box(1)] })],
  ])('is surplus if %s', (_where, taken) => {
    expect(decideLabel(taken, READ, { index: 0, label: bought('1') }, NOW)).toEqual(CHANGED);
  });
});

describe('an attempt that failed', () => {
  const failure = { until: UNTIL, problem: 'no answer' };

  it('is retried later, or left to staff', () => {
    const leased = order({ dueAt: UNTIL, attempts: 1 });
    expect(shipmentOf(decideFailure(leased, READ, { ...failure, dueAt: NOW }))).toMatchObject({
      status: 'DUE',
      dueAt: NOW,
      attempts: 2,
    });
    expect(shipmentOf(decideFailure(leased, READ, { ...failure, dueAt: null }))).toMatchObject({
      status: 'FAILED',
      dueAt: null,
    });
  });

  it('is ignored once the lease is lost, and does not fail a cancelled order', () => {
    expect(decideFailure(order({ dueAt: NOW }), READ, { ...failure, dueAt: null })).toEqual(CHANGED);
    const cancelled = order({ dueAt: UNTIL }, { status: 'ORDER_CANCELLED' });
    expect(shipmentOf(decideFailure(cancelled, READ, { ...failure, dueAt: null }))?.status).toBe('DUE');
  });
});

describe('an order that staff shipped before its labels were bought', () => {
  const parcel = { carrier: 'UPS' as const, news: null, newsBy: null, nextPollAt: null, emptyPolls: 0 };
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

  it('gets their numbers on new boxes or on boxes without a number', () => {
    expect(shipmentOf(decideLeftToStaff(order({}, shipped), READ))).toMatchObject({
      status: 'MANUAL',
      boxes: [
        { number: 1, trackingCode: '1' },
        { number: 2, trackingCode: '2' },
      ],
    });
    const packed = order({ boxes: [box(1, bought('1')), box(2)] }, shipped);
    expect(shipmentOf(decideLeftToStaff(packed, READ))).toMatchObject({
      status: 'BOUGHT',
      boxes: [{}, { trackingCode: '2' }],
    });
  });
});

describe('a staff step on a shipment without a label', () => {
  const entered = { box: null, carrier: 'UPS' as const, trackingNumber: '9', isLabelReplaced: false, by: 'staff' };

  it('retries it at once', () => {
    expect(
      decideRetry(order({ status: 'FAILED', attempts: 9, dueAt: null, boxes: [box(1)] }), 'staff', NOW),
    ).toMatchObject({
      order: { shipment: { status: 'DUE', dueAt: NOW, attempts: 0 } },
      effects: { audit: [{ by: 'staff', before: { shipment: 'FAILED' }, after: { shipment: 'DUE' } }] },
    });
  });

  it('sets the number on the first box without one, or on the named box', () => {
    const packed = order({ boxes: [box(1, bought('1')), box(2), box(3)] });
    expect(shipmentOf(decideNumber(packed, entered, NOW))).toMatchObject({
      status: 'DUE',
      boxes: [{}, { trackingCode: '9' }, { trackingCode: null }],
    });
    expect(shipmentOf(decideNumber(packed, { ...entered, box: 3 }, NOW))?.boxes[2]?.trackingCode).toBe('9');
    expect(decideNumber(packed, { ...entered, box: 1 }, NOW)).toEqual({ conflict: packed });
  });

  it('completes the shipment with the last number, and records an unpacked order as one box', () => {
    expect(shipmentOf(decideNumber(order({ boxes: [box(1, bought('1')), box(2)] }), entered, NOW))?.status).toBe(
      'BOUGHT',
    );
    expect(shipmentOf(decideNumber(order({}), entered, NOW))).toMatchObject({
      status: 'MANUAL',
      boxes: [{ number: 1, trackingCode: '9' }],
    });
  });

  it.each(['ORDER_SHIPPED', 'ORDER_CANCELLED'] as const)('is a conflict once it is %s', (status) => {
    const late = order({ boxes: [box(1)] }, { status });
    expect(decideRetry(late, 'staff', NOW)).toEqual({ conflict: late });
    expect(decideNumber(late, entered, NOW)).toEqual({ conflict: late });
  });
});

describe('a label that staff replace (SHIPMENT-7)', () => {
  const label = { providerId: 'shp_1', ...bought('1') };
  const replacing = { box: 1, carrier: 'UPS' as const, trackingNumber: '9', isLabelReplaced: true, by: 'staff' };
  const ready = (more: Partial<OrderRecord> = {}) =>
    order({ status: 'BOUGHT', dueAt: null, boxes: [box(1, label), box(2, bought('2'))], providerIds: ['shp_1'] }, more);

  it('is voided, and its number cannot be used any more', () => {
    const replaced = decideNumber(ready(), replacing, NOW);
    expect(shipmentOf(replaced)).toMatchObject({
      status: 'BOUGHT',
      dueAt: NOW,
      boxes: [{ trackingCode: '9', label: null, providerId: null }, { trackingCode: '2' }],
      returning: [{ providerId: 'shp_1', trackingCode: '1' }],
      voidedNumbers: ['1'],
      providerIds: [],
    });
    expect(replaced).toMatchObject({
      effects: { audit: [{ before: { trackingCode: '1' }, after: { trackingCode: '9' } }] },
    });
    const held = { ...ready(), shipment: { ...(shipmentOf(replaced) as ShipmentRecord), dueAt: UNTIL } };
    expect(shipmentOf(decideReturned(held, READ, UNTIL))).toMatchObject({
      returning: [],
      dueAt: null,
    });
  });

  it('is rejected if it has left, if the order has left, or if the shop did not buy it', () => {
    const parcels = [{ trackingNumber: '1' }] as OrderRecord['fulfilments'][number]['parcels'];
    const partly = ready({ fulfilments: [{ parcels }] as OrderRecord['fulfilments'] });
    const gone = ready({ status: 'ORDER_SHIPPED' });
    const own = order({ status: 'MANUAL', boxes: [box(1, { trackingCode: '1' })] });
    for (const one of [partly, gone, own]) expect(decideNumber(one, replacing, NOW)).toEqual({ conflict: one });
    expect(decideNumber(ready(), { ...replacing, box: null }, NOW)).toHaveProperty('conflict');
  });
});
