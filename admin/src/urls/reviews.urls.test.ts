import { describe, expect, it } from 'vitest';
import { reviewListUrl, reviewListView } from './reviews.urls.ts';

describe('the address of the reviews list', () => {
  it('includes all that the list shows', () => {
    const view = { queue: 'UNANSWERED', market: 'KR', sort: 'OLDEST', page: 4 } as const;
    expect(reviewListView(new URL(reviewListUrl(view), 'http://x').searchParams)).toEqual(view);
    expect(reviewListUrl({ queue: 'ALL' })).toBe('/reviews');
  });

  it('ignores unknown values and shows all reviews', () => {
    expect(reviewListView(new URLSearchParams('queue=X&market=FR&sort=x&page=x'))).toEqual({
      queue: 'ALL',
      market: null,
      sort: 'NEWEST',
      page: 1,
    });
  });
});
