import { expect, test } from 'vitest';
import { statementUrl, statementView } from './bank-statements.urls.ts';

test.each([
  [{}, '/deposits_ko'],
  [{ state: 'BOOKED' as const }, '/deposits_ko?state=BOOKED'],
  [{ state: 'SET_ASIDE' as const, trail: ['a', 'b'] }, '/deposits_ko?state=SET_ASIDE&after=a&after=b'],
])('the address of deposits with %j is %s', (view, url) => {
  expect(statementUrl(view)).toBe(url);
  const query = new URLSearchParams(url.split('?')[1]);
  expect(statementView(query)).toEqual({ state: 'OPEN', trail: [], ...view });
});

test('an unknown state shows the open deposits', () => {
  expect(statementView(new URLSearchParams('state=GONE'))).toEqual({ state: 'OPEN', trail: [] });
});
