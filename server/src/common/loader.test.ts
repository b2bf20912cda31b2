import { describe, expect, it, vi } from 'vitest';
import { createLoader } from './loader.ts';

const TITLES = new Map([
  ['a', 'Wipe'],
  ['b', 'Spray'],
]);

describe('a loader', () => {
  it('reads concurrent requests in one batch, each key once', async () => {
    const readMany = vi.fn(async () => TITLES);
    const loader = createLoader(readMany);
    await Promise.all([loader.load('b'), loader.load('a'), loader.load('b')]);
    expect(readMany.mock.calls).toEqual([[['b', 'a']]]);
  });

  it('returns to each row its own value in any order of results, and null if it is missing', async () => {
    const loader = createLoader(async () => TITLES);
    const found = await Promise.all(['b', 'gone', 'a'].map((key) => loader.load(key)));
    expect(found).toEqual(['Spray', null, 'Wipe']);
  });
});
