import { describe, expect, it } from 'vitest';
import { getSwipeStep, wrapIndex } from './picture-turns.ts';

describe('A row of pictures (CATALOGUE-16)', () => {
  it('goes on with the first picture after the last one', () => {
    expect(wrapIndex(3, 1, 4)).toBe(0);
  });

  it('goes back from the first picture to the last one', () => {
    expect(wrapIndex(0, -1, 4)).toBe(3);
  });

  it('stays where it is with a single picture or none', () => {
    expect(wrapIndex(0, 1, 1)).toBe(0);
    expect(wrapIndex(0, 1, 0)).toBe(0);
  });

  it('takes a swipe to the left as next, one to the right as previous and a tap as neither', () => {
    expect(getSwipeStep(200, 100)).toBe(1);
    expect(getSwipeStep(100, 200)).toBe(-1);
    expect(getSwipeStep(100, 110)).toBe(0);
  });
});
