import type { MessageTable } from './message-table.ts';

/** Popular searches (CATALOGUE-29); only the API returns these messages. */
export const SEARCH_API_MESSAGES = {
  'search.notCounted': {
    en: 'This search is never counted as popular, so there is nothing to hide.',
    ko: '인기 검색어로 집계되지 않는 검색어라 숨길 필요가 없습니다.',
  },
  'search.tooManyHidden': {
    en: 'No more searches can be hidden here. Show some again first.',
    ko: '더 이상 숨길 수 없습니다. 숨긴 검색어 중 일부를 다시 노출한 뒤 이용해 주세요.',
  },
} as const satisfies MessageTable;
