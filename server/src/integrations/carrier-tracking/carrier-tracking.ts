import type { Carrier } from '@eunbit/schema/order';
import type { TrackerStatus } from '@eunbit/schema/shipment';

/** The last event of a parcel. */
export interface ParcelEvent {
  readonly status: TrackerStatus;
  readonly message: string | null;
  readonly place: string | null;
  readonly happenedAt: Date;
}

/** Polls carriers that send no tracking events. */
export interface CarrierTracking {
  /** Null if the carrier does not know the number, as before its first scan of the parcel. Throws if there is no response. */
  findLatest(carrier: Carrier, trackingNumber: string): Promise<ParcelEvent | null>;
}
