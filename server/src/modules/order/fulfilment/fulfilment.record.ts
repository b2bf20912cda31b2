import type { Carrier } from '@eunbit/schema/order';
import { type RecordOf, recordSchema, stores } from '../../../common/record-schema.ts';
import type { OrderRecord } from '../order.record.ts';
import { parcelSchema } from '../shipment.record.ts';

/** A parcel of a fulfilment. */
const parcel = recordSchema(
  {
    carrier: { type: stores<Carrier>(String), required: true },
    trackingNumber: { type: String, required: true },
    /** What staff, or a carrier that the shop asks, last said of it. News of a bought label stands at its box. */
    news: { type: parcelSchema, default: null },
    /** Id of the member of staff who said so; null for the carrier. */
    newsBy: { type: String, default: null },
    /** When its carrier is asked next; null if it is not. */
    lookAt: { type: Date, default: null },
    /** How often its carrier was asked without telling anything new. */
    looks: { type: Number, default: 0 },
  },
  { _id: false },
);
export type FulfilmentParcelRecord = RecordOf<typeof parcel>;

const units = recordSchema(
  { productId: { type: String, required: true }, quantity: { type: Number, required: true, min: 1 } },
  { _id: false },
);

/** Units of an order that left together. Removed only by a correction that says they never left. */
export const fulfilmentSchema = recordSchema(
  {
    id: { type: String, required: true },
    lines: [units],
    parcels: [parcel],
    at: { type: Date, required: true },
    /** Id of the member of staff; null in orders whose history does not name one. */
    by: { type: String, default: null },
    /** The day on which the rest was to follow, `YYYY-MM-DD`, as the customer was told; null if unknown, or if nothing was left. */
    restExpectedOn: { type: String, default: null },
  },
  { _id: false, id: false },
);
export type FulfilmentRecord = RecordOf<typeof fulfilmentSchema>;

/** Of an order that was placed just now. */
export function newFulfilments(): Pick<OrderRecord, 'fulfilments' | 'fulfilmentStatus'> {
  return { fulfilments: [], fulfilmentStatus: 'OPEN' };
}

/** A parcel of which nothing was heard yet. */
export function newParcel(carrier: Carrier, trackingNumber: string, lookAt: Date | null): FulfilmentParcelRecord {
  return { carrier, trackingNumber, news: null, newsBy: null, lookAt, looks: 0 };
}
