import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { Market } from '@eunbit/schema/market';
import { canMove, normaliseOrderNumber } from '@eunbit/schema/order';
import { MAXIMUM_ORDERS_AT_ONCE } from '@eunbit/schema/order-list';
import {
  findDoubleNumbers,
  type ParcelPlace,
  type ShippingParcel,
  type ShippingRow,
  toDestination,
  toParcelKey,
  validateShippingRows,
} from '@eunbit/schema/shipping-rows';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { parcelsOf } from '../order/fulfilment/fulfilment-rules.ts';
import type { OrderError } from '../order/order.errors.ts';
import { moneyAllows } from '../order/status/status-rules.ts';
import type { ParcelOrder } from '../order/stores/order-parcels.ts';

/** Why an order is not shipped. */
export interface ShippingObstacle {
  readonly code: OrderError['code'];
  readonly reason: ApiMessageKey;
}

/** What makes a whole table be refused, whatever its orders are (SHIPMENT-24). */
export function validateShipment(rows: readonly ShippingRow[]): FieldFailure<ApiMessageKey>[] {
  if (rows.length === 0) return [{ path: 'rows', key: 'orders.noneSelected' }];
  if (rows.length > MAXIMUM_ORDERS_AT_ONCE) return [{ path: 'rows', key: 'orders.tooMany' }];
  const numbers = rows.map(({ orderNumber }) => normaliseOrderNumber(orderNumber));
  const twice = numbers.flatMap((number, index) =>
    numbers.indexOf(number) < index ? [{ path: `rows.${index}.orderNumber`, key: 'orders.twice' as const }] : [],
  );
  return [...twice, ...validateShippingRows(rows)];
}

/** Numbers that the table has twice for orders to different recipients (SHIPMENT-25). */
export function findDoubles(
  rows: readonly ShippingRow[],
  orders: ReadonlyMap<string, Pick<ParcelOrder, 'address'>>,
): ParcelPlace[] {
  return findDoubleNumbers(rows, (number) => {
    const order = orders.get(number);
    return order && toDestination(order.address);
  });
}

/** Whether an order went out in exactly these parcels, in any order. */
export function isShippedAs(order: ParcelOrder, parcels: readonly ShippingParcel[]): boolean {
  const keys = (some: readonly ShippingParcel[]) => some.map(toParcelKey).sort().join('\n');
  const known = order.status === 'ORDER_SHIPPED' ? parcelsOf(order) : [];
  return known.length > 0 && keys(known) === keys(parcels);
}

const REFUSED = 'STATUS_TRANSITION_REFUSED';

/** What prevents shipping an order of a store as it is; null where nothing does. */
export function findObstacle(order: ParcelOrder | undefined, market: Market): ShippingObstacle | null {
  if (!order) return { code: 'ORDER_NOT_FOUND', reason: 'order.notFound' };
  if (order.market !== market) return { code: 'ORDER_NOT_FOUND', reason: 'skipped.otherStore' };
  if (order.status === 'ORDER_CANCELLED') return { code: REFUSED, reason: 'skipped.cancelled' };
  if (!canMove(order.status, 'ORDER_SHIPPED')) return { code: REFUSED, reason: 'skipped.shipped' };
  if (!moneyAllows(order.payment, 'ORDER_SHIPPED')) return { code: REFUSED, reason: 'status.unpaid' };
  // Whoever ships it by itself reads what is missing (PAYMENT-32).
  return order.payment.state === 'AWAITING_DEPOSIT' ? { code: REFUSED, reason: 'skipped.unpaid' } : null;
}

/** The first of an order's parcels whose number went out with an order to another recipient (SHIPMENT-25). */
export function findUsedParcel(
  order: Pick<ParcelOrder, 'number' | 'address'>,
  parcels: readonly ShippingParcel[],
  users: ReadonlyMap<string, readonly ParcelOrder[]>,
): { readonly parcel: ShippingParcel; readonly user: ParcelOrder } | null {
  for (const parcel of parcels) {
    const user = users
      .get(toParcelKey(parcel))
      ?.find(
        ({ number, address }) => number !== order.number && toDestination(address) !== toDestination(order.address),
      );
    if (user) return { parcel, user };
  }
  return null;
}
