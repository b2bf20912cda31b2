import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { Market } from '@eunbit/schema/market';
import { normaliseOrderNumber } from '@eunbit/schema/order';
import { MAXIMUM_ORDERS_AT_ONCE } from '@eunbit/schema/order-list';
import { type ShippingParcel, type ShippingRow, toNumberPath } from '@eunbit/schema/shipping-rows';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { bareTrackingNumber } from '@eunbit/schema/validation-tracking';
import type { Logger } from 'pino';
import type { OrderRecord } from '../order/order.record.ts';
import type { OrderService } from '../order/order.service.ts';
import type { RefundAuthority } from '../order/refund-authority.ts';
import type { OrderParcels } from '../order/stores/order-parcels.ts';
import type { OrderReader } from '../order/stores/order-reader.ts';
import {
  findDoubles,
  findObstacle,
  findUsedParcel,
  isShippedAs,
  type ShippingObstacle,
  validateShipment,
} from './shipping-rules.ts';

/** The result for one row of the table. */
export interface ShippedRow {
  readonly number: string;
  readonly outcome: 'DONE' | 'SKIPPED' | 'FAILED';
  /** Null where it is done. */
  readonly code: ShippingObstacle['code'] | null;
  readonly reason: ApiMessageKey | null;
  readonly order: OrderRecord | null;
}

export type BulkShipment =
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure<ApiMessageKey>[] }
  | { readonly outcome: 'answered'; readonly rows: readonly ShippedRow[] };

/** An order of the shipping table, and what prevents shipping it. */
export interface ShippableOrder {
  readonly number: string;
  readonly order: OrderRecord | null;
  readonly obstacle: ShippingObstacle | null;
}

/** A parcel whose number is taken. */
export interface UsedNumber {
  readonly number: string;
  readonly parcel: ShippingParcel;
  readonly usedBy: string;
}

/** Who ships, and whether that can be undone for some seconds. */
interface Shipper {
  readonly authority: RefundAuthority;
  readonly isUndoable: boolean;
}

interface Deps {
  readonly order: OrderService;
  readonly orderReader: OrderReader;
  readonly orderParcels: OrderParcels;
  readonly log: Logger;
}

const toBare = ({ orderNumber, parcels }: ShippingRow): ShippingRow => ({
  orderNumber: normaliseOrderNumber(orderNumber),
  parcels: parcels.map(({ carrier, trackingNumber }) => ({
    carrier,
    trackingNumber: bareTrackingNumber(trackingNumber),
  })),
});

/** Ships many orders, each in its own transaction, so that a failure does not affect the others (SHIPMENT-23). */
export function createBulkShippingService({ order: orders, orderReader, orderParcels, log }: Deps) {
  /** Once more after a conflict: a colleague may have confirmed the order, or shipped it in these very parcels. */
  async function ship(row: ShippingRow, market: Market, shipper: Shipper, isRetry = false): Promise<ShippedRow> {
    const { orderNumber: number, parcels } = row;
    const order = await orderReader.byNumber(number);
    const skipped = ({ code, reason }: ShippingObstacle): ShippedRow => ({
      number,
      outcome: 'SKIPPED',
      code,
      reason,
      order,
    });
    const done = (saved: OrderRecord): ShippedRow => ({
      number,
      outcome: 'DONE',
      code: null,
      reason: null,
      order: saved,
    });

    if (order?.market === market && isShippedAs(order, parcels)) return done(order);
    const obstacle = findObstacle(order ?? undefined, market);
    if (!order || obstacle) return skipped(obstacle ?? { code: 'ORDER_NOT_FOUND', reason: 'order.notFound' });
    if (findUsedParcel(order, parcels, await orderParcels.usersOf(parcels))) {
      return skipped({ code: 'TRACKING_NUMBER_USED', reason: 'tracking.used' });
    }
    const change = { status: 'ORDER_SHIPPED', delay: null, tracking: parcels } as const;
    const changed = await orders.changeStatus(number, order.status, change, shipper);
    switch (changed.outcome) {
      case 'saved':
        return done(changed.order);
      case 'conflict':
        return isRetry
          ? { ...skipped({ code: 'ORDER_CONFLICT', reason: 'order.conflict' }), order: changed.order }
          : ship(row, market, shipper, true);
      case 'unpaid':
        return skipped({ code: 'STATUS_TRANSITION_REFUSED', reason: 'status.unpaid' });
      case 'outstanding':
        return skipped({ code: 'STATUS_TRANSITION_REFUSED', reason: 'skipped.unpaid' });
      default:
        return skipped({ code: 'STATUS_TRANSITION_REFUSED', reason: 'status.refused' });
    }
  }

  async function shipOrFail(row: ShippingRow, market: Market, shipper: Shipper): Promise<ShippedRow> {
    try {
      return await ship(row, market, shipper);
    } catch (error) {
      log.error({ err: error, order: row.orderNumber }, 'order not shipped with the others');
      return { number: row.orderNumber, outcome: 'FAILED', code: null, reason: 'internal', order: null };
    }
  }

  return {
    /**
     * Ships each order that can be, in the order of the rows; a row that was shipped before in the same parcels counts as
     * done, so that an answer that was lost can be asked for again. Sequential: of two rows with one number, the second
     * finds the first.
     */
    async ship(market: Market, given: readonly ShippingRow[], shipper: Shipper): Promise<BulkShipment> {
      const rows = given.map(toBare);
      const failures = validateShipment(rows);
      if (failures.length > 0) return { outcome: 'invalid', failures };
      const known = await orderParcels.byNumbers(rows.map(({ orderNumber }) => orderNumber));
      const doubles = findDoubles(rows, known).map((place) => ({
        path: toNumberPath(place),
        key: 'tracking.double' as const,
      }));
      if (doubles.length > 0) return { outcome: 'invalid', failures: doubles };
      const shipped: ShippedRow[] = [];
      for (const row of rows) shipped.push(await shipOrFail(row, market, shipper));
      return { outcome: 'answered', rows: shipped };
    },

    /** These orders for the table, at most a hundred; where none are named, those that wait longest to be shipped. */
    async list(market: Market, numbers: readonly string[] | null): Promise<ShippableOrder[]> {
      if (!numbers) {
        const waiting = await orderParcels.waiting(market, MAXIMUM_ORDERS_AT_ONCE);
        return waiting.map((order) => ({ number: order.number, order, obstacle: findObstacle(order, market) }));
      }
      const wanted = [...new Set(numbers.map(normaliseOrderNumber))].slice(0, MAXIMUM_ORDERS_AT_ONCE);
      const found = await orderReader.byNumbers(wanted);
      return wanted.map((number) => {
        const order = found.get(number);
        return { number, order: order ?? null, obstacle: findObstacle(order, market) };
      });
    },

    /** Parcels of these rows whose number went out with an order to another recipient (SHIPMENT-25). */
    async usedNumbers(given: readonly ShippingRow[]): Promise<UsedNumber[]> {
      const rows = given.slice(0, MAXIMUM_ORDERS_AT_ONCE).map(toBare);
      const known = await orderParcels.byNumbers(rows.map(({ orderNumber }) => orderNumber));
      const users = await orderParcels.usersOf(rows.flatMap(({ parcels }) => parcels));
      return rows.flatMap(({ orderNumber: number, parcels }) => {
        const order = known.get(number);
        if (!order) return [];
        return parcels.flatMap((parcel) => {
          const used = findUsedParcel(order, [parcel], users);
          return used ? [{ number, parcel, usedBy: used.user.number }] : [];
        });
      });
    },
  };
}

export type BulkShippingService = ReturnType<typeof createBulkShippingService>;
