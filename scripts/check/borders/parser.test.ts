import { getAvailableTranspilers } from 'dependency-cruiser';
import { describe, expect, it } from 'vitest';

describe('the check of the borders', () => {
  it('can parse TypeScript; without a supported compiler it would find no module and no violation', () => {
    expect(getAvailableTranspilers()).toContainEqual(expect.objectContaining({ name: 'typescript', available: true }));
  });
});
