import type { PackedUnit } from '@eunbit/schema/packed-unit';
import type { TrackerStatus } from '@eunbit/schema/shipment';

/** Origin or destination of a parcel, in the United States. */
export interface PostalAddress {
  readonly name: string;
  readonly street: string;
  /** Apartment, floor or unit; empty if there is none. */
  readonly unit: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly phone?: string;
}

export type AddressVerdict =
  /** Deliverable; `address` is in the postal service's format. */
  { readonly kind: 'deliverable'; readonly address: PostalAddress } | { readonly kind: 'undeliverable' };

/** A carrier's price for a parcel. */
export interface ShippingRateOffer {
  readonly id: string;
  readonly carrier: string;
  readonly service: string;
  readonly carrierAccountId: string;
  /** Minor units. */
  readonly price: number;
  readonly createdAt: Date | null;
  /** Null if the carrier does not state it. */
  readonly deliveryDays: number | null;
  readonly deliveryDate: Date | null;
  readonly deliveryDateGuaranteed: boolean;
}

/** Tracking state of a parcel at `updatedAt`. */
export interface TrackerState {
  readonly trackerId: string;
  /** The shipment of the parcel's label; null for labels that were not bought here. */
  readonly shipmentId: string | null;
  readonly status: TrackerStatus;
  /** The carrier's text of the latest event. */
  readonly message: string | null;
  /** City and state of the latest event. */
  readonly place: string | null;
  readonly happenedAt: Date | null;
  readonly estimatedDelivery: Date | null;
  readonly updatedAt: Date;
}

/** A purchased label. */
export interface Label {
  readonly rate: ShippingRateOffer;
  readonly labelUrl: string;
  readonly trackingCode: string;
  readonly trackerId: string | null;
  /** URL of the public tracking page. */
  readonly trackingUrl: string | null;
  /** Shipping zone, which depends on the distance. */
  readonly zone: string | null;
  readonly tracker: TrackerState | null;
}

export interface ProviderShipment {
  readonly id: string;
  readonly rates: readonly ShippingRateOffer[];
  /** Null until purchased. */
  readonly label: Label | null;
}

export interface NewShipment {
  /** The shop's reference; finds the shipment if its id was lost. */
  readonly reference: string;
  readonly from: PostalAddress;
  readonly to: PostalAddress;
  /** Whether a buyer sends it back to the shop. */
  readonly isReturn: boolean;
  /** Outer sides in millimetres, weight in grams. */
  readonly parcel: PackedUnit;
}

/** A provider of address verification, labels and tracking. */
export interface ShippingProvider {
  /** Whether mail is deliverable there. Returns within seconds, since a buyer is waiting, or throws. */
  verifyAddress(address: PostalAddress): Promise<AddressVerdict>;
  createShipment(shipment: NewShipment): Promise<ProviderShipment>;
  /** By id or the shop's reference; null if there is none. */
  findShipment(idOrReference: string): Promise<ProviderShipment | null>;
  /** Requests new rates for an unpaid shipment, since rates expire. */
  refreshRates(shipmentId: string): Promise<readonly ShippingRateOffer[]>;
  /** Buys the label. Idempotent: a shipment has at most one label. */
  buyLabel(shipmentId: string, rateId: string): Promise<ProviderShipment>;
  /** Requests a refund of an unused label. Idempotent; does nothing if no label was bought. */
  refundLabel(shipmentId: string): Promise<void>;
  /** The file of a label, a PDF or a PNG, fetched only from the provider's hosts. */
  readLabel(url: string, signal: AbortSignal): Promise<Uint8Array>;
  /** Parses a tracking webhook; null for other events. Throws `ForgedTrackingError`. */
  readEvent(rawBody: Buffer, headers: Readonly<Record<string, unknown>>): Promise<TrackerState | null>;
}

/** A timeout, no response, or a server error of the provider. A retry may succeed. */
export class ShippingProviderError extends Error {
  override readonly name = 'ShippingProviderError';
}

/** The provider rejected the request: a retry with the same request is useless. */
export class ShippingRefusedError extends Error {
  override readonly name = 'ShippingRefusedError';
}

/** A webhook without a valid signature of the provider. */
export class ForgedTrackingError extends Error {
  override readonly name = 'ForgedTrackingError';
}
