import type { MessageTable } from './message-table.ts';

/** Templates of emails, and emails that staff write (COLLABORATION-8, COLLABORATION-9). */
export const EMAIL_TEMPLATE_MESSAGES = {
  'emailTemplate.nameRequired': { en: 'Please name the template.', ko: '템플릿 이름을 입력해 주세요.' },
  'composedEmail.subjectRequired': { en: 'Please enter a subject.', ko: '제목을 입력해 주세요.' },
  'composedEmail.textRequired': { en: 'Please enter a text.', ko: '내용을 입력해 주세요.' },
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const EMAIL_TEMPLATE_API_MESSAGES = {
  'emailTemplate.nameTaken': { en: 'There is a template of this name already.', ko: '이미 있는 템플릿 이름입니다.' },
  'emailTemplate.unknownPlaceholder': {
    en: 'The shop has nothing to fill in for {names}. To write braces, double them: {{ }}.',
    ko: '{names} 항목은 자동으로 채울 수 없습니다. 중괄호를 글자 그대로 쓰려면 {{ }}처럼 두 번 입력해 주세요.',
  },
  'emailTemplate.gone': {
    en: 'This template has been deleted meanwhile.',
    ko: '그 사이 삭제된 템플릿입니다.',
  },
  'emailTemplate.conflict': {
    en: 'Somebody else has changed this template meanwhile.',
    ko: '그 사이 다른 사람이 이 템플릿을 변경했습니다.',
  },
  'emailTemplate.tooMany': {
    en: 'There are 100 templates, and no more are possible. Please delete one first.',
    ko: '템플릿은 100개까지 만들 수 있습니다. 먼저 다른 템플릿을 삭제해 주세요.',
  },
  'composedEmail.emptyPlaceholder': {
    en: 'This order has nothing for {names} yet. Please write it yourself or take it out.',
    ko: '이 주문에는 아직 {names} 값이 없습니다. 직접 입력하거나 지워 주세요.',
  },
  'composedEmail.noAddress': {
    en: 'This order has no email address to write to.',
    ko: '이 주문에는 이메일 주소가 없어 보낼 수 없습니다.',
  },
  'composedEmail.buyerErased': {
    en: 'The customer has deleted their account and cannot be written to about this order any more.',
    ko: '고객이 탈퇴한 주문이라 이메일을 보낼 수 없습니다.',
  },
  'composedEmail.addressSuppressed': {
    en: 'No emails are delivered to this address at the moment. See the emails of the order.',
    ko: '현재 이 주소로는 이메일이 전달되지 않습니다. 주문의 이메일 내역을 확인해 주세요.',
  },
  'composedEmail.tooMany': {
    en: 'You have written 30 emails within the hour. Please go on later.',
    ko: '한 시간에 보낼 수 있는 30통을 모두 보냈습니다. 잠시 후 다시 시도해 주세요.',
  },
} as const satisfies MessageTable;
