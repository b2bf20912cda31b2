import type { FulfilmentStatus, Units } from '@eunbit/schema/fulfilment';
import type { Carrier } from '@eunbit/schema/order';
import { Schema } from 'mongoose';
import { type ParcelRecord, parcelSchema } from '../shipment.record.ts';

/** A parcel of a fulfilment. */
export interface FulfilmentParcelRecord {
  carrier: Carrier;
  trackingNumber: string;
  /** What staff, or a carrier that the shop asks, last said of it. News of a bought label stands at its box. */
  news: ParcelRecord | null;
  /** Id of the member of staff who said so; null for the carrier. */
  newsBy: string | null;
  /** When its carrier is asked next; null if it is not. */
  lookAt: Date | null;
  /** How often its carrier was asked without telling anything new. */
  looks: number;
}

/** Units of an order that left together. Removed only by a correction that says they never left. */
export interface FulfilmentRecord {
  id: string;
  lines: Units[];
  parcels: FulfilmentParcelRecord[];
  at: Date;
  /** Id of the member of staff; null in orders whose history does not name one. */
  by: string | null;
  /** The day on which the rest was to follow, `YYYY-MM-DD`, as the customer was told; null if unknown, or if nothing was left. */
  restExpectedOn: string | null;
}

/** The fields of an order about what has left. */
export interface FulfilmentFields {
  /** Oldest first. */
  fulfilments: FulfilmentRecord[];
  /** Derived from lines, status, fulfilments and the news of parcels, whenever one of them is written. */
  fulfilmentStatus: FulfilmentStatus;
  /** When the shop learned that all of it has arrived; null or missing while it has not. */
  deliveredAt?: Date | null;
}

/** Of an order that was placed just now. */
export function newFulfilments(): FulfilmentFields {
  return { fulfilments: [], fulfilmentStatus: 'OPEN' };
}

/** A parcel of which nothing was heard yet. */
export function newParcel(carrier: Carrier, trackingNumber: string, lookAt: Date | null): FulfilmentParcelRecord {
  return { carrier, trackingNumber, news: null, newsBy: null, lookAt, looks: 0 };
}

const parcel = new Schema<FulfilmentParcelRecord>(
  {
    carrier: { type: String, required: true },
    trackingNumber: { type: String, required: true },
    news: { type: parcelSchema, default: null },
    newsBy: { type: String, default: null },
    lookAt: { type: Date, default: null },
    looks: { type: Number, default: 0 },
  },
  { _id: false },
);

export const fulfilmentSchema = new Schema<FulfilmentRecord>(
  {
    id: { type: String, required: true },
    lines: [
      new Schema<Units>(
        { productId: { type: String, required: true }, quantity: { type: Number, required: true, min: 1 } },
        { _id: false },
      ),
    ],
    parcels: [parcel],
    at: { type: Date, required: true },
    by: { type: String, default: null },
    restExpectedOn: { type: String, default: null },
  },
  { _id: false, id: false },
);
