import { normalisePublicNumber } from './public-number.ts';

/** Statuses of an order (ORDER-2). The last entry of an order's history is its current status. */
export const OrderStatus = {
  PREPARING_FOR_SHIPMENT: 'PREPARING_FOR_SHIPMENT',
  ORDER_CONFIRMED: 'ORDER_CONFIRMED',
  ORDER_DELAYED: 'ORDER_DELAYED',
  ORDER_CANCELLED: 'ORDER_CANCELLED',
  ORDER_SHIPPED: 'ORDER_SHIPPED',
} as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

/** Allowed changes of status. A status only moves forward; cancelled and shipped orders are closed (ORDER-2). */
const TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PREPARING_FOR_SHIPMENT: ['ORDER_CONFIRMED', 'ORDER_DELAYED', 'ORDER_CANCELLED', 'ORDER_SHIPPED'],
  ORDER_CONFIRMED: ['ORDER_DELAYED', 'ORDER_CANCELLED', 'ORDER_SHIPPED'],
  ORDER_DELAYED: ['ORDER_CANCELLED', 'ORDER_SHIPPED'],
  ORDER_CANCELLED: [],
  ORDER_SHIPPED: [],
};

export function nextStatuses(current: OrderStatus): readonly OrderStatus[] {
  return TRANSITIONS[current];
}

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Whether buyers can still cancel by themselves; later they contact the shop. */
export function buyerCanCancel(status: OrderStatus): boolean {
  return status === 'PREPARING_FOR_SHIPMENT';
}

/** Why a buyer cancels. */
export const CancelReason = {
  CHANGED_MIND: 'CHANGED_MIND',
  ORDERED_BY_MISTAKE: 'ORDERED_BY_MISTAKE',
  WRONG_ADDRESS: 'WRONG_ADDRESS',
  TAKES_TOO_LONG: 'TAKES_TOO_LONG',
  OTHER: 'OTHER',
} as const;
export type CancelReason = (typeof CancelReason)[keyof typeof CancelReason];

/** Effect of a cancellation on the order's money. */
export const CancellationMoney = {
  NO_CHARGE: 'NO_CHARGE',
  NOTHING_PAID: 'NOTHING_PAID',
  NOT_CHARGED: 'NOT_CHARGED',
  CARD: 'CARD',
  BANK_ACCOUNT: 'BANK_ACCOUNT',
  ALREADY_REFUNDED: 'ALREADY_REFUNDED',
} as const;
export type CancellationMoney = (typeof CancellationMoney)[keyof typeof CancellationMoney];

/** Period by which members filter their orders; years and months are those of the store's home city. */
export const OrderPeriod = { ALL: 'ALL', THIS_YEAR: 'THIS_YEAR', THIS_MONTH: 'THIS_MONTH' } as const;
export type OrderPeriod = (typeof OrderPeriod)[keyof typeof OrderPeriod];

/** Orders on one page of a member's list (ORDER-11). */
export const OWN_ORDERS_PAGE_SIZE = 5;
/** Orders in the history of a member (ORDER-11). */
export const ORDER_HISTORY_SIZE = 10;
/** Longest text by which orders are searched, in characters; the rest is ignored. */
export const MAXIMUM_ORDER_SEARCH_LENGTH = 100;

export const DelayReason = {
  PREPARING_PRODUCT: 'PREPARING_PRODUCT',
  CUSTOMER_REQUEST: 'CUSTOMER_REQUEST',
  CUSTOM_ORDER: 'CUSTOM_ORDER',
  SCHEDULED_SHIPMENT: 'SCHEDULED_SHIPMENT',
  OVERSEA_SHIPMENT: 'OVERSEA_SHIPMENT',
  OTHER: 'OTHER',
} as const;
export type DelayReason = (typeof DelayReason)[keyof typeof DelayReason];

export const Carrier = {
  CJ_LOGISTICS: 'CJ_LOGISTICS',
  LOTTE: 'LOTTE',
  HANJIN: 'HANJIN',
  KOREA_POST: 'KOREA_POST',
  LOGEN: 'LOGEN',
  CU_PARCEL: 'CU_PARCEL',
  USPS: 'USPS',
  UPS: 'UPS',
  FEDEX: 'FEDEX',
} as const;
export type Carrier = (typeof Carrier)[keyof typeof Carrier];

/** One tracking number covers this many units (SHIPMENT-2). */
export const UNITS_PER_PARCEL = 20;

/** Rows of the shipping form: one for each 20 units, rounded up. */
export function parcelCount(units: number): number {
  return Math.max(1, Math.ceil(units / UNITS_PER_PARCEL));
}

/** The number of an order, `EB-YYMMDD-XXXXXXXX`, in its stored form, however it was typed. */
export const normaliseOrderNumber = normalisePublicNumber;
