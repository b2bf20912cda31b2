import type { Carrier } from '@eunbit/schema/order';
import type { TrackerStatus } from '@eunbit/schema/shipment';

/** The last event of a parcel. */
export interface ParcelEvent {
  readonly status: TrackerStatus;
  readonly message: string | null;
  readonly place: string | null;
  readonly happenedAt: Date;
}

/** Answers what carriers know that tell nothing by themselves. */
export interface CarrierTracking {
  /** Null if the carrier does not know the number, which it does not until it has scanned the parcel. Throws without an answer. */
  look(carrier: Carrier, trackingNumber: string): Promise<ParcelEvent | null>;
}
