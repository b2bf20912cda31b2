import { describe, expect, it } from 'vitest';
import { findNextOption } from './search-options.ts';

describe('The options of the search', () => {
  it('follow the arrow keys, and the field comes between the last and the first', () => {
    expect(findNextOption('ArrowDown', -1, 3)).toBe(0);
    expect(findNextOption('ArrowDown', 2, 3)).toBe(-1);
    expect(findNextOption('ArrowUp', -1, 3)).toBe(2);
    expect(findNextOption('ArrowUp', 0, 3)).toBe(-1);
  });

  it('ignore other keys', () => {
    expect(findNextOption('Home', 1, 3)).toBeNull();
    expect(findNextOption('ArrowDown', -1, 0)).toBeNull();
  });
});
