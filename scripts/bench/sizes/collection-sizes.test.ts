import { describe, expect, it } from 'vitest';
import { isSame, type Sizes, sharePerOrder } from './collection-sizes.ts';

const sizes = (entries: Record<string, readonly [count: number, documents: number, indexes: number]>): Sizes =>
  new Map(Object.entries(entries).map(([name, [count, documents, indexes]]) => [name, { count, documents, indexes }]));

describe('the data of an order', () => {
  it('is the growth of each collection divided by the number of orders, the largest first', () => {
    const before = sizes({ orders: [10, 10_000, 2000], carts: [3, 300, 30], products: [6, 900, 90] });
    const after = sizes({
      orders: [20, 25_000, 4000],
      carts: [3, 400, 30],
      products: [6, 900, 90],
      emails: [20, 500, 0],
    });

    expect(sharePerOrder(before, after, 10)).toEqual([
      { collection: 'orders', count: 1, documents: 1500, indexes: 200 },
      { collection: 'emails', count: 2, documents: 50, indexes: 0 },
      { collection: 'carts', count: 0, documents: 10, indexes: 0 },
    ]);
  });
});

describe('sizes', () => {
  it('are the same while no document is added or removed', () => {
    const now = sizes({ orders: [1, 10, 1] });

    expect(isSame(now, sizes({ orders: [1, 12, 1] }))).toBe(true);
    expect(isSame(now, sizes({ orders: [2, 12, 1] }))).toBe(false);
    expect(isSame(now, sizes({ orders: [1, 10, 1], emails: [1, 1, 1] }))).toBe(false);
  });
});
