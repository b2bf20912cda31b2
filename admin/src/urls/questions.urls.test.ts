import { describe, expect, it } from 'vitest';
import { questionListUrl, questionListView } from './questions.urls.ts';

describe('the address of the product questions list', () => {
  it('includes all that the list shows', () => {
    const view = { queue: 'HIDDEN', market: 'KR', sort: 'OLDEST', page: 4 } as const;
    expect(questionListView(new URL(questionListUrl(view), 'http://x').searchParams)).toEqual(view);
    expect(questionListUrl()).toBe('/questions');
  });

  it('ignores unknown values and shows unanswered questions (QUESTION-9)', () => {
    expect(questionListView(new URLSearchParams('queue=X&market=FR&sort=x&page=x'))).toEqual({
      queue: 'UNANSWERED',
      market: null,
      sort: 'NEWEST',
      page: 1,
    });
  });
});
