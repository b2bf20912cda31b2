import { describe, expect, it } from 'vitest';
import { getStockSummary, isUnavailable, orderableQuantity } from './catalogue.ts';

describe('the stock shown to shoppers', () => {
  it.each([
    [
      { quantity: 100, stopped: false },
      { status: 'IN_STOCK', unitsLeft: null, maximumQuantity: 5 },
    ],
    [
      { quantity: 10, stopped: false },
      { status: 'IN_STOCK', unitsLeft: null, maximumQuantity: 5 },
    ],
    [
      { quantity: 9, stopped: false },
      { status: 'LOW_STOCK', unitsLeft: 9, maximumQuantity: 5 },
    ],
    [
      { quantity: 1, stopped: false },
      { status: 'LOW_STOCK', unitsLeft: 1, maximumQuantity: 1 },
    ],
    [
      { quantity: 0, stopped: false },
      { status: 'OUT_OF_STOCK', unitsLeft: null, maximumQuantity: 0 },
    ],
    [
      { quantity: 7, stopped: true },
      { status: 'STOPPED', unitsLeft: null, maximumQuantity: 0 },
    ],
  ] as const)('of %o is %o', (stock, status) => {
    expect(getStockSummary(stock, 10)).toEqual(status);
  });

  it('is unavailable if it is sold out or stopped, but not if it is unknown', () => {
    expect(isUnavailable({ status: 'OUT_OF_STOCK' })).toBe(true);
    expect(isUnavailable({ status: 'STOPPED' })).toBe(true);
    expect(isUnavailable({ status: 'LOW_STOCK' })).toBe(false);
    expect(isUnavailable(null)).toBe(false);
  });
});

describe('the orderable quantity (CART-1)', () => {
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
