import type { MessageTable } from './message-table.ts';

/** Saved views of the lists in the back office. */
export const SAVED_VIEW_MESSAGES = {
  'view.nameRequired': { en: 'Please give the view a name.', ko: '보기 이름을 입력해 주세요.' },
  'view.filterUnknown': {
    en: 'There is no filter to save here. Please choose one first.',
    ko: '저장할 필터가 없습니다. 먼저 필터를 선택해 주세요.',
  },
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const SAVED_VIEW_API_MESSAGES = {
  'view.notFound': { en: 'This view has been deleted meanwhile.', ko: '이미 삭제된 보기입니다.' },
  'view.exists': {
    en: 'You have a view of this name or with this filter already.',
    ko: '같은 이름이나 같은 필터의 보기가 이미 있습니다.',
  },
  'view.limit': {
    en: 'You have saved as many views of this list as possible. Please delete one first.',
    ko: '이 목록에 저장할 수 있는 보기 수를 초과했습니다. 먼저 다른 보기를 삭제해 주세요.',
  },
} as const satisfies MessageTable;
