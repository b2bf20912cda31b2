import { describe, expect, it } from 'vitest';
import { canMove, moveOfKey, scrollTarget } from './carousel-position.ts';

const view = { scrollLeft: 0, width: 1000, contentWidth: 1500, step: 250 };

describe('The product carousel', () => {
  it('follows the arrow keys, Home and End and ignores other keys', () => {
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Tab', 'a'].map(moveOfKey)).toEqual([
      'previous',
      'next',
      'first',
      'last',
      null,
      null,
    ]);
  });

  it('moves by the number of fully visible cards', () => {
    const narrow = { scrollLeft: 0, width: 360, contentWidth: 1500, step: 144 };
    expect(scrollTarget(narrow, 'next')).toBe(288);
  });

  it('stops at both ends', () => {
    expect(scrollTarget(view, 'next')).toBe(500);
    expect(scrollTarget({ ...view, scrollLeft: 100 }, 'previous')).toBe(0);
    expect(scrollTarget(view, 'last')).toBe(500);
    expect(scrollTarget({ ...view, scrollLeft: 500 }, 'first')).toBe(0);
  });

  it('moves by one card if none is fully visible', () => {
    expect(scrollTarget({ ...view, width: 200 }, 'next')).toBe(250);
  });

  it('offers only the directions with more cards', () => {
    expect(canMove(view)).toEqual({ back: false, forth: true });
    expect(canMove({ ...view, scrollLeft: 499.5 })).toEqual({ back: true, forth: false });
    expect(canMove({ ...view, contentWidth: 900 })).toEqual({ back: false, forth: false });
  });
});
