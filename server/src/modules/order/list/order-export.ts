import type { CellValue } from '@eunbit/schema/csv';
import { CURRENCY_BY_MARKET, type Language, type Market } from '@eunbit/schema/market';
import type { OrderStatus } from '@eunbit/schema/order';
import { plainAmount, storeClock } from '../../../common/csv-values.ts';
import { parcelsOf } from '../fulfilment/fulfilment-rules.ts';
import type { OrderRecord } from '../order.record.ts';

/** The labels that staff know (ORDER-2), the same in both languages. */
const STATUS: Readonly<Record<OrderStatus, string>> = {
  PREPARING_FOR_SHIPMENT: 'Preparing for shipment',
  ORDER_CONFIRMED: 'Order confirmed',
  ORDER_DELAYED: 'Order delayed',
  ORDER_CANCELLED: 'Order cancelled',
  ORDER_SHIPPED: 'Order shipped',
};

export const ORDER_HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  ko: [
    '구매 일시',
    '주문번호',
    '회원 구분',
    '상태',
    '결제 방법',
    '결제 상태',
    '입금액',
    '환불액',
    '통화',
    '상품 금액',
    '배송비',
    '세금',
    '총 금액',
    '성',
    '이름',
    '주소',
    '상세 주소',
    '시·군·구',
    '시·도',
    '우편번호',
    '전화번호',
    '이메일',
    '상품',
    '운송장',
  ],
  en: [
    'Purchase time',
    'Order number',
    'Customer',
    'Status',
    'Payment method',
    'Payment status',
    'Paid',
    'Refunded',
    'Currency',
    'Subtotal',
    'Shipping price',
    'Tax',
    'Final price',
    'Last name',
    'First name',
    'Address',
    'Apt',
    'City',
    'State',
    'Zipcode',
    'Phone',
    'Email',
    'Products',
    'Tracking',
  ],
};

/** One order as one row. */
function toRow(order: OrderRecord, language: Language, placedAt: string): CellValue[] {
  const { market, amounts, address, payment } = order;
  const amount = (value: number) => plainAmount(value, CURRENCY_BY_MARKET[market]);
  return [
    placedAt,
    order.number,
    order.userId ? 'member' : 'guest',
    STATUS[order.status],
    payment.method,
    payment.summary,
    amount(payment.paidAmount),
    amount(payment.refundedAmount),
    CURRENCY_BY_MARKET[market],
    amount(amounts.subtotal),
    amount(amounts.shipping),
    amount(amounts.tax),
    amount(amounts.total),
    address.lastName,
    address.firstName,
    address.address,
    address.apt,
    address.city,
    address.state,
    address.zipCode,
    order.phone,
    order.email,
    order.lines.map(({ title, quantity }) => `${title[language]} × ${quantity}`).join('; '),
    parcelsOf(order)
      .map(({ carrier, trackingNumber }) => `${carrier} ${trackingNumber}`)
      .join('; '),
  ];
}

/** Rows of a list of orders, one per order. */
export async function* orderRows(
  orders: AsyncIterable<OrderRecord>,
  market: Market,
  language: Language,
): AsyncGenerator<readonly CellValue[]> {
  const clock = storeClock(market);
  for await (const order of orders) yield toRow(order, language, clock(order.createdAt));
}
