import { expect, it } from 'vitest';
import { lonely } from './series.ts';

it('A value that no line leads to is marked by itself', () => {
  expect(lonely([null, 3, null, 4, 5, null, 0])).toEqual([1, 6]);
  expect(lonely([7])).toEqual([0]);
  expect(lonely([1, 2])).toEqual([]);
});
