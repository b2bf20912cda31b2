import type { Carrier } from '@eunbit/schema/order';
import { type RecordOf, recordSchema, stores } from '../../../common/record-schema.ts';
import type { OrderRecord } from '../order.record.ts';
import { parcelSchema } from '../shipment.record.ts';

/** A parcel of a fulfilment. */
const parcel = recordSchema(
  {
    carrier: { type: stores<Carrier>(String), required: true },
    trackingNumber: { type: String, required: true },
    /** The last tracking state, set by staff or polled from the carrier. For a bought label it is stored with the box. */
    news: { type: parcelSchema, default: null },
    /** Id of the staff member who set it; null if it came from the carrier. */
    newsBy: { type: String, default: null },
    /** When the carrier is polled next; null if it is not. */
    nextPollAt: { type: Date, default: null },
    /** Number of polls of the carrier in a row without news. */
    emptyPolls: { type: Number, default: 0 },
  },
  { _id: false },
);
export type FulfilmentParcelRecord = RecordOf<typeof parcel>;

const units = recordSchema(
  { productId: { type: String, required: true }, quantity: { type: Number, required: true, min: 1 } },
  { _id: false },
);

/** Units of an order that were shipped together. Removed only by a correction, if they were never shipped. */
export const fulfilmentSchema = recordSchema(
  {
    id: { type: String, required: true },
    lines: [units],
    parcels: [parcel],
    at: { type: Date, required: true },
    /** Id of the member of staff; null in orders whose history does not name one. */
    by: { type: String, default: null },
    /** The day announced to the customer for the rest, `YYYY-MM-DD`; null if unknown or if nothing was left. */
    restExpectedOn: { type: String, default: null },
  },
  { _id: false, id: false },
);
export type FulfilmentRecord = RecordOf<typeof fulfilmentSchema>;

/** The initial values for a new order. */
export function newFulfilments(): Pick<OrderRecord, 'fulfilments' | 'fulfilmentStatus'> {
  return { fulfilments: [], fulfilmentStatus: 'OPEN' };
}

/** A parcel without tracking information. */
export function newParcel(carrier: Carrier, trackingNumber: string, nextPollAt: Date | null): FulfilmentParcelRecord {
  return { carrier, trackingNumber, news: null, newsBy: null, nextPollAt, emptyPolls: 0 };
}
