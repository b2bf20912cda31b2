import type { Market } from './market.ts';
import { OrderAttention, type OrderFilter } from './order-list.ts';

/** Items of one kind are counted up to this number; more are shown as "99+" (COLLABORATION-12). */
export const MAXIMUM_WORK_COUNT = 100;

/** Work kinds that apply to every order in a list. */
export const OrderWork = {
  /** New orders that staff have not confirmed yet. */
  ORDERS_TO_CONFIRM: 'ORDERS_TO_CONFIRM',
  /** Orders to ship. */
  ORDERS_TO_SHIP: 'ORDERS_TO_SHIP',
  ORDERS_DELAYED: 'ORDERS_DELAYED',
  ...OrderAttention,
} as const;
export type OrderWork = (typeof OrderWork)[keyof typeof OrderWork];

/** Kinds of pending work in the back office. */
export const WorkKind = {
  ...OrderWork,
  /** Orders assigned to the viewer from which nothing was shipped yet. */
  MY_ORDERS: 'MY_ORDERS',
  RETURNS_REQUESTED: 'RETURNS_REQUESTED',
  RETURNS_RECEIVED: 'RETURNS_RECEIVED',
  RETURNS_INSPECTED: 'RETURNS_INSPECTED',
  STATEMENT_LINES: 'STATEMENT_LINES',
  MESSAGES: 'MESSAGES',
  PARTNERSHIPS: 'PARTNERSHIPS',
  REVIEWS: 'REVIEWS',
  /** Unanswered product questions. */
  QUESTIONS: 'QUESTIONS',
  FAILED_EMAILS: 'FAILED_EMAILS',
  MENTIONS: 'MENTIONS',
  STOCK_LOW: 'STOCK_LOW',
  STOCK_SOLD_OUT: 'STOCK_SOLD_OUT',
  STOCK_STOPPED: 'STOCK_STOPPED',
} as const;
export type WorkKind = (typeof WorkKind)[keyof typeof WorkKind];

const BY_STATUS: Readonly<Partial<Record<OrderWork, Partial<OrderFilter>>>> = {
  ORDERS_TO_CONFIRM: { status: 'PREPARING_FOR_SHIPMENT' },
  ORDERS_TO_SHIP: { status: 'ORDER_CONFIRMED' },
  ORDERS_DELAYED: { status: 'ORDER_DELAYED' },
};

const isAttention = (kind: WorkKind): kind is OrderAttention => Object.hasOwn(OrderAttention, kind);

/** The order filter of a kind of work; null if the kind is not about orders. `staffId` is the viewer. */
export function ordersOf(kind: WorkKind, staffId: string): Partial<OrderFilter> | null {
  if (isAttention(kind)) return { attention: kind };
  if (kind === 'MY_ORDERS') return { assigneeId: staffId, fulfilmentStatus: 'OPEN' };
  return BY_STATUS[kind as OrderWork] ?? null;
}

/** Work that only the Korean store has: deposits, cash receipts and escrow. */
const KOREAN: ReadonlySet<WorkKind> = new Set<WorkKind>([
  'DEPOSIT_TO_CHECK',
  'DEPOSIT_DIFFERS',
  'DEPOSIT_SURPLUS',
  'SHIPPED_UNPAID',
  'CASH_RECEIPT_DUE',
  'ESCROW_DELIVERY_DUE',
]);

/** The kinds of order work in a store. */
export const orderWorkOf = (market: Market): WorkKind[] =>
  [...Object.values(OrderWork), WorkKind.MY_ORDERS].filter((kind) => market === 'KR' || !KOREAN.has(kind));
