import type { MessageTable } from './message-table.ts';

/** Collaboration of staff on an order; only the API returns these messages. */
export const ORDER_COLLABORATION_API_MESSAGES = {
  'tags.tooMany': {
    en: 'An order has ten tags at most. Please remove one first.',
    ko: '태그는 주문당 10개까지 달 수 있습니다. 먼저 다른 태그를 지워 주세요.',
  },
  'assignee.changed': {
    en: 'Somebody else has assigned this order meanwhile. Please look again.',
    ko: '그 사이 다른 사람이 담당자를 변경했습니다. 다시 확인해 주세요.',
  },
  'assignee.notStaff': {
    en: 'Only people who work in the back office can be assigned.',
    ko: '백오피스 직원만 담당자로 지정할 수 있습니다.',
  },
  'mention.notStaff': {
    en: 'Only people who work in the back office can be mentioned.',
    ko: '백오피스 직원만 언급할 수 있습니다.',
  },
  'mention.tooMany': {
    en: 'A note mentions ten colleagues at most.',
    ko: '메모 하나에서 동료를 10명까지 언급할 수 있습니다.',
  },
} as const satisfies MessageTable;
