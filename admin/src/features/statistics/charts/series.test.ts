import { expect, it } from 'vitest';
import { isolatedPoints, onlyLastStep, withoutLast } from './series.ts';

it('A value without a neighbour is marked as a point', () => {
  expect(isolatedPoints([null, 3, null, 4, 5, null, 0])).toEqual([1, 6]);
  expect(isolatedPoints([7])).toEqual([0]);
  expect(isolatedPoints([1, 2])).toEqual([]);
});

it('The unfinished day is drawn apart from the whole days', () => {
  expect(withoutLast([3, 4, 1])).toEqual([3, 4, null]);
  expect(onlyLastStep([3, 4, 1])).toEqual([null, 4, 1]);
  expect(onlyLastStep([1])).toEqual([1]);
});
