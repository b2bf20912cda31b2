import type { MessageTable } from './message-table.ts';

/** Restock subscriptions. */
export const RESTOCK_MESSAGES = {
  'restock.consent': {
    en: 'I agree that Eunbit keeps my email address to send me this one email. It is deleted once the email is sent, after 90 days at the latest.',
    ko: '재입고 알림 발송을 위한 이메일 수집·이용에 동의합니다. 알림을 보내면 바로, 늦어도 90일 뒤에는 삭제합니다.',
  },
  'restock.consentRequired': {
    en: 'Please agree so that we may write to you.',
    ko: '알림을 받으시려면 이메일 수집·이용에 동의해 주세요.',
  },
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const RESTOCK_API_MESSAGES = {
  'restock.requested': {
    en: 'We will write to you as soon as it is back in stock.',
    ko: '다시 입고되면 이메일로 알려 드리겠습니다.',
  },
  'restock.available': {
    en: 'This product can be ordered now.',
    ko: '지금 바로 주문하실 수 있는 상품입니다.',
  },
} as const satisfies MessageTable;
