import { PaymentMethod } from './checkout.ts';
import { FulfilmentStatus } from './fulfilment.ts';
import { OrderStatus } from './order.ts';
import { PaymentSummary } from './payment-status.ts';
import { MAXIMUM_TAG_LENGTH, normaliseTag } from './tag.ts';

/** The orders of a store, as staff look through them. Amounts of one store have one currency, so they compare. */
export const OrderSort = {
  NEWEST: 'NEWEST',
  OLDEST: 'OLDEST',
  HIGHEST_TOTAL: 'HIGHEST_TOTAL',
  LOWEST_TOTAL: 'LOWEST_TOTAL',
} as const;
export type OrderSort = (typeof OrderSort)[keyof typeof OrderSort];

/** Orders that wait for staff to do something beside moving them on. */
export const OrderAttention = {
  /** A deposit is awaiting confirmation. */
  DEPOSIT_TO_CHECK: 'DEPOSIT_TO_CHECK',
  /** A deposit that falls short: ask for the rest, await it, confirm the order nevertheless, or cancel it. */
  DEPOSIT_DIFFERS: 'DEPOSIT_DIFFERS',
  /** More has come than was ordered for: pay the rest back. */
  DEPOSIT_SURPLUS: 'DEPOSIT_SURPLUS',
  /** An order that has left without its deposit. */
  SHIPPED_UNPAID: 'SHIPPED_UNPAID',
  /** A card authorisation that ended before the money was taken: cancel the order, or talk to whoever has the goods. */
  PAYMENT_LAPSED: 'PAYMENT_LAPSED',
  /** A cash receipt has to be issued for a received payment. */
  CASH_RECEIPT_DUE: 'CASH_RECEIPT_DUE',
  /** The promised date of a delay has passed. */
  DELAY_OVERDUE: 'DELAY_OVERDUE',
  /** A shipment that could not be made: try it again, or enter the tracking number by hand. */
  SHIPMENT_FAILED: 'SHIPMENT_FAILED',
  /** A cardholder's dispute to answer, or a refund that failed: both are dealt with at the payment provider. */
  REVERSAL_OPEN: 'REVERSAL_OPEN',
  /** Shipped parcels that staff register in the console of the escrow's provider, which has no API for it. */
  ESCROW_DELIVERY_DUE: 'ESCROW_DELIVERY_DUE',
  /** A refund has to be sent by hand, because no provider can. */
  REFUND_BY_HAND: 'REFUND_BY_HAND',
  /** A part of a transfer to be sent back by hand, of an order that goes on. */
  PART_REFUND_BY_HAND: 'PART_REFUND_BY_HAND',
} as const;
export type OrderAttention = (typeof OrderAttention)[keyof typeof OrderAttention];

/** Rows a page can show (ORDER-19). */
export const ORDER_PAGE_SIZES = [10, 20, 30, 40, 50, 60, 70, 80, 100] as const;

export const CustomerKind = { MEMBER: 'MEMBER', GUEST: 'GUEST' } as const;
export type CustomerKind = (typeof CustomerKind)[keyof typeof CustomerKind];

/** Which orders of a store a list shows; null is no condition. */
export interface OrderFilter {
  readonly status: OrderStatus | null;
  readonly customerKind: CustomerKind | null;
  readonly fulfilmentStatus: FulfilmentStatus | null;
  readonly paymentMethod: PaymentMethod | null;
  readonly paymentSummary: PaymentSummary | null;
  readonly attention: OrderAttention | null;
  /** First and last calendar day in the store, `2026-03-02`. */
  readonly from: string | null;
  readonly to: string | null;
  readonly productId: string | null;
  /** One of their tags. */
  readonly tag: string | null;
  /** The member of staff whose they are. */
  readonly assigneeId: string | null;
  /** Beginning of an order number, a name, an email address or a phone number; empty is no condition. */
  readonly search: string;
}

export const NO_FILTER: OrderFilter = {
  status: null,
  customerKind: null,
  fulfilmentStatus: null,
  paymentMethod: null,
  paymentSummary: null,
  attention: null,
  from: null,
  to: null,
  productId: null,
  tag: null,
  assigneeId: null,
  search: '',
};

