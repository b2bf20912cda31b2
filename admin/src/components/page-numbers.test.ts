import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 3, null, 9]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [6, 20, [1, null, 4, 5, 6, 7, 8, null, 20]],
  [20, 20, [1, null, 18, 19, 20]],
])('page %i of %i shows the numbers %j', (page, count, numbers) => {
  expect(pageNumbers(page, count)).toEqual(numbers);
});
