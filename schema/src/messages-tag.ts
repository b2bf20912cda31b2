import type { MessageTable } from './message-table.ts';

/** Tags that staff put on customers and orders. */
export const TAG_MESSAGES = {
  'tag.required': { en: 'Please enter a tag.', ko: '태그를 입력해 주세요.' },
  'tag.tooMany': {
    en: 'There are 20 tags already. Please remove one first.',
    ko: '태그는 20개까지 달 수 있습니다. 먼저 하나를 삭제해 주세요.',
  },
} as const satisfies MessageTable;
