import { describe, expect, it } from 'vitest';
import { mayBlock } from './block-rules.ts';

describe('blocking', () => {
  it.each([
    ['ADMIN', 'USER', true],
    ['ADMIN', 'MANAGER', true],
    ['ADMIN', 'ADMIN', true],
    ['MANAGER', 'USER', true],
    ['MANAGER', 'MANAGER', false],
    ['MANAGER', 'ADMIN', false],
    ['USER', 'USER', false],
  ] as const)('by %s of %s: %s', (staff, person, may) => {
    expect(mayBlock({ id: '1', position: staff }, { id: '2', position: person })).toBe(may);
  });

  it('of oneself is refused', () => {
    expect(mayBlock({ id: '1', position: 'ADMIN' }, { id: '1', position: 'ADMIN' })).toBe(false);
  });
});
