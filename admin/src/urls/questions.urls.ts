import { DateSort } from '@eunbit/schema/date-sort';
import { Market } from '@eunbit/schema/market';
import { ProductQuestionQueue } from '@eunbit/schema/product-question';
import { listUrl, readChoice, readPage } from '../app/list-url.ts';

export const QUESTION_QUEUES = Object.values(ProductQuestionQueue);

export interface QuestionListView {
  readonly queue: ProductQuestionQueue;
  readonly market: Market | null;
  readonly sort: DateSort;
  readonly page: number;
}

/** Questions about products; by default those that wait for an answer. */
export function questionListUrl(view: Partial<QuestionListView> = {}): string {
  const { queue = 'UNANSWERED', market = null, sort = 'NEWEST', page = 1 } = view;
  return listUrl('/questions', {
    queue: queue === 'UNANSWERED' ? null : queue,
    market,
    sort: sort === 'NEWEST' ? null : sort,
    page,
  });
}

export function questionListView(query: URLSearchParams): QuestionListView {
  return {
    queue: readChoice(query, 'queue', QUESTION_QUEUES) ?? 'UNANSWERED',
    market: readChoice(query, 'market', Object.values(Market)),
    sort: readChoice(query, 'sort', Object.values(DateSort)) ?? 'NEWEST',
    page: readPage(query),
  };
}