/** Rows of a filtered list are counted up to here; beyond it a list says that there are more. */
export const MAXIMUM_ORDER_COUNT = 1_000;
/** Most rows of a list as an Excel workbook, which is made in memory; CSV has no bound. */
export const MAXIMUM_WORKBOOK_ROWS = 10_000;
/** Most orders that one request moves on together. */
export const MAXIMUM_ORDERS_AT_ONCE = 100;
/** Longest text that staff search orders by. */
export const MAXIMUM_STAFF_SEARCH_LENGTH = 100;

function findValue<T extends string>(values: Readonly<Record<string, T>>, text: string | null | undefined): T | null {
  return text && Object.hasOwn(values, text) ? (values[text] ?? null) : null;
}

const ID = /^[0-9a-f]{24}$/;

/** The parameters of an address, and what they filter by. */
const FILTER_PARAMETERS: ReadonlyMap<string, keyof OrderFilter> = new Map([
  ['status', 'status'],
  ['customer', 'customerKind'],
  ['fulfilment', 'fulfilmentStatus'],
  ['payment', 'paymentMethod'],
  ['paid', 'paymentSummary'],
  ['attention', 'attention'],
  ['from', 'from'],
  ['to', 'to'],
  ['product', 'productId'],
  ['tag', 'tag'],
  ['assignee', 'assigneeId'],
  ['search', 'search'],
]);

/** Years that a day may have: of others, such as 0026 for 26, time zones know nothing. */
export const [FIRST_YEAR, LAST_YEAR] = [2000, 2999];

/** A calendar day that exists, in a year of this millennium; or null. */
export function calendarDay(text: string | null | undefined): string | null {
  if (!text || !/^2\d{3}-\d{2}-\d{2}$/.test(text)) return null;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null;
}

/** What an address asks for; a value that the list does not know counts as not given. */
export function readOrderFilter(query: URLSearchParams): OrderFilter {
  const [productId, assigneeId] = [query.get('product'), query.get('assignee')];
  return {
    status: findValue(OrderStatus, query.get('status')),
    customerKind: findValue(CustomerKind, query.get('customer')),
    fulfilmentStatus: findValue(FulfilmentStatus, query.get('fulfilment')),
    paymentMethod: findValue(PaymentMethod, query.get('payment')),
    paymentSummary: findValue(PaymentSummary, query.get('paid')),
    attention: findValue(OrderAttention, query.get('attention')),
    from: calendarDay(query.get('from')),
    to: calendarDay(query.get('to')),
    productId: productId && ID.test(productId) ? productId : null,
    tag: normaliseTag(query.get('tag') ?? '').slice(0, MAXIMUM_TAG_LENGTH) || null,
    assigneeId: assigneeId && ID.test(assigneeId) ? assigneeId : null,
    search: (query.get('search') ?? '').slice(0, MAXIMUM_STAFF_SEARCH_LENGTH),
  };
}

/**
 * The first parameter of an address that means nothing to the list: a wrong value, a name that it does not know, a text that
 * is too long; or null. A file must not hold more than was asked for, so there it is refused instead of left out.
 */
export function findWrongParameter(query: URLSearchParams, others: readonly string[]): string | null {
  const understood = writeOrderFilter(readOrderFilter(query));
  for (const [name, value] of query) {
    if (others.includes(name)) continue;
    const isRight = FILTER_PARAMETERS.has(name) && value.length <= MAXIMUM_STAFF_SEARCH_LENGTH;
    if (!isRight || (value.trim() !== '' && !understood.has(name))) return name;
  }
  return null;
}

/** The other way round; conditions that are not set stay out. */
export function writeOrderFilter(filter: Partial<OrderFilter>, query = new URLSearchParams()): URLSearchParams {
  for (const [name, field] of FILTER_PARAMETERS) {
    const value = filter[field];
    if (value) query.set(name, value);
  }
  return query;
}

export function isFiltered(filter: OrderFilter): boolean {
  return [...writeOrderFilter(filter).keys()].length > 0;
}
