import type { MessageTable } from './message-table.ts';

/** Steps of the checkout (CHECKOUT-3, CHECKOUT-4). */
export const CHECKOUT_MESSAGES = {
  'newPassCode.required': {
    en: 'Password is required for guest checkout.',
    ko: '비회원 주문에는 주문 조회용 비밀번호가 필요합니다.',
  },
  'newPassCode.short': {
    en: 'Please choose a password of at least 4 characters.',
    ko: '주문 조회용 비밀번호는 4자 이상이어야 합니다.',
  },
  'deliveryNote.required': { en: 'Please write your delivery note.', ko: '배송 요청사항을 입력해 주세요.' },
  'deliveryNote.unavailable': {
    en: 'This delivery note is not available in this store.',
    ko: '이 스토어에서 선택할 수 없는 배송 요청사항입니다.',
  },
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const CHECKOUT_API_MESSAGES = {
  'shippingOption.unavailable': {
    en: 'This shipping option is not available for your order.',
    ko: '이 주문에는 사용할 수 없는 배송 방법입니다.',
  },
  'checkout.notFound': {
    en: 'We could not find this checkout. Please start again from your cart.',
    ko: '주문 정보를 찾을 수 없습니다. 장바구니에서 다시 시작해 주세요.',
  },
  'checkout.incomplete': { en: 'Please complete the earlier steps first.', ko: '이전 단계를 먼저 완료해 주세요.' },
  'total.changed': {
    en: 'The amount has changed. Please check it again before you pay.',
    ko: '결제 금액이 변경되었습니다. 금액을 다시 확인해 주세요.',
  },
} as const satisfies MessageTable;
