import type { MessageTable } from './message-table.ts';

/** Cart and what can be ordered (CART-1, CART-5). */
export const CART_MESSAGES = {
  'product.stopped': {
    en: 'Sorry. This product is not available to order right now',
    ko: '죄송합니다. 현재 주문할 수 없는 상품입니다.',
  },
  'product.outOfStock': { en: 'Out of Stock', ko: '품절' },
  'cart.empty': { en: 'Please add an item to check out.', ko: '주문하실 상품을 담아 주세요.' },
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const CART_API_MESSAGES = {
  'product.notFound': { en: 'We could not find this product.', ko: '상품을 찾을 수 없습니다.' },
  'quantity.maximum': {
    en: 'Sorry, the maximum orderable quantity is {n}.',
    ko: '죄송합니다. 최대 주문 가능 수량은 {n}개입니다.',
  },
  'quantity.invalid': { en: 'Quantity must be a whole number of at least 1.', ko: '수량은 1 이상의 정수여야 합니다.' },
  'stock.insufficient': {
    en: 'Some items are no longer available in the quantity you want.',
    ko: '일부 상품의 재고가 부족합니다.',
  },
} as const satisfies MessageTable;
