import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FulfilmentState,
  fulfilmentState,
  fulfilmentStatus,
  lineFulfilments,
  openUnits,
  type SentUnits,
} from './fulfilment.ts';

const LINES = [
  { productId: 'wipe', quantity: 2 },
  { productId: 'spray', quantity: 1 },
];
const sent = (state: FulfilmentState, wipe: number, spray: number): SentUnits => ({
  state,
  lines: [
    { productId: 'wipe', quantity: wipe },
    { productId: 'spray', quantity: spray },
  ],
});

const statusAfter = (...fulfilments: readonly SentUnits[]) =>
  fulfilmentStatus(lineFulfilments(LINES, fulfilments, 'ORDER_CONFIRMED'), 'ORDER_CONFIRMED');

describe('the fulfilment of an order’s lines (SHIPMENT-14)', () => {
  it('is counted for each line by units shipped, delivered and returned', () => {
    const lines = lineFulfilments(LINES, [sent('DELIVERED', 1, 0), sent('RETURNED', 0, 1)], 'ORDER_CONFIRMED');
    expect(lines).toEqual([
      {
        productId: 'wipe',
        quantity: 2,
        open: 1,
        shipped: 0,
        delivered: 1,
        returned: 0,
        withheld: 0,
        status: 'PARTLY_SHIPPED',
      },
      {
        productId: 'spray',
        quantity: 1,
        open: 0,
        shipped: 0,
        delivered: 0,
        returned: 1,
        withheld: 0,
        status: 'RETURNED',
      },
    ]);
    expect(openUnits(lines)).toEqual([{ productId: 'wipe', quantity: 1 }]);
  });

  it('determines the fulfilment status of the order', () => {
    expect(statusAfter()).toBe('OPEN');
    expect(statusAfter(sent('DELIVERED', 1, 1))).toBe('PARTLY_SHIPPED');
    expect(statusAfter(sent('DELIVERED', 1, 1), sent('SHIPPED', 1, 0))).toBe('SHIPPED');
    expect(statusAfter(sent('DELIVERED', 2, 1))).toBe('DELIVERED');
    expect(statusAfter(sent('RETURNED', 2, 1))).toBe('RETURNED');
    expect(statusAfter(sent('RETURNED', 2, 0), sent('DELIVERED', 0, 1))).toBe('DELIVERED');
  });

  it('is CANCELLED, without open units, once the order is cancelled', () => {
    const lines = lineFulfilments(LINES, [], 'ORDER_CANCELLED');
    expect(lines.map(({ open, status }) => [open, status])).toEqual([
      [0, 'CANCELLED'],
      [0, 'CANCELLED'],
    ]);
    expect(fulfilmentStatus(lines, 'ORDER_CANCELLED')).toBe('CANCELLED');
  });

  it('counts each unit once', () => {
    const state = constantFrom<FulfilmentState>('SHIPPED', 'DELIVERED', 'RETURNED');
    const parts = array(record({ state, quantity: integer({ min: 1, max: 3 }) }), { maxLength: 6 });
    const check = property(parts, (fulfilments) => {
      const all = fulfilments.map(({ state: at, quantity }) => ({ state: at, lines: [{ productId: 'a', quantity }] }));
      const [line] = lineFulfilments([{ productId: 'a', quantity: 18 }], all, 'ORDER_CONFIRMED');
      if (!line) throw new Error('no line');
      expect(line.open + line.shipped + line.delivered + line.returned).toBe(18);
    });
    assert(check);
  });
});

describe('a fulfilment', () => {
  it('is delivered or returned with the last of its parcels (SHIPMENT-18)', () => {
    expect(fulfilmentState([])).toBe('SHIPPED');
    expect(fulfilmentState([null])).toBe('SHIPPED');
    expect(fulfilmentState(['DELIVERED', null])).toBe('SHIPPED');
    expect(fulfilmentState(['DELIVERED', 'RETURN_TO_SENDER'])).toBe('SHIPPED');
    expect(fulfilmentState(['DELIVERED', 'DELIVERED'])).toBe('DELIVERED');
    expect(fulfilmentState(['RETURN_TO_SENDER'])).toBe('RETURNED');
  });
});
