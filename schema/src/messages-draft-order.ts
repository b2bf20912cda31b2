import type { MessageTable } from './message-table.ts';

/** Draft orders; only the API returns these messages. */
export const DRAFT_ORDER_API_MESSAGES = {
  'draftOrder.notFound': { en: 'There is no such draft order.', ko: '존재하지 않는 수기 주문입니다.' },
  'draftOrder.conflict': {
    en: 'Somebody else has changed this draft order. Please reload it.',
    ko: '다른 담당자가 이 수기 주문을 수정했습니다. 새로고침한 뒤 다시 시도해 주세요.',
  },
  'draftOrder.closed': {
    en: 'This draft order is sent, placed or closed and cannot be changed any more.',
    ko: '이미 발송되었거나 종료된 수기 주문이라 수정할 수 없습니다.',
  },
  'draftOrder.notSent': {
    en: 'This draft order does not wait for its payment.',
    ko: '결제 대기 중인 수기 주문이 아닙니다.',
  },
  'draftOrder.processing': {
    en: 'The customer is paying right now. Please try again in a moment.',
    ko: '고객이 결제를 진행 중입니다. 잠시 후 다시 시도해 주세요.',
  },
  'draftOrder.placed': {
    en: 'The customer has already paid: this is an order now.',
    ko: '고객이 이미 결제해 주문이 완료되었습니다.',
  },
  'draftOrder.tooManyUnits': {
    en: 'A draft order takes up to 100 of an item.',
    ko: '상품별로 최대 100개까지 입력하실 수 있습니다.',
  },
  'draftOrder.priceInvalid': {
    en: 'Please enter a price of zero or more.',
    ko: '0 이상의 올바른 금액을 입력해 주세요.',
  },
  'draftOrder.expiryInvalid': {
    en: 'A payment link lasts 1 to 30 days.',
    ko: '결제 링크 유효 기간은 1일에서 30일 사이로 입력해 주세요.',
  },
  'draftOrder.addressRequired': { en: 'Please enter the address.', ko: '배송지를 입력해 주세요.' },
  'draftOrder.linesRequired': { en: 'Please add at least one item.', ko: '상품을 한 개 이상 추가해 주세요.' },
  'draftOrder.productUnavailable': {
    en: 'This item is not sold in this store.',
    ko: '이 스토어에서 판매하지 않는 상품입니다.',
  },
  'draftOrder.customerUnknown': { en: 'There is no such member.', ko: '존재하지 않는 회원입니다.' },
  'draftOrder.nothingToPay': {
    en: 'The total is zero: choose “No charge” as the payment.',
    ko: '총 금액이 0입니다. 결제 방법을 ‘결제 없음’으로 선택해 주세요.',
  },
  'draftOrder.tooLittleForCard': {
    en: 'A card cannot be charged so little: the total has to be $0.50 (1,000 won in Korea) or more.',
    ko: '카드로는 1,000원(미국 스토어는 $0.50) 이상만 결제할 수 있습니다. 금액이나 결제 방법을 변경해 주세요.',
  },
  'draftOrder.linkInvalid': {
    en: 'This link is not valid. Please check that you have opened the whole link of the email.',
    ko: '유효하지 않은 링크입니다. 메일의 링크를 그대로 여셨는지 확인해 주세요.',
  },
  'draftOrder.linkClosed': {
    en: 'This link has expired or was taken back, and nothing was charged. Please write to us, and we will send you a new one.',
    ko: '유효 기간이 지났거나 취소된 링크이며, 결제된 금액은 없습니다. 고객센터로 연락해 주시면 새 링크를 보내 드리겠습니다.',
  },
} as const satisfies MessageTable;
