import { expect, test } from 'vitest';
import { allOpen, isPart, openLinesOf, toUnits } from './leaving-units.ts';

const LINES = [
  { productId: 'a', title: 'Mug', open: 2 },
  { productId: 'b', title: 'Cup', open: 1 },
];

test('lines whose units have all been shipped are not offered', () => {
  const line = { productId: 'a', title: 'Mug' };
  expect(openLinesOf([{ ...line, fulfilment: { open: 2 } }, { ...line, fulfilment: { open: 0 } }, line])).toEqual([
    { ...line, open: 2 },
  ]);
});

test('all open units are shipped unless fewer are typed (SHIPMENT-15)', () => {
  expect(toUnits(LINES, allOpen(LINES))).toEqual([
    { productId: 'a', quantity: 2 },
    { productId: 'b', quantity: 1 },
  ]);
  expect(isPart(LINES, allOpen(LINES))).toBe(false);
  expect(toUnits(LINES, { a: '1', b: '' })).toEqual([{ productId: 'a', quantity: 1 }]);
  expect(isPart(LINES, { a: '2', b: '' })).toBe(true);
});

test.each(['3', '-1', '1.5', 'two'])('the quantity %s is rejected if two units are open (SHIPMENT-15)', (typed) => {
  expect(toUnits(LINES, { a: typed, b: '1' })).toBeNull();
});
