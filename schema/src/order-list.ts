import { PaymentMethod } from './checkout.ts';
import { FulfilmentStatus } from './fulfilment.ts';
import { OrderStatus } from './order.ts';
import { PaymentSummary } from './payment-status.ts';
import { MAXIMUM_TAG_LENGTH, normaliseTag } from './tag.ts';

/** Sort order of a store's orders in the back office. Amounts of one store have one currency, so they are comparable. */
export const OrderSort = {
  NEWEST: 'NEWEST',
  OLDEST: 'OLDEST',
  HIGHEST_TOTAL: 'HIGHEST_TOTAL',
  LOWEST_TOTAL: 'LOWEST_TOTAL',
} as const;
export type OrderSort = (typeof OrderSort)[keyof typeof OrderSort];

/** Reasons why an order needs attention from staff, besides moving it to its next status. */
export const OrderAttention = {
  /** A deposit is awaiting confirmation. */
  DEPOSIT_TO_CHECK: 'DEPOSIT_TO_CHECK',
  /** A deposit that is too low: ask for the rest, wait for it, confirm the order anyway, or cancel it. */
  DEPOSIT_DIFFERS: 'DEPOSIT_DIFFERS',
  /** A deposit that is too high: refund the surplus. */
  DEPOSIT_SURPLUS: 'DEPOSIT_SURPLUS',
  /** An order that was shipped without its deposit. */
  SHIPPED_UNPAID: 'SHIPPED_UNPAID',
  /** A card authorisation that expired before the capture: cancel the order, or contact the person who has the goods. */
  PAYMENT_LAPSED: 'PAYMENT_LAPSED',
  /** A cash receipt has to be issued for a received payment. */
  CASH_RECEIPT_DUE: 'CASH_RECEIPT_DUE',
  /** The promised date of a delay has passed. */
  DELAY_OVERDUE: 'DELAY_OVERDUE',
  /** A shipment that could not be created: retry it, or enter the tracking number by hand. */
  SHIPMENT_FAILED: 'SHIPMENT_FAILED',
  /** A cardholder's dispute to answer, or a refund that failed: both are dealt with at the payment provider. */
  REVERSAL_OPEN: 'REVERSAL_OPEN',
  /** Shipped parcels that staff register in the console of the escrow provider, which has no API for it. */
  ESCROW_DELIVERY_DUE: 'ESCROW_DELIVERY_DUE',
  /** A refund has to be sent by hand, because no provider can. */
  REFUND_BY_HAND: 'REFUND_BY_HAND',
  /** A partial refund of a transfer that has to be sent by hand; the order goes on. */
  PART_REFUND_BY_HAND: 'PART_REFUND_BY_HAND',
} as const;
export type OrderAttention = (typeof OrderAttention)[keyof typeof OrderAttention];

/** Rows a page can show (ORDER-19). */
export const ORDER_PAGE_SIZES = [10, 20, 30, 40, 50, 60, 70, 80, 100] as const;

export const CustomerKind = { MEMBER: 'MEMBER', GUEST: 'GUEST' } as const;
export type CustomerKind = (typeof CustomerKind)[keyof typeof CustomerKind];

/** Filter of a store's orders; null is no condition. */
export interface OrderFilter {
  readonly status: OrderStatus | null;
  readonly customerKind: CustomerKind | null;
  readonly fulfilmentStatus: FulfilmentStatus | null;
  readonly paymentMethod: PaymentMethod | null;
  readonly paymentSummary: PaymentSummary | null;
  readonly attention: OrderAttention | null;
  /** First and last calendar day in the store, inclusive, `2026-03-02`. */
  readonly from: string | null;
  readonly to: string | null;
  readonly productId: string | null;
  /** A tag that the orders have. */
  readonly tag: string | null;
  /** The staff member to whom the orders are assigned. */
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

/** Rows of a filtered list are counted up to this number; beyond it, a list shows that there are more. */
export const MAXIMUM_ORDER_COUNT = 1_000;
/** Maximum rows of a list as an Excel workbook, which is built in memory; CSV has no limit. */
export const MAXIMUM_WORKBOOK_ROWS = 10_000;
/** Maximum orders that one request moves to another status. */
export const MAXIMUM_ORDERS_AT_ONCE = 100;
/** Longest text by which staff search orders, in characters. */
export const MAXIMUM_STAFF_SEARCH_LENGTH = 100;

function findValue<T extends string>(values: Readonly<Record<string, T>>, text: string | null | undefined): T | null {
  return text && Object.hasOwn(values, text) ? (values[text] ?? null) : null;
}

const ID = /^[0-9a-f]{24}$/;

/** Query parameters of an address, and the fields that they filter by. */
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

/** Years that a day can have: time zones are undefined for others, such as 0026 for 26. */
export const [FIRST_YEAR, LAST_YEAR] = [2000, 2999];

/** The calendar day if it exists and its year is in this millennium; null otherwise. */
export function calendarDay(text: string | null | undefined): string | null {
  if (!text || !/^2\d{3}-\d{2}-\d{2}$/.test(text)) return null;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null;
}

/** The filter in an address; a value that the list does not know is ignored. */
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
 * The first parameter of an address that the list cannot use: a wrong value, an unknown name, or a text that is too long; null if
 * there is none. A file must not contain more than was requested, so such a parameter is rejected there instead of ignored.
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

/** Writes a filter into an address; conditions that are not set are left out. */
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
