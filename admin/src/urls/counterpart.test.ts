import { expect, test } from 'vitest';
import { counterpartUrl } from './counterpart.ts';

test.each([
  ['/orders_ko', '/orders_us'],
  ['/orders_us/3', '/orders_ko'],
  ['/order_ko/EB-1', '/orders_us'],
  ['/order_guest_us/EB-1', '/orders_ko'],
  ['/products_ko', '/products_us'],
  ['/return_ko/RT-1', '/returns_us'],
  ['/dashboard', null],
  ['/user/1', null],
])('the counterpart of %s is %s', (pathname, counterpart) => {
  expect(counterpartUrl(pathname)).toBe(counterpart);
});
