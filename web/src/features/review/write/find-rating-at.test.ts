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
  ])('at %d px selects %d', (x, rating) => {
    expect(findRatingAt(x, row)).toBe(rating);
  });

  it('outside their range selects the lowest or the highest rating', () => {
    expect([findRatingAt(0, row), findRatingAt(1000, row)]).toEqual([0.5, 5]);
  });
});
