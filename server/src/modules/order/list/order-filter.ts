import type { Market } from '@eunbit/schema/market';
import {
  type CustomerKind,
  calendarDay,
  type OrderAttention,
  type OrderFilter,
  OrderSort,
} from '@eunbit/schema/order-list';
import { PASSING_PAYMENT_SUMMARIES } from '@eunbit/schema/payment-status';
import { normaliseTag } from '@eunbit/schema/tag';
import type { QueryFilter } from 'mongoose';
import { textIs } from '../../../common/indexed-text.ts';
import type { Keyset } from '../../../common/keyset.ts';
import { NEWEST_FIRST } from '../../../common/newest-first.ts';
import { startOfDay, startOfNextDay } from '../../../common/store-time.ts';
import type { OrderRecord } from '../order.record.ts';
import { searchKeyFilter } from './order-search-keys.ts';

export type Condition = QueryFilter<OrderRecord>;

const CUSTOMER: Readonly<Record<CustomerKind, Condition>> = {
  MEMBER: { userId: { $ne: null } },
  GUEST: { userId: null },
};

function attentionCondition(attention: OrderAttention, now: Date): Condition {
  switch (attention) {
    case 'DEPOSIT_TO_CHECK':
      return { status: 'PREPARING_FOR_SHIPMENT', 'payment.status': 'AWAITING_PAYMENT' };
    case 'DEPOSIT_DIFFERS':
      return { 'payment.mismatch': textIs('SHORT') };
    case 'DEPOSIT_SURPLUS':
      return { 'payment.mismatch': textIs('SURPLUS') };
    case 'SHIPPED_UNPAID':
      return { status: 'ORDER_SHIPPED', 'payment.status': 'AWAITING_PAYMENT' };
    case 'PAYMENT_LAPSED':
      return { 'payment.status': 'FAILED' };
    case 'CASH_RECEIPT_DUE':
      return {
        'payment.status': 'PAID',
        'payment.cashReceipt.kind': { $type: 'string' },
        'payment.cashReceipt.issued': null,
      };
    case 'DELAY_OVERDUE':
      // Only the last date counts: an order delayed by mistake has an earlier one. A missing date does not match.
      return {
        status: 'ORDER_DELAYED',
        $expr: { $lt: [{ $ifNull: [{ $last: '$statusHistory.delay.until' }, now] }, now] },
      };
    case 'SHIPMENT_FAILED':
      return { 'shipment.status': 'FAILED' };
    case 'REVERSAL_OPEN':
      return { 'payment.reversals.needsStaff': true };
    case 'ESCROW_DELIVERY_DUE':
      return { 'payment.escrowDelivery.isDue': true };
    case 'REFUND_BY_HAND':
      return { status: 'ORDER_CANCELLED', 'payment.status': 'REFUND_DUE', 'payment.intentId': null };
    case 'PART_REFUND_BY_HAND':
      return { hasRefundByHand: true };
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
  const {
    status,
    customerKind,
    fulfilmentStatus,
    paymentMethod,
    paymentSummary,
    attention,
    from,
    to,
    productId,
    tag,
    assigneeId,
    search,
  } = filter;
  const waiting = attention ? attentionCondition(attention, now) : {};
  return {
    market,
    ...(status && { status }),
    ...waiting,
    ...(status && waiting.status && waiting.status !== status && { _id: { $exists: false } }),
    ...(customerKind && CUSTOMER[customerKind]),
    ...(fulfilmentStatus && { fulfilmentStatus }),
    ...(paymentMethod && { 'payment.method': paymentMethod }),
    ...(paymentSummary && { 'payment.summary': paymentSummary }),
    ...placedBetween(market, from, to),
    ...(productId && { 'lines.productId': productId }),
    ...(tag && { tags: textIs(normaliseTag(tag)) }),
    ...(assigneeId && { assigneeId: textIs(assigneeId) }),
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

/** Whether the counters of a store can return the total: the filter has no condition besides the status. */
export function isCountedByStatus({ status: _, ...filter }: OrderFilter): boolean {
  const { search, ...others } = filter;
  return search === '' && Object.values(others).every((value) => value === null);
}

export const SEARCH_INDEX = { market: 1, searchKeys: 1, ...NEWEST_FIRST } as const;

const FAILED_PAYMENT_INDEX = { market: 1, 'payment.status': 1, ...NEWEST_FIRST } as const;
const WAITING_INDEX = { market: 1, 'payment.status': 1, status: 1, ...NEWEST_FIRST } as const;
const FAILED_SHIPMENT_INDEX = { market: 1, 'shipment.status': 1, ...NEWEST_FIRST } as const;
const REVERSAL_INDEX = { market: 1, 'payment.reversals.needsStaff': 1, ...NEWEST_FIRST } as const;
const MISMATCH_INDEX = { market: 1, 'payment.mismatch': 1, ...NEWEST_FIRST } as const;
const ESCROW_DELIVERY_INDEX = { market: 1, 'payment.escrowDelivery.isDue': 1, ...NEWEST_FIRST } as const;
const PAYMENT_SUMMARY_INDEX = { market: 1, 'payment.summary': 1, ...NEWEST_FIRST } as const;
const PART_REFUND_INDEX = { market: 1, hasRefundByHand: 1, ...NEWEST_FIRST } as const;
const TAG_INDEX = { market: 1, tags: 1, ...NEWEST_FIRST } as const;
const ASSIGNEE_INDEX = { market: 1, assigneeId: 1, ...NEWEST_FIRST } as const;
const FULFILMENT_INDEX = { market: 1, fulfilmentStatus: 1, ...NEWEST_FIRST } as const;
const CASH_RECEIPT_INDEX = { market: 1, 'payment.cashReceipt.issued': 1, ...NEWEST_FIRST } as const;

const IS_PASSING: ReadonlySet<unknown> = new Set(PASSING_PAYMENT_SUMMARIES);

/** The index for conditions that only a few orders of a store meet at a time, for any sorting. */
function rareIndexFor(condition: Condition): Record<string, 1 | -1> | null {
  if (condition['payment.status'] === 'FAILED') return FAILED_PAYMENT_INDEX;
  if (condition['shipment.status'] !== undefined) return FAILED_SHIPMENT_INDEX;
  if (condition['payment.reversals.needsStaff'] !== undefined) return REVERSAL_INDEX;
  if (condition['payment.mismatch'] !== undefined) return MISMATCH_INDEX;
  if (condition['payment.escrowDelivery.isDue'] !== undefined) return ESCROW_DELIVERY_INDEX;
  if (condition.hasRefundByHand !== undefined) return PART_REFUND_INDEX;
  if (condition['payment.cashReceipt.kind'] !== undefined) return CASH_RECEIPT_INDEX;
  if (condition.tags !== undefined) return TAG_INDEX;
  // The number of open orders of a person stays small; the number of all their orders only grows.
  if (condition.assigneeId !== undefined) {
    return condition.fulfilmentStatus === 'OPEN' ? FULFILMENT_INDEX : ASSIGNEE_INDEX;
  }
  if (IS_PASSING.has(condition['payment.summary'])) return PAYMENT_SUMMARY_INDEX;
  return condition['payment.status'] !== undefined && condition.status !== undefined ? WAITING_INDEX : null;
}

/** Whether the condition names orders found by a search. */
const areNamed = ({ _id }: Condition) => typeof _id === 'object' && _id !== null && '$in' in _id;

/**
 * For a few days, reading their orders and sorting them by total is cheaper. Scanning all orders by total reads more the fewer
 * days are selected; both cost the same at about five days out of three years and two million orders.
 */
const FEW_DAYS_MS = 7 * 86_400_000;

function isOfFewDays({ createdAt }: Condition): boolean {
  const { $gte: from, $lt: until = new Date() } = (createdAt ?? {}) as { readonly $gte?: Date; readonly $lt?: Date };
  return from !== undefined && until.getTime() - from.getTime() <= FEW_DAYS_MS;
}

/** The index hint of a list: the query planner may choose an index that scans every order of a store. */
export function indexFor(condition: Condition, { field }: Keyset): Record<string, 1 | -1> {
  const { status, searchKeys } = condition;
  if (areNamed(condition)) return { _id: 1 };
  if (searchKeys !== undefined) return SEARCH_INDEX;
  const rare = rareIndexFor(condition);
  if (rare) return rare;
  const byStatus: Record<string, 1> = status === undefined ? {} : { status: 1 };
  if (field === 'amounts.total' && !isOfFewDays(condition))
    return { market: 1, ...byStatus, 'amounts.total': -1, _id: -1 };
  // Most selective condition first: a product is in fewer orders than share any one status. ORDER_SHIPPED is the least selective,
  // since most orders are shipped.
  if (condition['lines.productId'] !== undefined) return { market: 1, 'lines.productId': 1, ...NEWEST_FIRST };
  if (status !== undefined && status !== 'ORDER_SHIPPED') return { market: 1, status: 1, ...NEWEST_FIRST };
  const paymentSummary = condition['payment.summary'];
  if (paymentSummary !== undefined && paymentSummary !== 'PAID') return PAYMENT_SUMMARY_INDEX;
  if (condition.fulfilmentStatus !== undefined) return FULFILMENT_INDEX;
  if (condition['payment.method'] !== undefined) return { market: 1, 'payment.method': 1, ...NEWEST_FIRST };
  return { market: 1, ...byStatus, ...NEWEST_FIRST };
}
