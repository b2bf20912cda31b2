import type { MessageTable } from './message-table.ts';

/** Announcements. */
export const ANNOUNCEMENT_MESSAGES = {
  'announcement.titleRequired': { en: 'Please write a title.', ko: '제목을 입력해 주세요.' },
  'announcement.bodyRequired': { en: 'Please write a text.', ko: '내용을 입력해 주세요.' },
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const ANNOUNCEMENT_API_MESSAGES = {
  'announcement.notFound': { en: 'We could not find this notice.', ko: '공지를 찾을 수 없습니다.' },
} as const satisfies MessageTable;
