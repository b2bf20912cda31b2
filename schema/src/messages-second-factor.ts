import type { MessageTable } from './message-table.ts';

/** Passkeys, one-time codes and recovery codes of staff (ACCOUNT-21 to ACCOUNT-28). */
export const SECOND_FACTOR_MESSAGES = {
  'secondFactor.codeInvalid': { en: 'Please enter the 6 digits of the code.', ko: '인증 코드 6자리를 입력해 주세요.' },
  'secondFactor.recoveryCodeInvalid': {
    en: 'A recovery code has 16 letters and digits.',
    ko: '복구 코드는 영문자와 숫자 16자입니다.',
  },
  'secondFactor.nameRequired': { en: 'Please name the passkey.', ko: '패스키 이름을 입력해 주세요.' },
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const SECOND_FACTOR_API_MESSAGES = {
  'secondFactor.oneProof': { en: 'Please send exactly one proof.', ko: '인증 수단을 하나만 보내 주세요.' },
  'secondFactor.wrong': {
    en: 'This does not match, or was used already. Please try again.',
    ko: '일치하지 않거나 이미 사용된 값입니다. 다시 시도해 주세요.',
  },
  'secondFactor.notSetUp': {
    en: 'This has not been set up, or its time is over. Please begin again.',
    ko: '설정되지 않았거나 유효 시간이 지났습니다. 처음부터 다시 시도해 주세요.',
  },
  'secondFactor.alreadySetUp': {
    en: 'This is set up already.',
    ko: '이미 설정되어 있습니다.',
  },
  'secondFactor.tooManyPasskeys': {
    en: 'No more passkeys can be added. Please remove one first.',
    ko: '패스키를 더 추가할 수 없습니다. 먼저 하나를 삭제해 주세요.',
  },
  'secondFactor.stillRequired': {
    en: 'Staff of this shop need a second factor. Please add another one before you remove the last.',
    ko: '이 쇼핑몰의 직원은 2단계 인증이 필요합니다. 마지막 수단을 삭제하기 전에 다른 수단을 추가해 주세요.',
  },
  'secondFactor.own': {
    en: 'Nobody resets their own second factor. Please ask another admin, or use a recovery code.',
    ko: '본인의 2단계 인증은 초기화할 수 없습니다. 다른 관리자에게 요청하거나 복구 코드를 사용해 주세요.',
  },
  'secondFactor.none': { en: 'This person has no second factor.', ko: '이 직원은 2단계 인증을 설정하지 않았습니다.' },
} as const satisfies MessageTable;
