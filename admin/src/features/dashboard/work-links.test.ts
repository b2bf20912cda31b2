import { expect, test } from 'vitest';
import { workUrl } from './work-links.ts';

test.each([
  ['ORDERS_TO_SHIP', 'US', '/orders_us?status=ORDER_CONFIRMED&sort=OLDEST'],
  ['RETURNS_REQUESTED', 'KR', '/returns_ko?show=REQUESTED'],
  ['REVIEWS', 'US', '/reviews?queue=UNANSWERED&market=US&sort=OLDEST'],
  ['MESSAGES', null, '/requests?state=OPEN&sort=OLDEST'],
  ['PARTNERSHIPS', null, '/requests/b2b?state=OPEN&sort=OLDEST'],
  ['MENTIONS', null, '/mentions?show=unread'],
] as const)('%s of %s links to the work to be done, oldest first (COLLABORATION-12)', (kind, market, url) => {
  expect(workUrl({ kind, market }, 'me')).toBe(url);
});
