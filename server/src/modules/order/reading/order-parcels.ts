import type { Market } from '@eunbit/schema/market';
import { type ShippingParcel, toParcelKey } from '@eunbit/schema/shipping-rows';
import { bareTrackingNumber } from '@eunbit/schema/validation-tracking';
import type { Connection } from 'mongoose';
import { textIn } from '../../../common/indexed-text.ts';
import { parcelsOf, type SentParcels } from '../fulfilment/fulfilment-rules.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';

/** The fields that decide whether an order can be shipped, and whether orders can share a parcel. */
export interface ParcelOrder extends Pick<OrderRecord, 'number' | 'market' | 'status' | 'address'> {
  /** What has been shipped. */
  readonly fulfilments: readonly SentParcels[];
  readonly payment: Pick<OrderRecord['payment'], 'method' | 'status' | 'depositedAmount' | 'paidAmount'>;
}

const PARCELS = {
  number: 1,
  market: 1,
  status: 1,
  'fulfilments.parcels.carrier': 1,
  'fulfilments.parcels.trackingNumber': 1,
  address: 1,
  'payment.method': 1,
  'payment.status': 1,
  'payment.depositedAmount': 1,
  'payment.paidAmount': 1,
} as const;

/** Maximum numbers per query; an uploaded file may name 20,000 orders. */
const NUMBERS_A_QUERY = 1_000;

/** Parcels of orders, for the module that ships many. */
export function createOrderParcels(connection: Connection) {
  const orders = orderModel(connection);

  return {
    /** Orders by number, in batches. */
    async byNumbers(numbers: readonly string[]): Promise<ReadonlyMap<string, ParcelOrder>> {
      const found = new Map<string, ParcelOrder>();
      for (let at = 0; at < numbers.length; at += NUMBERS_A_QUERY) {
        const some = numbers.slice(at, at + NUMBERS_A_QUERY);
        for (const order of await orders.find({ number: { $in: some } }, PARCELS).lean<ParcelOrder[]>()) {
          found.set(order.number, order);
        }
      }
      return found;
    },

    /** The orders shipped with these tracking numbers, keyed by `toParcelKey`. */
    async usersOf(parcels: readonly ShippingParcel[]): Promise<ReadonlyMap<string, readonly ParcelOrder[]>> {
      const wanted = new Map(parcels.map((parcel) => [toParcelKey(parcel), bareTrackingNumber(parcel.trackingNumber)]));
      const numbers = [...new Set(wanted.values())];
      const found = new Map<string, ParcelOrder[]>();
      for (let at = 0; at < numbers.length; at += NUMBERS_A_QUERY) {
        const some = textIn(numbers.slice(at, at + NUMBERS_A_QUERY));
        const sent = await orders.find({ 'fulfilments.parcels.trackingNumber': some }, PARCELS).lean<ParcelOrder[]>();
        for (const order of sent) {
          const keys = parcelsOf(order).map(toParcelKey);
          for (const key of keys.filter((one) => wanted.has(one))) {
            found.set(key, [...(found.get(key) ?? []), order]);
          }
        }
      }
      return found;
    },

    /** Confirmed orders of a store, which wait to be shipped, oldest first. */
    waiting(market: Market, limit: number): Promise<OrderRecord[]> {
      return orders
        .find({ market, status: 'ORDER_CONFIRMED' })
        .sort({ createdAt: 1, _id: 1 })
        .hint({ market: 1, status: 1, createdAt: -1, _id: -1 })
        .limit(limit)
        .lean()
        .exec();
    },
  };
}

export type OrderParcels = ReturnType<typeof createOrderParcels>;
