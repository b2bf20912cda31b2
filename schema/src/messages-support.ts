import { MAILING_CONSENT } from './consent-texts.ts';
import type { MessageTable } from './message-table.ts';

/** Contact, partnership, mailing list, and requests in the back office (SUPPORT-1 to SUPPORT-12). */
export const SUPPORT_MESSAGES = {
  'name.required': { en: 'Name is required.', ko: '이름을 입력해 주세요.' },
  'message.required': { en: 'Please write your message.', ko: '문의 내용을 입력해 주세요.' },
  'mailing.invalidEmail': {
    en: 'You have entered an invalid email address',
    ko: '올바르지 않은 이메일 주소입니다.',
  },
  'company.required': { en: 'Company is required.', ko: '회사명을 입력해 주세요.' },
  'industry.required': { en: 'Industry is required.', ko: '업종을 입력해 주세요.' },
  'answer.required': { en: 'Please write an answer.', ko: '답변을 입력해 주세요.' },
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const SUPPORT_API_MESSAGES = {
  'contact.sent': { en: 'Your message is sent. Thank you!', ko: '문의가 접수되었습니다. 감사합니다!' },
  'mailing.alreadyJoined': { en: 'Your email is already signed in.', ko: '이미 등록된 이메일입니다.' },
  'mailing.joined': {
    en: 'Your email is signed up in our mailing list. Thank you!',
    ko: '메일링 리스트에 등록되었습니다. 감사합니다!',
  },
  'mailing.consent': MAILING_CONSENT,
  'partnership.sent': {
    en: 'Your request is sent. We will be in touch within a working day.',
    ko: '제휴 문의가 접수되었습니다. 영업일 하루 안에 연락드리겠습니다.',
  },
  'request.notFound': { en: 'We could not find this request.', ko: '문의를 찾을 수 없습니다.' },
  'request.conflict': {
    en: 'A colleague has answered meanwhile. Please read their answer first.',
    ko: '다른 담당자가 먼저 답변했습니다. 그 답변을 확인해 주세요.',
  },
} as const satisfies MessageTable;
