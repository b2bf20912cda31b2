import { describe, expect, it } from 'vitest';
import { positionsToGive } from './position-rules.ts';

describe('a position', () => {
  it.each([
    ['ADMIN', 'USER', ['MANAGER', 'ADMIN']],
    ['ADMIN', 'MANAGER', ['USER', 'ADMIN']],
    ['ADMIN', 'ADMIN', ['USER', 'MANAGER']],
    ['MANAGER', 'USER', ['MANAGER']],
    ['MANAGER', 'MANAGER', ['USER']],
    ['MANAGER', 'ADMIN', []],
    ['USER', 'USER', []],
    ['USER', 'ADMIN', []],
  ] as const)('of %s lets them give somebody who is %s: %j', (giver, holder, positions) => {
    expect(positionsToGive(giver, holder)).toEqual(positions);
  });
});
