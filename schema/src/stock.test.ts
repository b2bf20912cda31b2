import { expect, test } from 'vitest';
import { countStock, countUnits, isLowStock } from './stock.ts';

const level = (quantity: number, reserved = 0, isStopped = false) => ({ quantity, reserved, isStopped });

test('units are those that can be ordered and those that are reserved', () => {
  expect(countUnits(level(3, 2))).toBe(5);
});

test('stock is low at or below its threshold until nothing is left (STOCK-11)', () => {
  expect([6, 5, 1, 0].map((quantity) => isLowStock(level(quantity), 5))).toEqual([false, true, true, false]);
});

test('reserved units count as stock, since a payment may fail (STOCK-11)', () => {
  expect(isLowStock(level(3, 3), 5)).toBe(false);
  expect(isLowStock(level(3, 2), 5)).toBe(true);
});

test('a stopped product is not low, since nobody can buy it', () => {
  expect(isLowStock(level(3, 0, true), 5)).toBe(false);
});

const watched = (quantity: number, isStopped = false) => ({ quantity, isStopped, reserved: 0, lowStockAt: 5 });

test('the counts of sold out, stopped and on sale add up to all products (STOCK-10)', () => {
  const counts = countStock([watched(30), watched(0), watched(0, true), watched(9, true)]);

  expect(counts).toEqual({ total: 4, onSale: 1, soldOut: 1, stopped: 2, low: 0 });
});

test('low products are those on sale with few units left', () => {
  const counts = countStock([watched(5), watched(6), watched(0), watched(1, true)]);

  expect(counts).toMatchObject({ onSale: 2, soldOut: 1, stopped: 1, low: 1 });
});

test('a market without products has only zero counts', () => {
  expect(countStock([])).toEqual({ total: 0, onSale: 0, soldOut: 0, stopped: 0, low: 0 });
});
