import { expect, test } from 'vitest';
import { deadlineOf } from './deadlines.ts';

test('the deadline is computed from the first time that a change is seen', () => {
  expect(deadlineOf('a', 10, 1_000)).toBe(11_000);
  expect(deadlineOf('a', 10, 5_000)).toBe(11_000);
  expect(deadlineOf('b', 3, 5_000)).toBe(8_000);
});
