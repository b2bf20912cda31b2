import type { MessageTable } from './message-table.ts';

/** The account to which a cancelled transfer is refunded. */
export const REFUND_ACCOUNT_MESSAGES = {
  'refundAccount.bankRequired': { en: 'Please select your bank.', ko: '환불받을 은행을 선택해 주세요.' },
  'refundAccount.numberRequired': { en: 'Please put your account number.', ko: '계좌번호를 입력해 주세요.' },
  'refundAccount.numberInvalid': {
    en: 'Please check the account number: 8 to 20 digits.',
    ko: '계좌번호 8~20자리를 다시 확인해 주세요.',
  },
  'refundAccount.holderRequired': {
    en: 'Please put the name of the account holder.',
    ko: '예금주명을 입력해 주세요.',
  },
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const REFUND_ACCOUNT_API_MESSAGES = {
  'refundAccount.notWanted': {
    en: 'This order needs no refund account now: its refund is under way or made, or there is nothing to send back.',
    ko: '지금은 환불 계좌가 필요하지 않습니다. 환불이 진행 중이거나 완료되었거나 환불할 금액이 없습니다.',
  },
  'refundAccount.notRetried': {
    en: 'There is no failed refund to try again.',
    ko: '다시 시도할 실패한 환불이 없습니다.',
  },
} as const satisfies MessageTable;
