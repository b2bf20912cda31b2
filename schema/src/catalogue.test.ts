import { describe, expect, it } from 'vitest';
import { getStockStatus, isUnavailable, orderableQuantity } from './catalogue.ts';

describe('what shoppers are told of stock', () => {
  it.each([
    [
      { quantity: 100, stopped: false },
      { state: 'IN_STOCK', unitsLeft: null, maximumQuantity: 5 },
    ],
    [
      { quantity: 10, stopped: false },
      { state: 'IN_STOCK', unitsLeft: null, maximumQuantity: 5 },
    ],
    [
      { quantity: 9, stopped: false },
      { state: 'LOW_STOCK', unitsLeft: 9, maximumQuantity: 5 },
    ],
    [
      { quantity: 1, stopped: false },
      { state: 'LOW_STOCK', unitsLeft: 1, maximumQuantity: 1 },
    ],
    [
      { quantity: 0, stopped: false },
      { state: 'OUT_OF_STOCK', unitsLeft: null, maximumQuantity: 0 },
    ],
    [
      { quantity: 7, stopped: true },
      { state: 'STOPPED', unitsLeft: null, maximumQuantity: 0 },
    ],
  ] as const)('of %o is %o', (stock, status) => {
    expect(getStockStatus(stock, 10)).toEqual(status);
  });

  it('is that it cannot be had when it is sold out or stopped, and not when nobody knows', () => {
    expect(isUnavailable({ state: 'OUT_OF_STOCK' })).toBe(true);
    expect(isUnavailable({ state: 'STOPPED' })).toBe(true);
    expect(isUnavailable({ state: 'LOW_STOCK' })).toBe(false);
    expect(isUnavailable(null)).toBe(false);
  });
});

describe('orderable quantity (CART-1)', () => {
  it.each([
    [{ quantity: 100, stopped: false }, 5],
    [{ quantity: 3, stopped: false }, 3],
    [{ quantity: 0, stopped: false }, 0],
    [{ quantity: 100, stopped: true }, 0],
    [null, 0],
  ] as const)('of %o is %i', (stock, maximum) => {
    expect(orderableQuantity(stock)).toBe(maximum);
  });
});
