import type { MessageTable } from '@eunbit/schema/message-table';

/** What is printed around the words of orders. */
export const PAPER_TEXTS = {
  picking: { en: 'Picking list', ko: '피킹 리스트' },
  slip: { en: 'Packing slip', ko: '패킹 슬립' },
  summary: { en: 'Orders: {orders} · Units: {units}', ko: '주문 {orders}건 · 총 {units}개' },
  picked: { en: 'Units: {quantity} · Orders: {orders}', ko: '{quantity}개 · 주문 {orders}건' },
  quantity: { en: '× {quantity}', ko: '{quantity}개' },
  total: { en: 'Units: {units}', ko: '총 {units}개' },
  leftOut: { en: 'Left out', ko: '제외된 주문' },
  labelMissing: {
    en: 'The label of box {box} could not be fetched. Please print it from the page of the order.',
    ko: '{box}번 상자의 운송장을 불러오지 못했습니다. 주문 상세 화면에서 인쇄해 주세요.',
  },
  nothing: { en: 'None of these orders can be shipped.', ko: '발송할 수 있는 주문이 없습니다.' },
} as const satisfies MessageTable;
