import { expect, it } from 'vitest';
import { readPageNumber } from './page-number.ts';

const read = (address: string) => readPageNumber(new URLSearchParams(address));

it.each(['', '0', '-1', 'x', '1e3', '99999999'])('the page number %j opens the first page', (page) => {
  expect(read(`page=${page}`)).toBe(1);
});

it('a valid page number is read, and the default is the first page', () => {
  expect([read('page=12'), read('')]).toEqual([12, 1]);
});
