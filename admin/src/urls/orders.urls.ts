import type { CarrierFileEncoding, CarrierProgram } from '@eunbit/schema/carrier-program';
import type { Market } from '@eunbit/schema/market';
import type { OrderStatus } from '@eunbit/schema/order';
import {
  ORDER_PAGE_SIZES,
  type OrderFilter,
  OrderSort,
  readOrderFilter,
  writeOrderFilter,
} from '@eunbit/schema/order-list';
import { CARRIER_FILE_PATH, ORDERS_CSV_PATH, PACKING_FILE_PATH } from '@eunbit/schema/wire';
import { listUrl, MARKET_PATH } from '../app/list-url.ts';

const DEFAULT_PAGE_SIZE = 10;

export interface OrderListView {
  readonly filter: OrderFilter;
  readonly sort: OrderSort;
  readonly size: number;
  /** Cursors of the pages up to the current one; empty on the first page. */
  readonly trail: readonly string[];
}

/** Parts of a list's view; the others have their defaults. */
export type OrderListChoice = Partial<Omit<OrderListView, 'filter'>> & { readonly filter?: Partial<OrderFilter> };

/** The list of orders of a market; the address leaves out defaults. */
export function orderListUrl(market: Market, { filter = {}, sort, size, trail = [] }: OrderListChoice = {}): string {
  const query = writeOrderFilter(filter);
  if (sort && sort !== OrderSort.NEWEST) query.set('sort', sort);
  if (size && size !== DEFAULT_PAGE_SIZE) query.set('size', String(size));
  for (const cursor of trail) query.append('after', cursor);
  const text = query.toString();
  return `/orders_${MARKET_PATH[market]}${text ? `?${text}` : ''}`;
}

/** Reads the view from an address; ignores unknown values. */
export function orderListView(query: URLSearchParams): OrderListView {
  const [sort, size] = [query.get('sort') ?? '', Number(query.get('size'))];
  return {
    filter: readOrderFilter(query),
    sort: Object.hasOwn(OrderSort, sort) ? (sort as OrderSort) : OrderSort.NEWEST,
    size: ORDER_PAGE_SIZES.some((known) => known === size) ? size : DEFAULT_PAGE_SIZE,
    trail: query.getAll('after'),
  };
}

/** Address of a list of orders as a CSV file. */
export function ordersCsvUrl(market: Market, { filter, sort }: OrderListView): string {
  return `${ORDERS_CSV_PATH}?${writeOrderFilter(filter, new URLSearchParams({ market, sort }))}`;
}

/** The shipping table of a market with these orders, or with those that have waited longest. */
export function shippingUrl(market: Market, orderNumbers: readonly string[] = []): string {
  return listUrl(`/shipping_${MARKET_PATH[market]}`, { order: orderNumbers });
}

/** The orders in the address of a shipping table; null if it has none. */
export function readShippingNumbers(query: URLSearchParams): string[] | null {
  const numbers = query.getAll('order');
  return numbers.length > 0 ? numbers : null;
}

/** Address of a file with the shipping addresses of orders in the format of a carrier's program. */
export function carrierFileUrl(
  carrier: CarrierProgram,
  encoding: CarrierFileEncoding,
  orderNumbers: readonly string[],
): string {
  return listUrl(CARRIER_FILE_PATH, { carrier, encoding, order: orderNumbers });
}

/** Address of the picking list, slips and labels of orders, to print. */
export function packingFileUrl(market: Market, orderNumbers: readonly string[]): string {
  return listUrl(PACKING_FILE_PATH, { market, order: orderNumbers });
}

/** An action on an order; each opens its own dialog. */
export type OrderAction = 'confirm' | 'delay' | 'cancel' | 'ship';

const TARGET_STATUS: Readonly<Record<OrderAction, OrderStatus>> = {
  confirm: 'ORDER_CONFIRMED',
  delay: 'ORDER_DELAYED',
  cancel: 'ORDER_CANCELLED',
  ship: 'ORDER_SHIPPED',
};

export function getTargetStatus(action: OrderAction): OrderStatus {
  return TARGET_STATUS[action];
}

interface OrderAddress {
  readonly number: string;
  readonly market: Market;
  readonly customerKind: 'MEMBER' | 'GUEST';
}

/** The page of an order, with the dialog of `action` open if it is given. */
export function orderUrl({ number, market, customerKind }: OrderAddress, action?: OrderAction): string {
  const guest = customerKind === 'GUEST' ? 'guest_' : '';
  return listUrl(`/order_${guest}${MARKET_PATH[market]}/${encodeURIComponent(number)}`, { action });
}

export function readOrderAction(query: URLSearchParams): OrderAction | null {
  const action = query.get('action');
  return action !== null && Object.hasOwn(TARGET_STATUS, action) ? (action as OrderAction) : null;
}
