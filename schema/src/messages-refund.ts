import type { MessageTable } from './message-table.ts';

/** Partial refunds of an order (PAYMENT-41 to PAYMENT-48). */
export const REFUND_MESSAGES = {
  'refund.nothingChosen': {
    en: 'Please choose units, shipping or an amount to refund.',
    ko: '환불할 상품 수량, 배송비 또는 금액을 입력해 주세요.',
  },
  'refund.units': {
    en: 'Please check the units: whole numbers, and no more than are left of this line.',
    ko: '수량을 확인해 주세요. 남은 수량까지만 환불할 수 있습니다.',
  },
  'refund.amountInvalid': { en: 'Please check the amount.', ko: '금액을 확인해 주세요.' },
  'refund.reasonRequired': { en: 'Please choose a reason.', ko: '환불 사유를 선택해 주세요.' },
  'refund.noteRequired': { en: 'Please write the reason.', ko: '환불 사유를 자세히 적어 주세요.' },
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const REFUND_API_MESSAGES = {
  'refund.moreThanLeft': {
    en: 'No more than {amount} of this order is left to refund.',
    ko: '이 주문에서 환불할 수 있는 금액은 최대 {amount}입니다.',
  },
  'refund.moreThanChosen': {
    en: 'The amount is more than what is chosen comes to: {amount}.',
    ko: '선택하신 항목의 합계 {amount}보다 많은 금액은 환불할 수 없습니다.',
  },
  'refund.wholeAuthorisation': {
    en: 'Nothing has been charged yet. To charge nothing at all, cancel the order.',
    ko: '아직 결제가 매입되지 않았습니다. 전액을 청구하지 않으려면 주문을 취소해 주세요.',
  },
  'refund.notPossible': {
    en: 'There is no money of this order that could be refunded.',
    ko: '환불할 수 있는 결제 금액이 없는 주문입니다.',
  },
  'refund.disputed': {
    en: 'A dispute of the card payment holds or has taken this money, so it cannot be refunded as well.',
    ko: '카드 결제에 제기된 이의로 묶였거나 빠져나간 금액이라 따로 환불할 수 없습니다.',
  },
  'refund.moreThanLeftDisputed': {
    en: 'No more than {amount} of this order is left to refund: a dispute of the card payment holds or has taken the rest.',
    ko: '이 주문에서 환불할 수 있는 금액은 최대 {amount}입니다. 나머지는 카드 결제에 제기된 이의로 묶였거나 빠져나갔습니다.',
  },
  'refund.unshippedRequired': {
    en: 'Some of these units have not left. Please choose what becomes of them.',
    ko: '아직 발송되지 않은 상품이 있습니다. 어떻게 처리할지 선택해 주세요.',
  },
  'refund.nothingToShip': {
    en: 'Nothing of this order would be left to ship. Cancel the order instead, or ship the units all the same.',
    ko: '발송할 상품이 남지 않습니다. 주문을 취소하거나 상품을 그대로 발송해 주세요.',
  },
  'refund.tooMany': {
    en: 'This order has 50 refunds; no more can be added.',
    ko: '환불은 주문당 50건까지 등록할 수 있습니다.',
  },
  'refund.leftChanged': {
    en: 'What is left to refund has changed meanwhile. Nothing was refunded; please look at it again.',
    ko: '그사이 환불 가능 금액이 바뀌었습니다. 환불하지 않았으니 다시 확인해 주세요.',
  },
  'refund.notOpen': {
    en: 'This refund has been settled already, or another member of staff was faster.',
    ko: '이미 처리된 환불이거나 다른 담당자가 먼저 처리했습니다.',
  },
} as const satisfies MessageTable;
