import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { Units } from '@eunbit/schema/fulfilment';
import type { Market } from '@eunbit/schema/market';
import { canMove } from '@eunbit/schema/order';
import { MAXIMUM_ORDERS_AT_ONCE } from '@eunbit/schema/order-list';
import {
  findDoubleNumbers,
  type ParcelPlace,
  type ShippingParcel,
  type ShippingRow,
  toDestination,
  toNumberPath,
  toParcelKey,
  validateParcels,
} from '@eunbit/schema/shipping-rows';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { CodedRefusal } from '../../common/refusal.ts';
import { moneyAllows, type OrderError, type ParcelOrder, parcelsOf } from '../order/index.ts';

/** An order, or a part of it, to be shipped. Without parcels it ships in its packed boxes. */
export interface RowToShip extends ShippingRow {
  /** The units; absent to ship all open units. */
  readonly lines?: readonly Units[] | undefined;
  /** The number of fulfilments that the caller saw; absent to skip the check. */
  readonly expectedFulfilments?: number | undefined;
  /** `YYYY-MM-DD`, expected date of the rest; null if unknown. */
  readonly restExpectedOn?: string | null | undefined;
  /** Whether the caller has confirmed shipping although money is missing. */
  readonly isUnpaidAccepted?: boolean | undefined;
}

/** Why an order cannot be shipped. */
export type ShippingObstacle = CodedRefusal<OrderError['code']>;

/** Validates the number of rows; if it is invalid, nothing else is checked. */
export function validateRowCount(rows: readonly ShippingRow[]): FieldFailure<ApiMessageKey>[] {
  if (rows.length === 0) return [{ path: 'rows', key: 'orders.noneSelected' }];
  return rows.length > MAXIMUM_ORDERS_AT_ONCE ? [{ path: 'rows', key: 'orders.tooMany' }] : [];
}

/**
 * Errors of a row regardless of its order: it repeats the order of an earlier row, or a number has an invalid format
 * (SHIPMENT-24).
 */
export function validateRow(rows: readonly ShippingRow[], index: number): FieldFailure<ApiMessageKey>[] {
  const { orderNumber, parcels = [] } = rows[index] ?? {};
  const isTwice = rows.findIndex((row) => row.orderNumber === orderNumber) < index;
  const path = `rows.${index}`;
  return [
    ...(isTwice ? [{ path: `${path}.orderNumber`, key: 'orders.twice' } as const] : []),
    ...validateParcels(parcels, `${path}.parcels`),
  ];
}

type Addressed = Pick<ParcelOrder, 'address'>;

/** Numbers that occur twice in the table, for orders to different recipients (SHIPMENT-25). */
export function findDoubles(rows: readonly ShippingRow[], orders: ReadonlyMap<string, Addressed>): ParcelPlace[] {
  return findDoubleNumbers(rows, (number) => {
    const order = orders.get(number);
    return order && toDestination(order.address);
  });
}

/** The same, as field errors. */
export const findDoubleFailures = (rows: readonly ShippingRow[], orders: ReadonlyMap<string, Addressed>) =>
  findDoubles(rows, orders).map((place) => ({ path: toNumberPath(place), key: 'tracking.double' as const }));

const REFUSED = 'STATUS_TRANSITION_REFUSED';

/** Why an order of a store cannot be shipped now; null if it can. */
export function findObstacle(order: ParcelOrder | undefined, market: Market): ShippingObstacle | null {
  if (!order) return { code: 'ORDER_NOT_FOUND', key: 'order.notFound' };
  if (order.market !== market) return { code: 'ORDER_NOT_FOUND', key: 'skipped.otherStore' };
  if (order.status === 'ORDER_CANCELLED') return { code: REFUSED, key: 'skipped.cancelled' };
  if (!canMove(order.status, 'ORDER_SHIPPED')) return { code: REFUSED, key: 'skipped.shipped' };
  if (!moneyAllows(order.payment, 'ORDER_SHIPPED')) return { code: REFUSED, key: 'status.unpaid' };
  return order.payment.status === 'AWAITING_PAYMENT' ? { code: 'PAYMENT_OUTSTANDING', key: 'skipped.unpaid' } : null;
}

/** The first of an order's parcels whose number was already used for another recipient (SHIPMENT-25). */
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

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && [...one].sort().join('\n') === [...other].sort().join('\n');

const toUnitKeys = (units: readonly Units[]) => units.map(({ productId, quantity }) => `${productId} ${quantity}`);

type Sent = Pick<ParcelOrder, 'status'> & {
  readonly fulfilments: readonly { readonly parcels: readonly ShippingParcel[]; readonly lines: readonly Units[] }[];
};

/** Whether exactly this was already shipped in these parcels after the caller read the order (SHIPMENT-26). */
export function isShippedAs(order: Sent, { parcels, lines, expectedFulfilments = 0 }: RowToShip): boolean {
  if (parcels.length === 0) return false;
  const keys = parcels.map(toParcelKey);
  const all = order.status === 'ORDER_SHIPPED' && isSame(parcelsOf(order).map(toParcelKey), keys);
  if (!lines && expectedFulfilments === 0 && all) return true;
  return order.fulfilments
    .slice(expectedFulfilments)
    .some(
      (sent) =>
        isSame(sent.parcels.map(toParcelKey), keys) &&
        (lines ? isSame(toUnitKeys(sent.lines), toUnitKeys(lines)) : order.status === 'ORDER_SHIPPED'),
    );
}
