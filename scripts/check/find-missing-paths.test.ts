import { expect, it } from 'vitest';
import { findMissingPaths } from './find-missing-paths.ts';

const PATHS = new Set([
  'server',
  'server/src',
  'server/src/common',
  'server/src/common/job-registry.ts',
  'server/src/modules/cart/emails',
]);

it.each([
  ['a file by its whole path', 'see `server/src/common/job-registry.ts`'],
  ['a file below the sources of a part', 'see `common/job-registry.ts`'],
  ['a folder', 'see `server/src/common/`'],
  ['a folder of any module', 'see `server/src/modules/<module>/emails/`'],
  ['words that are no path', 'see `and/or` and `jobs.ts`'],
])('accepts %s', (_name, text) => {
  expect(findMissingPaths(text, PATHS)).toEqual([]);
});

it('lists each missing file and folder once', () => {
  const text = 'see `common/gone.ts`, again `common/gone.ts`, `server/gone/` and `modules/<module>/letters/`';

  expect(findMissingPaths(text, PATHS)).toEqual(['common/gone.ts', 'server/gone/', 'modules/<module>/letters/']);
});
