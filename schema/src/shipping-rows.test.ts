import { describe, expect, it } from 'vitest';
import { findDoubleNumbers, toDestination, validateParcels } from './shipping-rows.ts';

const parcel = (trackingNumber: string, carrier: 'CJ_LOGISTICS' | 'HANJIN' = 'CJ_LOGISTICS') => ({
  carrier,
  trackingNumber,
});
const row = (orderNumber: string, ...numbers: string[]) => ({
  orderNumber,
  parcels: numbers.map((one) => parcel(one)),
});
const apart = (order: string) => order;

const MINA = { firstName: '미나', lastName: '이', zipCode: '04766', address: '서울숲길 1', apt: '101호' };

describe('parcels that leave together', () => {
  const numbered = (...numbers: string[]) =>
    validateParcels(
      numbers.map((one) => parcel(one)),
      'rows.0.parcels',
    );

  it('need unique numbers in the format of their carrier (SHIPMENT-3, SHIPMENT-24)', () => {
    expect(numbered('123456789012', '123456789013')).toEqual([]);
    expect(numbered('', '12', '123456789012', '1234-5678-9012')).toEqual([
      { path: 'rows.0.parcels.0.trackingNumber', key: 'tracking.required' },
      { path: 'rows.0.parcels.1.trackingNumber', key: 'tracking.otherForm' },
      { path: 'rows.0.parcels.3.trackingNumber', key: 'tracking.twice' },
    ]);
  });

  it('are limited to fifty', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => String(100_000_000_000 + index));
    expect(numbered(...many(50))).toEqual([]);
    expect(numbered(...many(51))).toEqual([{ path: 'rows.0.parcels', key: 'tracking.tooMany' }]);
  });
});

describe('duplicate numbers in a table', () => {
  it('are reported at each occurrence, with any spacing (SHIPMENT-25)', () => {
    const rows = [row('A', '123456789012'), row('B', '123456789013'), row('C', '1234-5678-9012')];
    expect(findDoubleNumbers(rows, apart)).toEqual([
      { row: 0, parcel: 0 },
      { row: 2, parcel: 0 },
    ]);
    expect(findDoubleNumbers([row('A', '123456789012', '123456789012')], () => 'one place')).toHaveLength(2);
  });

  it('exclude equal digits of two carriers, and empty cells', () => {
    const other = { orderNumber: 'B', parcels: [parcel('123456789012', 'HANJIN')] };
    expect(findDoubleNumbers([row('A', '123456789012'), other], apart)).toEqual([]);
    expect(findDoubleNumbers([row('A', ''), row('B', ' ')], apart)).toEqual([]);
  });

  it('are allowed for orders to one recipient, which share a parcel (SHIPMENT-25)', () => {
    const rows = [row('A', '123456789012'), row('B', '123456789012')];
    expect(findDoubleNumbers(rows, () => toDestination(MINA))).toEqual([]);
    const places = new Map([
      ['A', toDestination(MINA)],
      ['B', toDestination({ ...MINA, apt: '102호' })],
    ]);
    expect(findDoubleNumbers(rows, (order) => places.get(order))).toHaveLength(2);
    expect(findDoubleNumbers(rows, () => undefined)).toHaveLength(2);
  });

  it('are checked with recipients compared regardless of spaces and width', () => {
    expect(toDestination({ ...MINA, address: '서울숲길１', firstName: ' 미나' })).toBe(toDestination(MINA));
  });
});
