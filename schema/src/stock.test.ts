import { expect, test } from 'vitest';
import { countUnits, isLowStock } from './stock.ts';

const level = (quantity: number, reserved = 0, isStopped = false) => ({ quantity, reserved, isStopped });

test('units are those that can be ordered and those that are held', () => {
  expect(countUnits(level(3, 2))).toBe(5);
});

test('stock is low at its number and below, until nothing is left (STOCK-11)', () => {
  expect([6, 5, 1, 0].map((quantity) => isLowStock(level(quantity), 5))).toEqual([false, true, true, false]);
});

test('held units count, since a payment may fail (STOCK-11)', () => {
  expect(isLowStock(level(3, 3), 5)).toBe(false);
  expect(isLowStock(level(3, 2), 5)).toBe(true);
});

test('a stopped product is not low: nobody can buy it', () => {
  expect(isLowStock(level(3, 0, true), 5)).toBe(false);
});
