import { describe, expect, it } from 'vitest';
import { getSwipeStep, wrapIndex } from './picture-turns.ts';

describe('A row of pictures (CATALOGUE-16)', () => {
  it('continues with the first picture after the last one', () => {
    expect(wrapIndex(3, 1, 4)).toBe(0);
  });

  it('returns from the first picture to the last one', () => {
    expect(wrapIndex(0, -1, 4)).toBe(3);
  });

  it('does not move with one picture or none', () => {
    expect(wrapIndex(0, 1, 1)).toBe(0);
    expect(wrapIndex(0, 1, 0)).toBe(0);
  });

  it('moves to the next picture on a swipe left, to the previous one on a swipe right, and not on a tap', () => {
    expect(getSwipeStep(200, 100)).toBe(1);
    expect(getSwipeStep(100, 200)).toBe(-1);
    expect(getSwipeStep(100, 110)).toBe(0);
  });
});
