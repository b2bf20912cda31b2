import type { Market } from '@eunbit/schema/market';
import {
  type CustomerKind,
  calendarDay,
  type OrderAttention,
  type OrderFilter,
  OrderSort,
} from '@eunbit/schema/order-list';
import type { QueryFilter } from 'mongoose';
import type { Keyset } from '../../../common/keyset.ts';
import { NEWEST_FIRST } from '../../../common/newest-first.ts';
import { isObjectId } from '../../../common/object-id.ts';
import { startOfDay, startOfNextDay } from '../../../common/store-time.ts';
import type { OrderRecord } from '../order.record.ts';
import { searchKeyFilter } from './order-search-keys.ts';

type Condition = QueryFilter<OrderRecord>;

const CUSTOMER: Readonly<Record<CustomerKind, Condition>> = {
  MEMBER: { userId: { $ne: null } },
  GUEST: { userId: null },
};

function attentionCondition(attention: OrderAttention, now: Date): Condition {
  switch (attention) {
    case 'DEPOSIT_TO_CHECK':
      return { status: 'PREPARING_FOR_SHIPMENT', 'payment.state': 'AWAITING_DEPOSIT' };
    case 'DEPOSIT_DIFFERS':
      return {
        status: 'PREPARING_FOR_SHIPMENT',
        'payment.state': 'AWAITING_DEPOSIT',
        'payment.depositedAmount': { $gte: 0 },
      };
    case 'PAYMENT_LAPSED':
      return { 'payment.state': 'LAPSED' };
    case 'CASH_RECEIPT_DUE':
      return {
        'payment.state': 'PAID',
        'payment.cashReceipt.kind': { $type: 'string' },
        'payment.cashReceipt.issued': null,
      };
    case 'DELAY_OVERDUE':
      // An order is delayed at most once, so its history has a single date.
      return { status: 'ORDER_DELAYED', 'statusHistory.delay.until': { $lt: now } };
    case 'SHIPMENT_FAILED':
      return { 'shipment.state': 'FAILED' };
    case 'REFUND_BY_HAND':
      return { status: 'ORDER_CANCELLED', 'payment.state': 'REFUND_DUE', 'payment.intentId': null };
  }
}

function placedBetween(market: Market, from: string | null, to: string | null): Condition {
  const [first, last] = [calendarDay(from), calendarDay(to)];
  if (!first && !last) return {};
  return {
    createdAt: {
      ...(first && { $gte: startOfDay(market, first) }),
      ...(last && { $lt: startOfNextDay(market, last) }),
    },
  };
}

/**
 * The filter of an order list, with days in the store's time zone. If status and attention exclude each other, it
 * matches nothing: every order has an `_id`.
 */
export function orderCondition(market: Market, filter: OrderFilter, now: Date): Condition {
  const { status, customerKind, paymentMethod, attention, from, to, productId, search } = filter;
  const waiting = attention ? attentionCondition(attention, now) : {};
  return {
    market,
    ...(status && { status }),
    ...waiting,
    ...(status && waiting.status && waiting.status !== status && { _id: { $exists: false } }),
    ...(customerKind && CUSTOMER[customerKind]),
    ...(paymentMethod && { 'payment.method': paymentMethod }),
    ...placedBetween(market, from, to),
    ...(productId && isObjectId(productId) && { 'lines.productId': productId }),
    ...searchKeyFilter(search),
  };
}

const BY_DATE: Omit<Keyset, 'direction'> = { field: 'createdAt', kind: 'date' };
const BY_TOTAL: Omit<Keyset, 'direction'> = { field: 'amounts.total', kind: 'number' };

export const KEYSET_OF: Readonly<Record<OrderSort, Keyset>> = {
  [OrderSort.NEWEST]: { ...BY_DATE, direction: -1 },
  [OrderSort.OLDEST]: { ...BY_DATE, direction: 1 },
  [OrderSort.HIGHEST_TOTAL]: { ...BY_TOTAL, direction: -1 },
  [OrderSort.LOWEST_TOTAL]: { ...BY_TOTAL, direction: 1 },
};

/**
 * Whether the index alone can count a list: at most one condition, on a field that an index has right after the market,
 * and any range of days. All other counts read each order.
 */
export function isCountedByIndex({
  status,
  paymentMethod,
  productId,
  customerKind,
  attention,
  search,
}: OrderFilter): boolean {
  const conditions = [status, paymentMethod, productId].filter((value) => value !== null);
  return conditions.length <= 1 && customerKind === null && attention === null && search === '';
}

const LAPSED_INDEX = { market: 1, 'payment.state': 1, ...NEWEST_FIRST } as const;
const WAITING_INDEX = { market: 1, 'payment.state': 1, status: 1, ...NEWEST_FIRST } as const;
const FAILED_SHIPMENT_INDEX = { market: 1, 'shipment.state': 1, ...NEWEST_FIRST } as const;
const CASH_RECEIPT_INDEX = { market: 1, 'payment.cashReceipt.issued': 1, ...NEWEST_FIRST } as const;

/** The index hint of a list: the query planner may choose an index that scans every order of a store. */
export function indexFor(condition: Condition, { field }: Keyset): Record<string, 1 | -1> {
  if (condition.searchKeys !== undefined) return { market: 1, searchKeys: 1, createdAt: -1, _id: -1 };
  if (field === 'amounts.total') {
    return condition.status === undefined
      ? { market: 1, 'amounts.total': -1, _id: -1 }
      : { market: 1, status: 1, 'amounts.total': -1, _id: -1 };
  }
  if (condition['payment.state'] === 'LAPSED') return LAPSED_INDEX;
  if (condition['shipment.state'] !== undefined) return FAILED_SHIPMENT_INDEX;
  if (condition['payment.cashReceipt.kind'] !== undefined) return CASH_RECEIPT_INDEX;
  // Most selective condition first: a product is in fewer orders than have any one status. ORDER_SHIPPED is the least
  // selective, since most orders are shipped.
  if (condition['lines.productId'] !== undefined) return { market: 1, 'lines.productId': 1, ...NEWEST_FIRST };
  if (condition['payment.state'] !== undefined && condition.status !== undefined) return WAITING_INDEX;
  if (condition.status !== undefined && condition.status !== 'ORDER_SHIPPED')
    return { market: 1, status: 1, ...NEWEST_FIRST };
  if (condition['payment.method'] !== undefined) return { market: 1, 'payment.method': 1, ...NEWEST_FIRST };
  return condition.status === undefined ? { market: 1, ...NEWEST_FIRST } : { market: 1, status: 1, ...NEWEST_FIRST };
}
