import { describe, expect, it } from 'vitest';
import { BoughtTogetherTally, MAXIMUM_COMPANIONS, MINIMUM_ORDERS } from './bought-together-tally.ts';

function tallyOf(orders: readonly (readonly string[])[]) {
  const tally = new BoughtTogetherTally();
  for (const order of orders) tally.add(order);
  return Object.fromEntries(tally.entries());
}

const times = (count: number, order: readonly string[]) => Array.from({ length: count }, () => order);

describe('products bought together (DISCOVERY-4)', () => {
  it('count from the fifth order on, for both products', () => {
    expect(tallyOf(times(MINIMUM_ORDERS - 1, ['wipe', 'spray']))).toEqual({});
    expect(tallyOf(times(MINIMUM_ORDERS, ['wipe', 'spray']))).toEqual({
      wipe: [{ productId: 'spray', orders: 5 }],
      spray: [{ productId: 'wipe', orders: 5 }],
    });
  });

  it('count an order once even if several lines contain a product', () => {
    expect(tallyOf(times(3, ['wipe', 'spray', 'wipe', 'spray']))).toEqual({});
  });

  it('are sorted by number of orders, with a stable order for ties', () => {
    const orders = [...times(5, ['wipe', 'spray', 'cloth']), ...times(2, ['wipe', 'tissue', 'spray'])];

    expect(tallyOf(orders).wipe).toEqual([
      { productId: 'spray', orders: 7 },
      { productId: 'cloth', orders: 5 },
    ]);
    expect(tallyOf(times(5, ['wipe', 'b', 'a'])).wipe?.map(({ productId }) => productId)).toEqual(['a', 'b']);
  });

  it('are limited in number for each product', () => {
    const others = Array.from({ length: MAXIMUM_COMPANIONS + 3 }, (_, index) => `other-${index}`);

    expect(tallyOf(times(5, ['wipe', ...others])).wipe).toHaveLength(MAXIMUM_COMPANIONS);
  });
});
