import { expect, it } from 'vitest';
import { Postings } from './postings.ts';

it('postings contain what was added and not removed', () => {
  const postings = new Postings();
  for (let number = 0; number < 100; number += 1) postings.add(number);
  for (let number = 1; number < 100; number += 2) postings.remove(number);
  postings.remove(1);
  postings.add(7);

  const even = Array.from({ length: 50 }, (_none, half) => half * 2);
  expect([...postings.numbers.subarray(0, postings.count)].sort((a, b) => a - b)).toEqual(
    [...even, 7].sort((a, b) => a - b),
  );
});
