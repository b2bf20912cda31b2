import { describe, expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

describe('batched work', () => {
  it('is collected briefly, and each caller gets the result of its own item', async () => {
    const batches: number[][] = [];
    const double = inBatches(
      async (items: readonly number[]) => {
        batches.push([...items]);
        return items.map((item) => item * 2);
      },
      { milliseconds: 1, most: 2 },
    );
    expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
    expect(await double(4)).toBe(8);
    expect(batches).toEqual([[1, 2], [3], [4]]);
  });

  it('fails only for the callers of that batch', async () => {
    const onlyEven = inBatches(
      async (items: readonly number[]) => {
        if (items.some((item) => item % 2)) throw new Error('odd');
        return items;
      },
      { milliseconds: 1, most: 1 },
    );
    const outcomes = await Promise.allSettled([1, 2].map(onlyEven));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });
});
