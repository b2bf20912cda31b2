import type { MessageTable } from './message-table.ts';

/** Staff: users and roles (STAFF-3 to STAFF-9). */
export const STAFF_MESSAGES = {
  'roleChangePin.required': { en: 'Please enter the secret code.', ko: '보안 코드를 입력해 주세요.' },
  'roleChangePin.invalid': {
    en: 'The secret code is a number of at most 6 digits.',
    ko: '보안 코드는 최대 6자리 숫자입니다.',
  },
  'roleChangePin.weak': { en: 'Please choose a number of 4 to 6 digits.', ko: '4~6자리 숫자로 정해 주세요.' },
} as const satisfies MessageTable;

/** What only the API says. */
export const STAFF_API_MESSAGES = {
  'browserError.gone': {
    en: 'These errors have been forgotten meanwhile: none came in a month.',
    ko: '한 달 동안 다시 발생하지 않아 삭제된 오류입니다.',
  },
  'account.notFound': { en: 'We could not find this account.', ko: '계정을 찾을 수 없습니다.' },
  'block.notAllowed': {
    en: 'Only an admin may block members of staff, and nobody can block themselves.',
    ko: '직원은 관리자만 차단할 수 있으며, 본인은 차단할 수 없습니다.',
  },
  'roleChangePin.wrong': {
    en: 'Secret code is not matched. Try again.',
    ko: '보안 코드가 일치하지 않습니다. 다시 입력해 주세요.',
  },
  'roleChangePin.locked': {
    en: 'Too many wrong codes. Positions can be changed again in 15 minutes.',
    ko: '보안 코드를 여러 번 잘못 입력했습니다. 15분 뒤에 다시 변경할 수 있습니다.',
  },
  'roleChangePin.missing': {
    en: 'No secret code is set yet. An admin has to set one first.',
    ko: '아직 보안 코드가 없습니다. 관리자가 먼저 보안 코드를 설정해야 합니다.',
  },
  'role.changed': { en: 'New position is set. Thank you.', ko: '직책을 변경했습니다. 감사합니다.' },
  'role.conflict': {
    en: 'Somebody else has changed this position meanwhile. Please look again.',
    ko: '다른 담당자가 먼저 직책을 변경했습니다. 다시 확인해 주세요.',
  },
  'role.notAllowed': {
    en: 'Only an admin may give or take this position.',
    ko: '이 직책은 관리자만 변경할 수 있습니다.',
  },
} as const satisfies MessageTable;
