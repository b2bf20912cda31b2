import { expect, test } from 'vitest';
import { clockOf } from './clock.ts';

test.each([
  ['/orders_us', 'US'],
  ['/order_guest_us/EB-260301-AAAAAAAA', 'US'],
  ['/orders_ko', 'KR'],
  ['/dashboard', 'KR'],
  ['/finance', 'KR'],
  ['/user/x_us', 'KR'],
])('times on %s use the time zone of %s', (path, market) => {
  expect(clockOf(path)).toBe(market);
});

test('a shop with only the US store uses the time zone of that store on its shared screens (STORE-30)', () => {
  expect(clockOf('/dashboard', ['US'])).toBe('US');
  expect(clockOf('/orders_ko', ['US'])).toBe('KR');
});
