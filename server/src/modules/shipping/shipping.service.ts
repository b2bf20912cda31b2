import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { Market } from '@eunbit/schema/market';
import { normaliseOrderNumber } from '@eunbit/schema/order';
import { MAXIMUM_ORDERS_AT_ONCE } from '@eunbit/schema/order-list';
import { type ShippingParcel, type ShippingRow, toBareParcels } from '@eunbit/schema/shipping-rows';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { Logger } from 'pino';
import { type InvalidInput, refuseInput } from '../../common/refusal.ts';
import {
  type BulkRow,
  type ChangeOrder,
  type OfferUndo,
  type OrderParcels,
  type OrderReader,
  type OrderRecord,
  type OrderRefusal,
  toBulkRow,
} from '../order/index.ts';
import { checkRow, decideShipping, type RowOutcome, type ShippingSituation } from './shipping-decision.ts';
import {
  findDoubleFailures,
  findObstacle,
  findUsedParcel,
  type RowToShip,
  type ShippingObstacle,
  validateRow,
  validateRowCount,
} from './shipping-rules.ts';

/** An order of the shipping table, and why it cannot be shipped, if so. */
export interface ShippableOrder {
  readonly number: string;
  readonly order: OrderRecord | null;
  readonly obstacle: ShippingObstacle | null;
}

/** A parcel whose number is already used. */
export interface UsedNumber {
  readonly number: string;
  readonly parcel: ShippingParcel;
  readonly usedBy: string;
}

/** The staff member, and whether shipping can be undone for some seconds. */
interface Shipper {
  readonly staffId: string;
  readonly isUndoable: boolean;
}

interface Deps {
  readonly changeOrder: ChangeOrder;
  readonly offerUndo: OfferUndo;
  readonly orderReader: OrderReader;
  readonly orderParcels: OrderParcels;
  readonly log: Logger;
}

const toBare = <Row extends ShippingRow>(row: Row): Row => ({
  ...row,
  orderNumber: normaliseOrderNumber(row.orderNumber),
  parcels: toBareParcels(row.parcels),
});

/** Ships orders, whole or in parts, each in its own transaction, so that a failure does not affect the others (SHIPMENT-23). */
export function createShippingService({ changeOrder, offerUndo, orderReader, orderParcels, log }: Deps) {
  const situationOf = async (market: Market, parcels: readonly ShippingParcel[]): Promise<ShippingSituation> => ({
    market,
    users: await orderParcels.usersOf(parcels),
  });

  /** Used numbers are read again for each row: of two rows with one number, the second finds the first. */
  async function ship(row: RowToShip, market: Market, { staffId, isUndoable }: Shipper): Promise<BulkRow> {
    const { orderNumber: number } = row;
    const shipper = { staffId, offer: offerUndo(isUndoable) };
    const situation = await situationOf(market, row.parcels);
    let seen: OrderRecord | null = null;
    const changed = await changeOrder<OrderRefusal>(number, (order, now) => {
      seen = order;
      return decideShipping(order, row, situation, shipper, now);
    });
    return toBulkRow(number, changed, seen);
  }

  async function shipOrFail(row: RowToShip, market: Market, shipper: Shipper): Promise<BulkRow> {
    try {
      return await ship(row, market, shipper);
    } catch (error) {
      log.error({ err: error, order: row.orderNumber }, 'order not shipped');
      return { number: row.orderNumber, order: null, problem: 'failed' };
    }
  }

  /** The errors of the rows: of each row, between rows, and for their current orders. */
  async function findFailures(market: Market, rows: readonly RowToShip[]): Promise<FieldFailure<ApiMessageKey>[]> {
    const ofTable = validateRowCount(rows);
    if (ofTable.length > 0) return ofTable;
    const orders = await orderReader.byNumbers(rows.map(({ orderNumber }) => orderNumber));
    const now = new Date();
    const ofRows = rows.flatMap((row, index) => {
      const order = orders.get(row.orderNumber);
      const outcome = order && checkRow(order, row, { market, users: new Map() }, now);
      const failures = typeof outcome === 'object' && 'failures' in outcome ? outcome.failures : [];
      const ofOrder = failures.map(({ path, key }) => ({ path: `rows.${index}.${path}`, key }));
      return [...validateRow(rows, index), ...ofOrder];
    });
    return ofRows.length > 0 ? ofRows : findDoubleFailures(rows, orders);
  }

  return {
    /**
     * Ships the rows in order, skipping those that cannot be shipped. A row already shipped in the same parcels counts as done,
     * so that a request can be retried after a lost response. If any row is invalid, nothing is shipped.
     */
    async ship(
      market: Market,
      given: readonly RowToShip[],
      shipper: Shipper,
    ): Promise<{ readonly value: readonly BulkRow[] } | { readonly refused: InvalidInput }> {
      const rows = given.map(toBare);
      const invalid = refuseInput(await findFailures(market, rows));
      if (invalid) return invalid;
      const shipped: BulkRow[] = [];
      for (const row of rows) shipped.push(await shipOrFail(row, market, shipper));
      return { value: shipped };
    },

    /** The outcome of a row and its order, without shipping it; null if the order is unknown. */
    async check(
      market: Market,
      given: RowToShip,
    ): Promise<
      { readonly order: OrderRecord; readonly outcome: RowOutcome } | { readonly refused: InvalidInput } | null
    > {
      const row = toBare(given);
      const invalid = refuseInput(validateRow([row], 0));
      if (invalid) return invalid;
      const order = await orderReader.byNumber(row.orderNumber);
      return order && { order, outcome: checkRow(order, row, await situationOf(market, row.parcels), new Date()) };
    },

    /** The given orders for the table, at most a hundred; without numbers, those that have waited longest. */
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

    /** Parcels of these rows whose number was already used for another recipient (SHIPMENT-25). */
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

export type ShippingService = ReturnType<typeof createShippingService>;
