import type { MessageTable } from './message-table.ts';

/** Questions about products (QUESTION-2 to QUESTION-9). */
export const PRODUCT_QUESTION_MESSAGES = {
  'question.short': { en: 'Please write at least 5 characters.', ko: '문의 내용을 5자 이상 입력해 주세요.' },
  'question.answerRequired': { en: 'Please write an answer.', ko: '답변을 입력해 주세요.' },
  'question.reasonRequired': { en: 'Please say why.', ko: '사유를 입력해 주세요.' },
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const PRODUCT_QUESTION_API_MESSAGES = {
  'question.notFound': { en: 'We could not find this question.', ko: '문의를 찾을 수 없습니다.' },
  'question.answered': {
    en: 'This question has been answered and can no longer be changed. You can ask a new one.',
    ko: '답변이 등록된 문의는 수정할 수 없습니다. 추가로 궁금한 점은 새로 문의해 주세요.',
  },
  'question.changed': {
    en: 'This question has changed in the meantime. Please read it again.',
    ko: '그사이 문의가 변경되었습니다. 내용을 다시 확인해 주세요.',
  },
} as const satisfies MessageTable;
