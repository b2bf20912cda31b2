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

const DEFAULT_PAGE_SIZE = 10;

export interface OrderListView {
  readonly filter: OrderFilter;
  readonly sort: OrderSort;
  readonly size: number;
  /**
   * Cursors of the pages up to the current one; empty on the first page. Cursors only lead forward, so the address contains those
   * of the earlier pages.
   */
  readonly trail: readonly string[];
}

const SUFFIX: Readonly<Record<Market, string>> = { KR: 'ko', US: 'us' };

/** Parts of a list's view; the others have their defaults. */
export type OrderListChoice = Partial<Omit<OrderListView, 'filter'>> & { readonly filter?: Partial<OrderFilter> };

/** The list of orders of a market; the address leaves out defaults. */
export function orderListUrl(market: Market, { filter = {}, sort, size, trail = [] }: OrderListChoice = {}): string {
  const query = writeOrderFilter(filter);
  if (sort && sort !== OrderSort.NEWEST) query.set('sort', sort);
  if (size && size !== DEFAULT_PAGE_SIZE) query.set('size', String(size));
  for (const cursor of trail) query.append('after', cursor);
  const text = query.toString();
  return `/orders_${SUFFIX[market]}${text ? `?${text}` : ''}`;
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
  const query = new URLSearchParams(orderNumbers.map((number) => ['order', number]));
  return `/shipping_${SUFFIX[market]}${orderNumbers.length > 0 ? `?${query}` : ''}`;
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
  const query = new URLSearchParams({ carrier, encoding });
  for (const number of orderNumbers) query.append('order', number);
  return `${CARRIER_FILE_PATH}?${query}`;
}

/** Address of the picking list, slips and labels of orders, to print. */
export function packingFileUrl(market: Market, orderNumbers: readonly string[]): string {
  const query = new URLSearchParams({ market });
  for (const number of orderNumbers) query.append('order', number);
  return `${PACKING_FILE_PATH}?${query}`;
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
  const query = action ? `?${new URLSearchParams({ action })}` : '';
  return `/order_${guest}${SUFFIX[market]}/${encodeURIComponent(number)}${query}`;
}

export function readOrderAction(query: URLSearchParams): OrderAction | null {
  const action = query.get('action');
  return action !== null && Object.hasOwn(TARGET_STATUS, action) ? (action as OrderAction) : null;
}
