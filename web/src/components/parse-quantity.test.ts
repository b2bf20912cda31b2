import { describe, expect, it } from 'vitest';
import { parseQuantity } from './parse-quantity.ts';

describe('A typed quantity', () => {
  it('is accepted as a whole number of at least 1', () => {
    expect(['1', ' 12 ', '007', '１２'].map(parseQuantity)).toEqual([1, 12, 7, 12]);
  });

  it('is rejected otherwise', () => {
    expect(['', '0', '-1', '1.5', '2e3', 'two', '12345678'].map(parseQuantity)).toEqual(Array(7).fill(null));
  });
});
