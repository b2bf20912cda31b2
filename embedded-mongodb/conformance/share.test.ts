import { describe, expect, it } from 'vitest';
import { drawFiles, seedOfSources } from './share.ts';

const GUARDS = [
  'transactions/unified/commit.json',
  'transactions/unified/errors.json',
  'transactions-convenient-api/unified/commit.json',
  'retryable-writes/unified/insertOne.json',
  'change-streams/unified/change-streams.json',
];
const OTHERS = Array.from({ length: 40 }, (_, at) => `crud/unified/find-${at}.json`);
const draw = (seed: string) => drawFiles([...OTHERS, ...GUARDS], 4, seed);

describe('a share of the specification files', () => {
  it('has all that guards data, and a quarter of the others', () => {
    const drawn = draw('a seed');
    expect(drawn).toEqual(expect.arrayContaining(GUARDS));
    expect(drawn).toHaveLength(GUARDS.length + 10);
  });

  it('is the same for the same seed', () => {
    expect(draw('a seed')).toEqual(draw('a seed'));
    expect(seedOfSources()).toBe(seedOfSources());
  });

  it('leaves out no file for ever', () => {
    const drawn = Array.from({ length: 60 }, (_, seed) => draw(String(seed))).flat();
    expect(new Set(drawn).size).toBe(OTHERS.length + GUARDS.length);
  });
});
