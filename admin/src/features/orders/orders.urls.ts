import type { Market } from '@eunbit/schema/market';
import { OrderStatus } from '@eunbit/schema/order';

/** Rows a page can show (spec 002 §9). */
export const PAGE_SIZES = [10, 20, 30, 40, 50, 60, 70, 80, 100] as const;
const DEFAULT_PAGE_SIZE = 10;

export interface OrderListView {
  /** Null shows every status. */
  readonly status: OrderStatus | null;
  readonly size: number;
  /**
   * Cursors of the pages passed on the way here, this page's own last; empty on the first page. Cursors only lead
   * forward, so the way back has to be carried along.
   */
  readonly trail: readonly string[];
}

const SUFFIX: Readonly<Record<Market, string>> = { KR: 'ko', US: 'us' };

/** The list of a market; parts that equal the default stay out of the address. */
export function orderListUrl(market: Market, view: Partial<OrderListView> = {}): string {
  const query = new URLSearchParams();
  if (view.status) query.set('status', view.status);
  if (view.size && view.size !== DEFAULT_PAGE_SIZE) query.set('size', String(view.size));
  for (const cursor of view.trail ?? []) query.append('after', cursor);
  const text = query.toString();
  return `/orders_${SUFFIX[market]}${text ? `?${text}` : ''}`;
}

/** What an address asks for; a value that the list does not know counts as not given. */
export function orderListView(query: URLSearchParams): OrderListView {
  const status = query.get('status');
  const size = Number(query.get('size'));
  return {
    status: isOrderStatus(status) ? status : null,
    size: PAGE_SIZES.some((known) => known === size) ? size : DEFAULT_PAGE_SIZE,
    trail: query.getAll('after'),
  };
}

/** What a person is about to do with an order; each opens its own dialog. */
export type OrderAction = 'confirm' | 'delay' | 'cancel' | 'ship';

const STATUS_OF_ACTION: Readonly<Record<OrderAction, OrderStatus>> = {
  confirm: 'ORDER_CONFIRMED',
  delay: 'ORDER_DELAYED',
  cancel: 'ORDER_CANCELLED',
  ship: 'ORDER_SHIPPED',
};

export function statusOfAction(action: OrderAction): OrderStatus {
  return STATUS_OF_ACTION[action];
}

/** Null for the first status, which no action leads to. */
export function actionOfStatus(status: OrderStatus): OrderAction | null {
  const actions = Object.keys(STATUS_OF_ACTION) as OrderAction[];
  return actions.find((action) => STATUS_OF_ACTION[action] === status) ?? null;
}

interface OrderAddress {
  readonly number: string;
  readonly market: Market;
  readonly customerKind: 'MEMBER' | 'GUEST';
}

/** The page of one order, with the dialog of `action` open when one is given. */
export function orderUrl({ number, market, customerKind }: OrderAddress, action?: OrderAction): string {
  const guest = customerKind === 'GUEST' ? 'guest_' : '';
  const query = action ? `?${new URLSearchParams({ action })}` : '';
  return `/order_${guest}${SUFFIX[market]}/${encodeURIComponent(number)}${query}`;
}

export function orderActionOf(query: URLSearchParams): OrderAction | null {
  const action = query.get('action');
  return action !== null && Object.hasOwn(STATUS_OF_ACTION, action) ? (action as OrderAction) : null;
}

function isOrderStatus(value: string | null): value is OrderStatus {
  return value !== null && Object.hasOwn(OrderStatus, value);
}
