import { describe, expect, it } from 'vitest';
import { orderableQuantity, stockLineOf } from './catalogue.ts';

describe('stock line', () => {
  it.each([
    [{ quantity: 10, stopped: false }, 'IN_STOCK'],
    [{ quantity: 9, stopped: false }, 'LOW_STOCK'],
    [{ quantity: 1, stopped: false }, 'LOW_STOCK'],
    [{ quantity: 0, stopped: false }, 'OUT_OF_STOCK'],
    [{ quantity: 10, stopped: true }, 'STOPPED'],
    [null, 'UNKNOWN'],
  ] as const)('of %o reads %s', (stock, line) => {
    expect(stockLineOf(stock)).toBe(line);
  });
});

describe('orderable quantity', () => {
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
