import { describe, expect, it } from 'vitest';
import { getRequestKind, requestListUrl, requestListView } from './requests.urls.ts';

describe('the address of a requests list', () => {
  it('includes all that the list shows', () => {
    const { kind, ...view } = {
      kind: 'PARTNERSHIP',
      state: 'OPEN',
      market: 'US',
      search: 'mina@mail.example',
      sort: 'OLDEST',
      page: 3,
    } as const;
    const url = new URL(requestListUrl(kind, view), 'http://x');
    expect(url.pathname).toBe('/requests/b2b');
    expect(requestListView(kind, url.searchParams)).toEqual({ kind, ...view });
  });

  it('ignores unknown values', () => {
    expect(requestListView('MESSAGE', new URLSearchParams('state=GONE&market=FR&sort=newest&page=0'))).toEqual({
      kind: 'MESSAGE',
      state: null,
      market: null,
      search: '',
      sort: 'NEWEST',
      page: 1,
    });
  });
});

describe('a ticket number', () => {
  it('reveals the kind of its request', () => {
    expect([getRequestKind('CS-261122-ABCDEFGH'), getRequestKind('B2B-261122-ABCDEFGH')]).toEqual([
      'MESSAGE',
      'PARTNERSHIP',
    ]);
  });
});
