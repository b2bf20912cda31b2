import type { MessageTable } from './message-table.ts';

/** Deposits that staff record, and their due date (PAYMENT-29 to PAYMENT-34). */
export const DEPOSIT_MESSAGES = {
  'deposit.amountInvalid': {
    en: 'Please enter the amount in won: a whole number above zero.',
    ko: '입금액을 1원 이상의 숫자로 입력해 주세요.',
  },
  'deposit.receivedOnInvalid': {
    en: 'The money can only have come between the day of the order and today.',
    ko: '입금일은 주문일부터 오늘까지의 날짜여야 합니다.',
  },
  'deposit.removalRequired': {
    en: 'Please write why this deposit is taken out of the books.',
    ko: '입금 내역을 취소하는 사유를 입력해 주세요.',
  },
  'paymentDue.invalid': {
    en: 'Please choose a day after today, within 90 days.',
    ko: '입금 기한은 내일부터 90일 이내의 날짜여야 합니다.',
  },
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const DEPOSIT_API_MESSAGES = {
  'deposit.closed': {
    en: 'This order takes no deposit: it is closed.',
    ko: '종료된 주문이라 입금을 기록할 수 없습니다.',
  },
  'deposit.notTaken': {
    en: 'Deposits are recorded for orders without bankbook only. Of a virtual account its issuer tells by itself.',
    ko: '무통장 입금 주문에만 입금을 기록할 수 있습니다. 가상계좌 입금은 자동으로 확인됩니다.',
  },
  'deposit.tooMany': {
    en: 'This order has 20 deposits; no more can be recorded.',
    ko: '입금은 주문당 20건까지 기록할 수 있습니다.',
  },
  'deposit.duplicate': {
    en: 'This line of the bank statement has been recorded already.',
    ko: '이미 기록된 거래 내역입니다.',
  },
  'deposit.seenOthers': {
    en: 'Somebody has recorded a deposit of this order meanwhile. Nothing was recorded; please look at its deposits again.',
    ko: '그사이 이 주문의 입금이 기록되었습니다. 이번 입금은 기록하지 않았으니 입금 내역을 다시 확인해 주세요.',
  },
  'deposit.repeated': {
    en: 'A deposit of the same amount on the same day has been recorded for this order already. Please say whether this is another one.',
    ko: '같은 날 같은 금액의 입금이 이 주문에 이미 기록되어 있습니다. 별개의 입금인지 확인해 주세요.',
  },
  'deposit.repeatedByHand': {
    en: 'A deposit of the same amount on the same day was typed in for this order. Set this line aside, or take that deposit out and book the line.',
    ko: '같은 날 같은 금액의 입금이 이 주문에 직접 입력되어 있습니다. 이 거래를 제외하거나, 입력한 입금을 취소한 뒤 반영해 주세요.',
  },
  'deposit.notRemoved': {
    en: 'This deposit cannot be taken out: it is not there any more, it has been refunded, or the order is closed.',
    ko: '취소할 수 없는 입금입니다. 이미 취소 또는 환불되었거나 종료된 주문입니다.',
  },
  'deposit.notShort': {
    en: 'There is no rest to ask for: nothing has come yet, or all of it.',
    ko: '추가로 요청할 금액이 없습니다. 아직 입금 전이거나 전액 입금되었습니다.',
  },
  'paymentDue.notAwaited': {
    en: 'This order does not wait for a deposit.',
    ko: '입금을 기다리는 주문이 아닙니다.',
  },
  'skipped.unpaid': {
    en: 'Its money has not come, or not all of it. Ship it only if that is agreed.',
    ko: '입금이 완료되지 않은 주문입니다. 합의된 경우에만 발송해 주세요.',
  },
  'skipped.awaitsMoney': {
    en: 'Its money has not come, or not all of it. Record the deposit, then confirm the order.',
    ko: '입금이 완료되지 않은 주문입니다. 입금을 먼저 기록한 뒤 확정해 주세요.',
  },
  'deposit.acceptNotAllowed': {
    en: 'Another sum has come than this order costs. Whoever may record payments decides whether it is accepted.',
    ko: '주문 금액과 다른 금액이 입금되었습니다. 입금 확인 권한이 있는 담당자가 확정할 수 있습니다.',
  },
} as const satisfies MessageTable;
