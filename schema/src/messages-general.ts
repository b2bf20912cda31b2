import type { MessageTable } from './message-table.ts';

/** Messages that belong to no single domain. */
export const GENERAL_MESSAGES = {
  'email.required': { en: 'Email is required.', ko: '이메일을 입력해 주세요.' },
  'email.invalid': { en: 'Please put valid email address.', ko: '올바른 이메일 주소를 입력해 주세요.' },
  'phone.required': { en: 'Phone number is required.', ko: '전화번호를 입력해 주세요.' },
  'phone.short': { en: "Phone number's length is too short.", ko: '전화번호가 너무 짧습니다.' },
  'phone.noNumber': { en: 'Please put a valid phone number.', ko: '올바른 전화번호를 입력해 주세요.' },
  'firstName.required': { en: 'First name is required.', ko: '이름을 입력해 주세요.' },
  'lastName.required': { en: 'Last name is required.', ko: '성을 입력해 주세요.' },
  'text.controlCharacter': {
    en: 'Please take out line breaks and invisible characters.',
    ko: '줄바꿈이나 보이지 않는 문자를 지워 주세요.',
  },
  'text.tooLong': { en: 'This text is too long.', ko: '입력한 내용이 너무 깁니다.' },
  internal: { en: 'Something went wrong. Please try again.', ko: '문제가 발생했습니다. 다시 시도해 주세요.' },
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const GENERAL_API_MESSAGES = {
  'emailAddress.active': {
    en: 'Emails are sent to this address already.',
    ko: '이미 이메일을 보내고 있는 주소입니다.',
  },
  'emailAddress.refuses': {
    en: 'Emails cannot be sent to this address again: its reader does not want them, or the email provider refuses.',
    ko: '이 주소로는 다시 이메일을 보낼 수 없습니다. 수신자가 원하지 않거나 발송 업체가 거절했습니다.',
  },
  'emailAddress.unavailable': {
    en: 'The email provider does not answer. Please try again later.',
    ko: '이메일 발송 업체가 응답하지 않습니다. 잠시 후 다시 시도해 주세요.',
  },
  'email.notFailed': {
    en: 'This email has not failed (any more).',
    ko: '발송에 실패한 메일이 아닙니다. 이미 다시 보냈을 수 있습니다.',
  },
  'visit.refused': {
    en: 'This is not a report of a visit that the shop takes.',
    ko: '쇼핑몰이 받는 방문 기록이 아닙니다.',
  },
  'proof.required': {
    en: 'There are many requests from your network. Please wait a moment while your browser is checked.',
    ko: '같은 네트워크에서 요청이 많습니다. 브라우저를 확인하는 동안 잠시 기다려 주세요.',
  },
  'tries.tooMany': {
    en: 'Too many wrong tries. Please try again in {minutes} min.',
    ko: '잘못된 시도가 너무 많습니다. {minutes}분 후에 다시 시도해 주세요.',
  },
  'requests.tooManyForNow': {
    en: 'Too many requests. Please try again in {minutes} min.',
    ko: '요청이 너무 많습니다. {minutes}분 후에 다시 시도해 주세요.',
  },
  'requests.tooMany': {
    en: 'Too many requests. Try again later.',
    ko: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
  },
  'store.closed': { en: 'This store is closed.', ko: '현재 운영하지 않는 스토어입니다.' },
  'idempotencyKey.reused': {
    en: 'This was already sent, with other content. Reload the page to see what was saved.',
    ko: '이미 다른 내용으로 전송된 요청입니다. 페이지를 새로 고쳐 저장된 내용을 확인해 주세요.',
  },
  'file.tooManyRows': {
    en: 'An Excel file has up to 10,000 rows. Please narrow the list down, or download CSV.',
    ko: '엑셀 파일은 10,000행까지 만들 수 있습니다. 목록을 좁히거나 CSV로 내려받아 주세요.',
  },
  'parameter.wrong': {
    en: 'Nothing was exported: “{parameter}” is missing or not valid.',
    ko: '내보내지 않았습니다. ‘{parameter}’ 값이 없거나 올바르지 않습니다.',
  },
  'input.invalid': { en: 'Please check the marked fields.', ko: '표시된 항목을 확인해 주세요.' },
  unauthenticated: { en: 'Please sign in.', ko: '로그인해 주세요.' },
  forbidden: { en: 'You are not allowed to do this.', ko: '이 작업을 수행할 권한이 없습니다.' },
} as const satisfies MessageTable;
