import { describe, expect, it } from 'vitest';
import { type OrderRecord, sampleOrder } from '../order/index.ts';
import { checkRow, decideShipping } from './shipping-decision.ts';
import type { RowToShip } from './shipping-rules.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const FIRST = { carrier: 'HANJIN', trackingNumber: '123456789012' } as const;
const SECOND = { carrier: 'HANJIN', trackingNumber: '210987654321' } as const;
const KR = { market: 'KR', users: new Map() } as const;
const SHIPPER = { staffId: 'staff', offer: null };

function order(more: Partial<OrderRecord> = {}, payment: Partial<OrderRecord['payment']> = {}): OrderRecord {
  const sample = sampleOrder([], 'KR', 'ko');
  return {
    ...sample,
    status: 'ORDER_CONFIRMED',
    lines: [{ productId: 'wipe', quantity: 2 }] as OrderRecord['lines'],
    fulfilments: [],
    ...more,
    payment: { ...sample.payment, method: 'DEPOSIT', status: 'PAID', ...payment },
  };
}

const row = (more: Partial<RowToShip> = {}): RowToShip => ({ orderNumber: 'A', parcels: [FIRST], ...more });
const check = (of: OrderRecord, more: Partial<RowToShip> = {}, situation = KR) =>
  checkRow(of, row(more), situation, NOW);
const one = { lines: [{ productId: 'wipe', quantity: 1 }] };

function after(of: OrderRecord, more: Partial<RowToShip> = {}): OrderRecord {
  const decision = decideShipping(of, row(more), KR, SHIPPER, NOW);
  if (!('order' in decision)) throw new Error(`not shipped: ${JSON.stringify(decision)}`);
  return decision.order;
}

describe('a row of the shipping table', () => {
  it('ships all open units, or the units that it names (SHIPMENT-15)', () => {
    expect(after(order())).toMatchObject({ status: 'ORDER_SHIPPED', fulfilments: [{ lines: [{ quantity: 2 }] }] });
    const part = after(order(), one);
    expect(part).toMatchObject({ status: 'ORDER_CONFIRMED', fulfilments: [{ lines: [{ quantity: 1 }] }] });
    expect(after(part, { parcels: [SECOND] })).toMatchObject({
      status: 'ORDER_SHIPPED',
      fulfilments: [{ parcels: [FIRST] }, { lines: [{ quantity: 1 }], parcels: [SECOND] }],
    });
  });

  it('is already done if it was shipped before in the same parcels (SHIPMENT-26)', () => {
    const whole = after(order());
    expect(check(whole)).toBe('done');
    expect(decideShipping(whole, row(), KR, SHIPPER, NOW)).toEqual({ order: whole });
    const part = after(order(), one);
    expect(check(part, one)).toBe('done');
    expect(check(part, { ...one, expectedFulfilments: 0 })).toBe('done');
    expect(check(after(part, { parcels: [SECOND] }), { parcels: [SECOND], expectedFulfilments: 1 })).toBe('done');
    expect(check(after(part, { parcels: [SECOND] }), { parcels: [FIRST, SECOND] })).toBe('done');
  });

  it('ships the next unit in the same parcel if its caller saw the first shipment', () => {
    const part = after(order(), one);
    expect(after(part, { ...one, expectedFulfilments: 1 }).fulfilments).toHaveLength(2);
  });

  it('is rejected if units have left that its caller did not see (ORDER-6)', () => {
    const part = after(order(), one);
    expect(check(part, { parcels: [SECOND], expectedFulfilments: 0 })).toBe('seenOtherwise');
    expect(decideShipping(part, row({ parcels: [SECOND], expectedFulfilments: 0 }), KR, SHIPPER, NOW)).toEqual({
      conflict: part,
    });
  });

  it('needs the order of its store, open and paid', () => {
    const code = (of: OrderRecord) => check(of);
    expect(code(order({ market: 'US' }))).toMatchObject({ obstacle: { key: 'skipped.otherStore' } });
    expect(code(order({ status: 'ORDER_CANCELLED' }))).toMatchObject({ obstacle: { key: 'skipped.cancelled' } });
    expect(code(order({ status: 'ORDER_SHIPPED' }))).toMatchObject({ obstacle: { key: 'skipped.shipped' } });
    expect(code(order({}, { status: 'FAILED' }))).toMatchObject({
      obstacle: { key: 'status.unpaid' },
    });
  });

  it('ships an unpaid order only if staff accept it (PAYMENT-32)', () => {
    const unpaid = order({}, { status: 'AWAITING_PAYMENT', paidAmount: 0 });
    expect(check(unpaid)).toEqual({ obstacle: { code: 'PAYMENT_OUTSTANDING', key: 'skipped.unpaid' } });
    expect(check(unpaid, { isUnpaidAccepted: true })).toHaveProperty('shipping');
  });

  it('rejects a number that an order to another recipient uses (SHIPMENT-25)', () => {
    const other = { ...order(), number: 'B', address: { ...order().address, zipCode: '00000' } };
    const users = new Map([['HANJIN 123456789012', [other]]]);
    expect(checkRow(order(), row(), { market: 'KR', users }, NOW)).toMatchObject({
      obstacle: { code: 'TRACKING_NUMBER_USED' },
    });
  });

  it('returns its errors before anything leaves, and a conflict afterwards', () => {
    const wrong = { lines: [{ productId: 'wipe', quantity: 3 }], restExpectedOn: '2026-03-01' };
    expect(check(order(), wrong)).toEqual({
      failures: [
        { path: 'lines.0.quantity', key: 'fulfilment.notOpen' },
        { path: 'restExpectedOn', key: 'delay.past' },
      ],
    });
    const of = order();
    expect(decideShipping(of, row(wrong), KR, SHIPPER, NOW)).toEqual({ conflict: of });
  });

  it('ships the packed boxes if it names no parcel (SHIPMENT-2)', () => {
    const boxes = [{ carrier: 'USPS', trackingCode: '9400111899223344556677', label: {} }];
    const packed = order({ market: 'US', shipment: { boxes, dueAt: null } as unknown as OrderRecord['shipment'] });
    const situation = { ...KR, market: 'US' } as const;
    expect(decideShipping(packed, row({ parcels: [] }), situation, SHIPPER, NOW)).toMatchObject({
      order: { fulfilments: [{ parcels: [{ carrier: 'USPS', trackingNumber: '9400111899223344556677' }] }] },
    });
    expect(check(order(), { parcels: [] })).toEqual({ failures: [{ path: 'parcels', key: 'tracking.required' }] });
  });
});
