import { describe, expect, it } from 'vitest';
import { tabOfKey } from './tab-of-key.ts';

describe('The tabs', () => {
  it('follow the arrow keys around both ends', () => {
    expect(tabOfKey('ArrowRight', 5, 6)).toBe(0);
    expect(tabOfKey('ArrowLeft', 0, 6)).toBe(5);
  });

  it('follow Home and End', () => {
    expect(tabOfKey('Home', 3, 6)).toBe(0);
    expect(tabOfKey('End', 3, 6)).toBe(5);
  });

  it('leave other keys to the page', () => {
    expect(tabOfKey('Tab', 3, 6)).toBeNull();
  });
});
