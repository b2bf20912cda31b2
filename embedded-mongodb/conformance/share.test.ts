import { describe, expect, it } from 'vitest';
import { pickFiles } from './share.ts';

const GUARDS = [
  'transactions/unified/commit.json',
  'transactions/unified/errors.json',
  'transactions-convenient-api/unified/commit.json',
  'retryable-writes/unified/insertOne.json',
  'change-streams/unified/change-streams.json',
];
const OTHERS = Array.from({ length: 40 }, (_, at) => `crud/unified/find-${at}.json`);

describe('a share of the specification files', () => {
  it('includes all files that guard data and a quarter of the others', () => {
    const picked = pickFiles([...OTHERS, ...GUARDS], 4);
    expect(picked).toEqual(expect.arrayContaining(GUARDS));
    expect(picked).toHaveLength(GUARDS.length + 10);
  });

  it('keeps the order of the files and picks the others evenly', () => {
    expect(pickFiles(['crud/a', 'crud/b', ...GUARDS, 'crud/c', 'runs/d', 'runs/e'], 2)).toEqual([
      'crud/a',
      ...GUARDS,
      'crud/c',
      'runs/e',
    ]);
  });
});
