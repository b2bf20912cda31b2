import { expect, test } from 'vitest';
import { computeGrowth } from './overview.service.ts';

test.each([
  [0, 0, 100],
  [7, 0, 100],
  [150, 100, 50],
  [50, 100, -50],
  [0, 3, -100],
  [1, 3, -67],
])('%i visitors after %i are a growth of %i per cent (STATISTICS-10)', (now, before, growth) => {
  expect(computeGrowth(now, before)).toBe(growth);
});
