import type { MessageTable } from './message-table.ts';

/** Settings of the shop (STORE-15 to STORE-18). */
export const SHOP_SETTINGS_MESSAGES = {
  'settings.required': { en: 'Please fill this in.', ko: '값을 입력해 주세요.' },
  'settings.registrationNumberInvalid': {
    en: 'This is not a business registration number, such as 120-81-47521.',
    ko: '사업자등록번호가 올바르지 않습니다. 예: 120-81-47521',
  },
  'settings.urlInvalid': {
    en: 'Please enter an address that begins with https://.',
    ko: 'https://로 시작하는 주소를 입력해 주세요.',
  },
  'settings.timeInvalid': { en: 'Please enter a time such as 9:00.', ko: '9:00과 같이 시각을 입력해 주세요.' },
  'settings.closesTooEarly': {
    en: 'Support has to end later than it begins.',
    ko: '종료 시각은 시작 시각보다 늦어야 합니다.',
  },
  'settings.bankNeeded': {
    en: 'The Korean store needs at least one account for deposits.',
    ko: '한국 스토어에는 입금 계좌가 하나 이상 필요합니다.',
  },
  'settings.tooMany': { en: 'There are too many entries.', ko: '항목이 너무 많습니다.' },
  'settings.bankIdInvalid': {
    en: 'An id has at most 40 small letters, digits and hyphens.',
    ko: '식별자는 영문 소문자, 숫자, 하이픈으로 40자까지 쓸 수 있습니다.',
  },
  'settings.bankIdDouble': { en: 'Another account has this id.', ko: '다른 계좌가 이 식별자를 쓰고 있습니다.' },
  'settings.accountNumberInvalid': {
    en: 'An account number has 6 to 30 digits and hyphens.',
    ko: '계좌번호는 숫자와 하이픈으로 6~30자입니다.',
  },
  'settings.numberInvalid': {
    en: 'Please enter a whole number within the limits.',
    ko: '허용된 범위의 정수를 입력해 주세요.',
  },
  'settings.fasterIsDearer': {
    en: 'A faster option has to cost more than the one before.',
    ko: '더 빠른 배송은 앞의 배송보다 비싸야 합니다.',
  },
  'settings.dearerIsFaster': {
    en: 'Express may not take longer than expedited.',
    ko: '특급 배송은 빠른 배송보다 오래 걸릴 수 없습니다.',
  },
  'settings.usPhoneInvalid': {
    en: 'Please enter an American number of 10 digits.',
    ko: '미국 전화번호 10자리를 숫자로 입력해 주세요.',
  },
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const SHOP_SETTINGS_API_MESSAGES = {
  'settings.conflict': {
    en: 'Somebody else has changed these settings meanwhile. Nothing was saved.',
    ko: '다른 관리자가 먼저 이 설정을 변경했습니다. 저장하지 않았습니다.',
  },
  'settings.ownFactorFirst': {
    en: 'Please set up a second factor for yourself first.',
    ko: '먼저 본인의 2단계 인증을 설정해 주세요.',
  },
  'settings.oneSection': {
    en: 'Please send exactly one section.',
    ko: '한 번에 한 항목만 저장할 수 있습니다.',
  },
} as const satisfies MessageTable;
