import { expect, test } from 'vitest';
import { deviceCategory } from './device-category.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', 'MOBILE'],
  ['Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36', 'MOBILE'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36', 'TABLET'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', 'TABLET'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36', 'DESKTOP'],
  ['', 'DESKTOP'],
])('classifies %s as %s', (userAgent, category) => {
  expect(deviceCategory(userAgent)).toBe(category);
});
