import { describe, expect, it } from 'vitest';
import { moved } from './moved.ts';

describe('items in a list', () => {
  const order = (index: number, by: 1 | -1) => moved(['a', 'b', 'c'], index, by).join('');

  it('swap places with their neighbour, and stay in place at either end', () => {
    expect([order(0, 1), order(2, -1), order(0, -1), order(2, 1)]).toEqual(['bac', 'acb', 'abc', 'abc']);
  });
});
