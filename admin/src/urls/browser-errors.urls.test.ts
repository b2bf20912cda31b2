import { describe, expect, it } from 'vitest';
import { browserErrorListUrl, browserErrorListView } from './browser-errors.urls.ts';

const read = (url: string) => browserErrorListView(new URL(url, 'http://x').searchParams);

describe('the address of the list of errors', () => {
  it.each([
    { state: 'IGNORED', app: 'ADMIN', search: 'price of', order: 'MOST_OFTEN', trail: ['a', 'b'] },
    { state: null, app: null, search: '', order: 'LAST_SEEN', trail: [] },
  ] as const)('says all that the list shows: %o', (view) => {
    expect(read(browserErrorListUrl(view))).toEqual(view);
  });

  it('shows what is open where it says nothing, or what the list does not know', () => {
    const usual = { state: 'OPEN', app: null, search: '', order: 'LAST_SEEN', trail: [] };
    expect(browserErrorListUrl()).toBe('/errors');
    expect(read('/errors')).toEqual(usual);
    expect(read('/errors?state=GONE&app=SHOP&order=RANDOM')).toEqual(usual);
  });
});
