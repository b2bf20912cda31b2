import { expect, test } from 'vitest';
import { countStock } from './sale-state.ts';

const watched = (quantity: number, isStopped = false) => ({
  stock: { quantity, isStopped, reserved: 0 },
  lowStockAt: 5,
});

test('the counts of sold out, stopped and on sale add up to all products (STOCK-10)', () => {
  const counts = countStock([watched(30), watched(0), watched(0, true), watched(9, true)]);

  expect(counts).toEqual({ total: 4, onSale: 1, soldOut: 1, stopped: 2, low: 0 });
});

test('low are those on sale of which few are left', () => {
  const counts = countStock([watched(5), watched(6), watched(0), watched(1, true)]);

  expect(counts).toMatchObject({ onSale: 2, soldOut: 1, stopped: 1, low: 1 });
});

test('a market without products counts nothing', () => {
  expect(countStock([])).toEqual({ total: 0, onSale: 0, soldOut: 0, stopped: 0, low: 0 });
});
