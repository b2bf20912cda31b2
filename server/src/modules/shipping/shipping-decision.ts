import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { Market } from '@eunbit/schema/market';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import {
  type Decision,
  getOutstandingAmount,
  moveOrder,
  type OrderRecord,
  type OrderRefusal,
  type ParcelOrder,
  packedParcels,
  type Shipping,
  type UndoOffer,
  validateShipping,
} from '../order/index.ts';
import { findObstacle, findUsedParcel, isShippedAs, type RowToShip, type ShippingObstacle } from './shipping-rules.ts';

/** The outcome of a row for the current order. */
export type RowOutcome =
  | { readonly shipping: Shipping }
  | { readonly obstacle: ShippingObstacle }
  | { readonly failures: readonly FieldFailure<ApiMessageKey>[] }
  | 'done'
  | 'seenOtherwise';

/** The context in which a row is shipped. */
export interface ShippingSituation {
  readonly market: Market;
  /** Orders that were shipped with these numbers, by `toParcelKey`. */
  readonly users: ReadonlyMap<string, readonly ParcelOrder[]>;
}

/** Missing money blocks shipping unless staff accept that (PAYMENT-32); an overpaid order misses none. */
function findObstacleOf(order: OrderRecord, row: RowToShip, market: Market): ShippingObstacle | null {
  const obstacle = findObstacle(order, market);
  const isAccepted = row.isUnpaidAccepted || getOutstandingAmount(order) === 0;
  return obstacle?.code === 'PAYMENT_OUTSTANDING' && isAccepted ? null : obstacle;
}

/** The outcome of a row of the table for its current order. */
export function checkRow(
  order: OrderRecord,
  row: RowToShip,
  { market, users }: ShippingSituation,
  now: Date,
): RowOutcome {
  const isOfStore = order.market === market;
  if (isOfStore && isShippedAs(order, row)) return 'done';
  const { expectedFulfilments = order.fulfilments.length } = row;
  if (isOfStore && expectedFulfilments !== order.fulfilments.length) return 'seenOtherwise';
  const obstacle = findObstacleOf(order, row, market);
  if (obstacle) return { obstacle };
  const parcels = row.parcels.length > 0 ? row.parcels : packedParcels(order);
  if (findUsedParcel(order, parcels, users)) {
    return { obstacle: { code: 'TRACKING_NUMBER_USED', key: 'tracking.used' } };
  }
  const shipping = { parcels, lines: row.lines, restExpectedOn: row.restExpectedOn };
  const failures = validateShipping(order, shipping, now);
  return failures.length > 0 ? { failures } : { shipping };
}

/** The staff member, and how shipping can be undone. */
interface Shipper {
  readonly staffId: string;
  readonly offer: UndoOffer | null;
}

/**
 * Ships a row. Its errors were reported before any row was shipped, so an error now means that the order has changed since the
 * caller saw it.
 */
export function decideShipping(
  order: OrderRecord,
  row: RowToShip,
  situation: ShippingSituation,
  { staffId, offer }: Shipper,
  now: Date,
): Decision<OrderRefusal> {
  const outcome = checkRow(order, row, situation, now);
  if (outcome === 'done') return { order };
  if (outcome === 'seenOtherwise' || 'failures' in outcome) return { conflict: order };
  if ('obstacle' in outcome) return { refused: outcome.obstacle };
  return moveOrder(order, toShippingChange(outcome.shipping), staffId, now, offer);
}

export const toShippingChange = (shipping: Shipping) => ({ status: 'ORDER_SHIPPED', delay: null, shipping }) as const;
