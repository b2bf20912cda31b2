import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { MAXIMUM_PARCELS } from '@eunbit/schema/fulfilment';
import type { Market } from '@eunbit/schema/market';
import type { Carrier } from '@eunbit/schema/order';
import { type ShippingParcel, type ShippingRow, toParcelKey } from '@eunbit/schema/shipping-rows';
import { bareTrackingNumber, isTrackingNumber } from '@eunbit/schema/validation-tracking';
import { type ParcelOrder, parcelsOf } from '../../order/index.ts';
import { findDoubles, findObstacle, findUsedParcel } from '../shipping-rules.ts';
import type { NumberedRow } from './tracking-table.ts';

/** An unusable row of a file, and why. */
export interface RejectedRow extends NumberedRow {
  readonly reason: ApiMessageKey;
}

export interface MatchedNumbers {
  readonly orders: readonly ShippingRow[];
  readonly rejected: readonly RejectedRow[];
}

interface Known {
  readonly market: Market;
  readonly carrier: Carrier;
  readonly orders: ReadonlyMap<string, ParcelOrder>;
  /** The orders that were shipped with the numbers of the file, by `toParcelKey`. */
  readonly users: ReadonlyMap<string, readonly ParcelOrder[]>;
}

/** A long number that a spreadsheet has converted to scientific notation. */
const ROUNDED = /^\d(\.\d+)?e\+?\d+$/i;

function findRowProblem({ orderNumber, trackingNumber }: NumberedRow, known: Known): ApiMessageKey | null {
  const { market, carrier, orders, users } = known;
  const order = orders.get(orderNumber);
  const parcel = { carrier, trackingNumber };
  const obstacle = findObstacle(order, market);
  if (order && parcelsOf(order).some((one) => toParcelKey(one) === toParcelKey(parcel))) return 'skipped.sameNumber';
  if (!order || obstacle) return obstacle?.key ?? 'order.notFound';
  if (!trackingNumber) return 'tracking.missing';
  if (ROUNDED.test(trackingNumber)) return 'tracking.rounded';
  if (!isTrackingNumber(carrier, trackingNumber)) return 'tracking.otherForm';
  return findUsedParcel(order, [parcel], users) ? 'tracking.used' : null;
}

/** The parcels of an order's rows; carriers' software repeats a parcel's number for each product in it. */
function toParcels(rows: readonly NumberedRow[], carrier: Carrier): ShippingParcel[] {
  const numbers = new Set(rows.map(({ trackingNumber }) => bareTrackingNumber(trackingNumber)));
  return [...numbers].map((trackingNumber) => ({ carrier, trackingNumber }));
}

/**
 * Assigns the numbers of a carrier's file to their orders (SHIPMENT-28). An order is only used if all its rows are valid:
 * otherwise it would ship with too few parcels.
 */
export function matchNumbers(rows: readonly NumberedRow[], known: Known): MatchedNumbers {
  const byOrder = new Map<string, NumberedRow[]>();
  for (const row of rows) {
    const own = byOrder.get(row.orderNumber) ?? [];
    byOrder.set(row.orderNumber, own);
    own.push(row);
  }

  const taken: ShippingRow[] = [];
  const rejected: RejectedRow[] = [];
  for (const [orderNumber, own] of byOrder) {
    const wrong = own.flatMap((row) => {
      const reason = findRowProblem(row, known);
      return reason ? [{ ...row, reason }] : [];
    });
    const parcels = toParcels(own, known.carrier);
    if (wrong.length > 0) rejected.push(...wrong);
    else if (parcels.length > MAXIMUM_PARCELS) {
      rejected.push(...own.slice(0, 1).map((row) => ({ ...row, reason: 'tracking.tooMany' as const })));
    } else taken.push({ orderNumber, parcels });
  }

  const doubles = new Set(findDoubles(taken, known.orders).map(({ row }) => row));
  for (const { orderNumber } of taken.filter((_row, index) => doubles.has(index))) {
    rejected.push(...(byOrder.get(orderNumber) ?? []).map((row) => ({ ...row, reason: 'tracking.double' as const })));
  }
  return {
    orders: taken.filter((_row, index) => !doubles.has(index)),
    rejected: rejected.sort((one, other) => one.row - other.row),
  };
}
