import type { MessageTable } from './message-table.ts';

/** Korean cash receipts. */
export const CASH_RECEIPT_MESSAGES = {
  'cashReceipt.personalRequired': {
    en: 'Please put your mobile number or cash receipt card number.',
    ko: '휴대전화 번호 또는 현금영수증 카드 번호를 입력해 주세요.',
  },
  'cashReceipt.personalInvalid': {
    en: 'Please check the number: a mobile number or the 18 digits of a cash receipt card.',
    ko: '휴대전화 번호 또는 현금영수증 카드 번호 18자리를 다시 확인해 주세요.',
  },
  'cashReceipt.businessRequired': {
    en: 'Please put your business registration number.',
    ko: '사업자등록번호를 입력해 주세요.',
  },
  'cashReceipt.businessInvalid': {
    en: 'Please check the 10 digits of your business registration number.',
    ko: '사업자등록번호 10자리를 다시 확인해 주세요.',
  },
  'cashReceipt.unavailable': {
    en: 'A cash receipt can be asked for with deposits in the Korean store only.',
    ko: '현금영수증은 한국 스토어의 계좌 입금 주문에만 신청할 수 있습니다.',
  },
  'cashReceipt.issueNumberRequired': {
    en: 'Please put the approval number of the cash receipt.',
    ko: '현금영수증 승인번호를 입력해 주세요.',
  },
  'cashReceipt.issueNumberInvalid': {
    en: 'An approval number has 9 letters and digits.',
    ko: '승인번호는 영문과 숫자 9자리입니다.',
  },
  'cashReceipt.issuedOnInvalid': {
    en: 'Please put the date of issue, between the day of the order and today.',
    ko: '발급일을 주문일부터 오늘 사이의 날짜로 입력해 주세요.',
  },
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const CASH_RECEIPT_API_MESSAGES = {
  'cashReceipt.alreadyIssued': {
    en: 'Another member of staff has noted this cash receipt already.',
    ko: '다른 담당자가 먼저 현금영수증 발급을 기록했습니다.',
  },
  'cashReceipt.notDue': {
    en: 'There is no cash receipt to issue for this order: it asks for none, or its money has not arrived.',
    ko: '발급할 현금영수증이 없습니다. 신청하지 않은 주문이거나 입금 전입니다.',
  },
} as const satisfies MessageTable;
