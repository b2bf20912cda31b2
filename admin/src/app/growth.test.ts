import { expect, it } from 'vitest';
import { growthPercent } from './growth.ts';

it.each([
  [5, 0, 100],
  [0, 0, 0],
  [15, 10, 50],
  [10, 10, 0],
  [5, 20, -75],
  [0, 4, -100],
  [999, 1000, 0],
  // Yesterday's refunds exceeded its payments.
  [100, -50, 300],
])('%i after %i is a growth of %i %% (STATISTICS-10)', (today, yesterday, percent) => {
  expect(growthPercent(today, yesterday)).toBe(percent);
});
