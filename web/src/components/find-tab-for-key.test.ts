import { describe, expect, it } from 'vitest';
import { findTabForKey } from './find-tab-for-key.ts';

describe('The tabs', () => {
  it('follow the arrow keys around both ends', () => {
    expect(findTabForKey('ArrowRight', 5, 6)).toBe(0);
    expect(findTabForKey('ArrowLeft', 0, 6)).toBe(5);
  });

  it('follow Home and End', () => {
    expect(findTabForKey('Home', 3, 6)).toBe(0);
    expect(findTabForKey('End', 3, 6)).toBe(5);
  });

  it('leave other keys to the page', () => {
    expect(findTabForKey('Tab', 3, 6)).toBeNull();
  });
});
