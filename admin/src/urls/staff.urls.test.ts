import { expect, test } from 'vitest';
import { staffUrl, staffView } from './staff.urls.ts';

test.each([
  [{}, '/admins'],
  [{ changing: 'a b' }, '/admins?change=a+b'],
  [{ code: true }, '/admins?code'],
])('%j is %s, and is read back', (view, url) => {
  expect(staffUrl(view)).toBe(url);
  const query = new URL(url, 'https://shop.example').searchParams;
  expect(staffView(query)).toEqual({ changing: null, code: false, ...view });
});
