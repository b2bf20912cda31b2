import { describe, expect, it } from 'vitest';
import { mayBlock } from './block-rules.ts';

describe('blocking (STAFF-9)', () => {
  it.each([
    ['ADMIN', 'USER', true],
    ['ADMIN', 'MANAGER', true],
    ['ADMIN', 'ADMIN', true],
    ['MANAGER', 'USER', true],
    ['MANAGER', 'MANAGER', false],
    ['MANAGER', 'ADMIN', false],
    ['USER', 'USER', false],
  ] as const)('by %s of %s: %s', (staff, person, may) => {
    expect(mayBlock({ id: '1', role: staff }, { id: '2', role: person })).toBe(may);
  });

  it('of oneself is not allowed', () => {
    expect(mayBlock({ id: '1', role: 'ADMIN' }, { id: '1', role: 'ADMIN' })).toBe(false);
  });
});
