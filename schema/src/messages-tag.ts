import type { MessageTable } from './message-table.ts';

/** Tags that staff put on customers and orders. */
export const TAG_MESSAGES = {
  'tag.required': { en: 'Please enter a tag.', ko: '태그를 입력해 주세요.' },
} as const satisfies MessageTable;
