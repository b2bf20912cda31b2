import { expect, it } from 'vitest';
import { parseSorting } from './use-kept-sorting.ts';

it('the stored sorting is restored if it is valid', () => {
  expect(parseSorting({ sort: 'OLDEST', size: 100 })).toEqual({ sort: 'OLDEST', size: 100 });
  expect(parseSorting(null)).toBeNull();
  expect(parseSorting({ sort: 'toString', size: 100 })).toBeNull();
  expect(parseSorting({ sort: 'OLDEST', size: 55 })).toBeNull();
});
