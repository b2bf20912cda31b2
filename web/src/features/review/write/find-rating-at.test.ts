import { describe, expect, it } from 'vitest';
import { findRatingAt } from './find-rating-at.ts';

const row = { left: 100, width: 200 };

describe('pointing at the stars', () => {
  it.each([
    [101, 0.5],
    [119, 0.5],
    [121, 1],
    [239, 3.5],
    [299, 5],
  ])('at %d px means %d', (x, rating) => {
    expect(findRatingAt(x, row)).toBe(rating);
  });

  it('beside them means the least or the most', () => {
    expect([findRatingAt(0, row), findRatingAt(1000, row)]).toEqual([0.5, 5]);
  });
});
