import { expect, it } from 'vitest';
import { readPageNumber } from './page-number.ts';

const read = (address: string) => readPageNumber(new URLSearchParams(address));

it.each(['', '0', '-1', 'x', '1e3', '99999999'])('an address with the page %j opens the first', (page) => {
  expect(read(`page=${page}`)).toBe(1);
});

it('an address with a page opens it, and one without the first', () => {
  expect([read('page=12'), read('')]).toEqual([12, 1]);
});
