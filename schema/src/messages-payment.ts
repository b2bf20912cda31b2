import type { MessageTable } from './message-table.ts';

/** Payment (PAYMENT-1 to PAYMENT-20). */
export const PAYMENT_MESSAGES = {
  'bank.required': { en: 'Please select a bank', ko: '입금하실 은행을 선택해 주세요.' },
  'depositorName.required': { en: 'Please put your name', ko: '입금자명을 입력해 주세요.' },
  'payment.declined': { en: 'Your card was declined.', ko: '카드가 승인되지 않았습니다.' },
  'payment.insufficientFunds': {
    en: 'Your card has insufficient funds.',
    ko: '카드의 잔액이나 한도가 부족합니다.',
  },
  'payment.expiredCard': {
    en: 'Your card has expired, or its expiry date is wrong.',
    ko: '유효 기간이 지났거나 올바르지 않은 카드입니다.',
  },
  'payment.incorrectCvc': {
    en: "Your card's security code is incorrect.",
    ko: '카드 보안 코드(CVC)가 올바르지 않습니다.',
  },
  'payment.processingError': {
    en: 'An error occurred while processing your card. Please try again in a little while.',
    ko: '카드를 처리하는 중에 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
  },
  'payment.succeeded': { en: 'Payment succeeded!', ko: '결제가 완료되었습니다!' },
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const PAYMENT_API_MESSAGES = {
  'terms.required': { en: 'Please agree to all terms.', ko: '모든 약관에 동의해 주세요.' },
  'paymentMethod.unavailable': {
    en: 'This payment method is not available in this store.',
    ko: '이 스토어에서 사용할 수 없는 결제 방법입니다.',
  },
  'payment.retry': {
    en: 'Your payment was not successful, please try again.',
    ko: '결제가 완료되지 않았습니다. 다시 시도해 주세요.',
  },
  'payment.unclear': { en: 'Something went wrong.', ko: '문제가 발생했습니다.' },
  'payment.processing': { en: 'Your payment is processing.', ko: '결제를 처리하고 있습니다.' },
  'payment.unavailable': {
    en: 'There is a technical issue. Please try after 10 minutes.',
    ko: '일시적인 오류가 발생했습니다. 10분 후에 다시 시도해 주세요.',
  },
  'payment.ended': {
    en: 'The time to pay has run out, and nothing was charged. Please press the button again.',
    ko: '결제 시간이 지나 결제가 종료되었으며 청구된 금액은 없습니다. 버튼을 다시 눌러 주세요.',
  },
  'payment.ranOut': {
    en: 'The time to pay has run out, and nothing was charged. Please pay again.',
    ko: '결제 시간이 지나 결제가 종료되었으며 청구된 금액은 없습니다. 다시 결제해 주세요.',
  },
  'hold.ended': { en: 'This hold has ended already.', ko: '이미 종료된 보류입니다.' },
  'hold.paid': {
    en: 'This payment has been made, or is being made right now. Nothing was released.',
    ko: '이미 결제되었거나 결제가 진행 중이어서 해제하지 않았습니다.',
  },
  'hold.notByBuyer': {
    en: 'Staff hold these units for a draft order or an edit. Cancel that instead.',
    ko: '임시 주문이나 주문 수정을 위해 직원이 잡아 둔 재고입니다. 해당 요청을 취소해 주세요.',
  },
  'hold.tooMany': {
    en: 'Many people on your network are paying for this right now. Please try again in a moment; nothing was charged.',
    ko: '같은 네트워크에서 많은 분이 결제하고 있습니다. 잠시 후 다시 시도해 주세요. 청구된 금액은 없습니다.',
  },
  'hold.tooManyUnpaid': {
    en: 'Many orders from your network are still waiting for their deposit. Please pay by card, or try again later.',
    ko: '같은 네트워크의 입금 대기 주문이 많습니다. 카드로 결제하시거나 나중에 다시 시도해 주세요.',
  },
  'payment.replaced': {
    en: 'You have begun to pay for this order in another way, maybe in another tab. Nothing was charged here.',
    ko: '다른 탭 등에서 이 주문의 다른 결제가 시작되었습니다. 여기서는 결제되지 않았습니다.',
  },
  'order.alreadyPlaced': {
    en: 'This order was already placed by another payment: number {number}. Nothing was charged here.',
    ko: '다른 결제로 이미 주문이 완료되었습니다. 주문번호는 {number}이며, 여기서는 결제되지 않았습니다.',
  },
  'payment.refunded': {
    en: 'The reserved items were no longer available. Your payment is being refunded in full.',
    ko: '예약된 상품을 더 이상 준비할 수 없어 결제 금액 전액을 환불해 드립니다.',
  },
  'receipt.notPaid': {
    en: 'There is no receipt: no money has come for this order, or it was paid back.',
    ko: '결제되지 않았거나 환불된 주문이라 영수증을 보낼 수 없습니다.',
  },
} as const satisfies MessageTable;
