import { describe, expect, it } from 'vitest';
import { nextOption } from './search-options.ts';

describe('The options of the search', () => {
  it('follow the arrow keys, with the field between the last and the first', () => {
    expect(nextOption('ArrowDown', -1, 3)).toBe(0);
    expect(nextOption('ArrowDown', 2, 3)).toBe(-1);
    expect(nextOption('ArrowUp', -1, 3)).toBe(2);
    expect(nextOption('ArrowUp', 0, 3)).toBe(-1);
  });

  it('leave other keys to the field', () => {
    expect(nextOption('Home', 1, 3)).toBeNull();
    expect(nextOption('ArrowDown', -1, 0)).toBeNull();
  });
});
