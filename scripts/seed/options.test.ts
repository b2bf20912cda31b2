import { expect, test } from 'vitest';
import { readSeedArguments } from './options.ts';

test('nothing is made up unless it is asked for', () => {
  expect(readSeedArguments([], false)).toEqual({ demo: null });
  expect(readSeedArguments(['--demo'], false)).toEqual({ demo: 1 });
  expect(readSeedArguments(['--demo', '--seed', '7'], false)).toEqual({ demo: 7 });
});

test.each([
  [['--demo', '--seed', 'x'], false],
  [['--seed', '7'], false],
  [['--demo'], true],
  [['--other'], false],
])('%j is refused (production: %s)', (args, production) => {
  expect(() => readSeedArguments(args, production)).toThrow();
});
