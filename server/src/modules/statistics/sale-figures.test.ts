import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_BUYERS } from './buyer-days.ts';
import { mergeProducts, tallySales } from './sale-figures.ts';

const orders = array(
  record({
    total: integer({ min: 0, max: 100_000 }),
    grossTotal: integer({ min: 0, max: 100_000 }),
    lines: array(
      record({
        productId: constantFrom('a', 'b', 'c'),
        units: integer({ min: 0, max: 5 }),
        revenue: integer({ min: 0, max: 45_000 }),
        grossUnits: integer({ min: 1, max: 5 }),
        grossRevenue: integer({ min: 0, max: 45_000 }),
      }),
      { maxLength: 3 },
    ),
  }),
  { maxLength: 12 },
);

describe('sales', () => {
  it('are the sums of the orders, and of their lines by product', () => {
    assert(
      property(orders, (placed) => {
        const figures = tallySales(placed, NO_BUYERS);
        const lines = placed.flatMap((order) => order.lines);
        expect(figures.orders).toBe(placed.length);
        expect(figures.revenue).toBe(placed.reduce((sum, { total }) => sum + total, 0));
        expect(figures.grossRevenue).toBe(placed.reduce((sum, { grossTotal }) => sum + grossTotal, 0));
        expect(figures.units).toBe(lines.reduce((sum, { units }) => sum + units, 0));
        for (const { productId, ...sums } of figures.products) {
          const own = lines.filter((line) => line.productId === productId);
          const sumOf = (field: keyof typeof sums) => own.reduce((sum, line) => sum + line[field], 0);
          expect(sums).toEqual({
            units: sumOf('units'),
            revenue: sumOf('revenue'),
            grossUnits: sumOf('grossUnits'),
            grossRevenue: sumOf('grossRevenue'),
          });
        }
      }),
    );
  });

  it('of products add up the same by order and by day', () => {
    assert(
      property(orders, orders, (some, others) => {
        const apart = [some, others].map((placed) => tallySales(placed, NO_BUYERS).products);
        expect(mergeProducts(apart)).toEqual(tallySales([...some, ...others], NO_BUYERS).products);
      }),
    );
  });
});
