import { getAvailableTranspilers } from 'dependency-cruiser';
import { describe, expect, it } from 'vitest';

describe('the check of the borders', () => {
  it('can read TypeScript: without a compiler that it knows it would find no module, and no violation', () => {
    expect(getAvailableTranspilers()).toContainEqual(expect.objectContaining({ name: 'typescript', available: true }));
  });
});
