import { expect, test } from 'vitest';
import { readSeedArguments } from './options.ts';

test('demonstration data are created only if asked for', () => {
  expect(readSeedArguments([], false).demo).toBeNull();
  expect(readSeedArguments(['--demo'], false).demo).toBe(1);
  expect(readSeedArguments(['--demo', '--seed', '7'], false).demo).toBe(7);
});

test('a real shop gets the products of Eunbit only if asked for', () => {
  expect(readSeedArguments([], true).withCatalogue).toBe(false);
  expect(readSeedArguments(['--catalogue'], true).withCatalogue).toBe(true);
  expect(readSeedArguments([], false).withCatalogue).toBe(true);
});

test.each([
  [['--demo', '--seed', 'x'], false],
  [['--seed', '7'], false],
  [['--demo'], true],
  [['--other'], false],
])('%j is refused (production: %s)', (args, production) => {
  expect(() => readSeedArguments(args, production)).toThrow();
});
