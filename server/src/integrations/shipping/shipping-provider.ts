import type { TrackerStatus } from '@eunbit/schema/shipment';

/** A place that parcels come from or go to, in the United States. */
export interface PostalAddress {
  readonly name: string;
  readonly street: string;
  /** Apartment, floor or unit; empty when none. */
  readonly unit: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
  readonly phone?: string;
}

export type AddressVerdict =
  /** Emails arrive there; `address` is how the postal service writes it. */
  { readonly kind: 'deliverable'; readonly address: PostalAddress } | { readonly kind: 'undeliverable' };

/** What a carrier asks for taking a parcel. */
export interface ShippingRateOffer {
  readonly id: string;
  readonly carrier: string;
  readonly service: string;
  readonly carrierAccountId: string;
  /** Minor units. */
  readonly price: number;
  readonly createdAt: Date | null;
  /** Null where the carrier does not say. */
  readonly deliveryDays: number | null;
  readonly deliveryDate: Date | null;
  readonly deliveryDateGuaranteed: boolean;
}

/** Where a parcel is, as of `updatedAt`. */
export interface TrackerState {
  readonly trackerId: string;
  /** The shipment whose label the parcel carries; null for parcels that were not bought here. */
  readonly shipmentId: string | null;
  readonly status: TrackerStatus;
  /** The carrier's words of the last event. */
  readonly message: string | null;
  /** City and state of the last event. */
  readonly place: string | null;
  readonly happenedAt: Date | null;
  readonly estimatedDelivery: Date | null;
  readonly updatedAt: Date;
}

/** A label that is paid for. */
export interface Label {
  readonly rate: ShippingRateOffer;
  readonly labelUrl: string;
  readonly trackingCode: string;
  readonly trackerId: string | null;
  /** A page about the parcel that anybody may open. */
  readonly trackingUrl: string | null;
  /** How far it travels, in the postal service's zones. */
  readonly zone: string | null;
  readonly tracker: TrackerState | null;
}

export interface ProviderShipment {
  readonly id: string;
  readonly rates: readonly ShippingRateOffer[];
  /** Null until it is bought. */
  readonly label: Label | null;
}

export interface NewShipment {
  /** Ours; the shipment is found by it when its id was lost. */
  readonly reference: string;
  readonly from: PostalAddress;
  readonly to: PostalAddress;
  readonly weightOunces: number;
}

/** What the shop needs of whoever checks addresses, sells labels and follows parcels. */
export interface ShippingProvider {
  /** Whether mail arrives there. Answers within seconds, as a shopper is waiting, or throws. */
  verifyAddress(address: PostalAddress): Promise<AddressVerdict>;
  createShipment(shipment: NewShipment): Promise<ProviderShipment>;
  /** By id or by our reference; null when there is none. */
  findShipment(idOrReference: string): Promise<ProviderShipment | null>;
  /** Asks the carriers anew what they want for a shipment that is not paid for; what they asked ends after a while. */
  refreshRates(shipmentId: string): Promise<ProviderShipment>;
  /** Pays for the label. A shipment has one label at most, however often this is called. */
  buyLabel(shipmentId: string, rateId: string): Promise<ProviderShipment>;
  /** Asks for the money of an unused label back. Asking again is no error. */
  refundLabel(shipmentId: string): Promise<void>;
  /** What a webhook tells about a parcel; null for events about something else. Throws `ForgedTrackingError`. */
  readEvent(rawBody: Buffer, headers: Readonly<Record<string, unknown>>): TrackerState | null;
}

/** No answer, a late one, or one that says the provider itself is in trouble. Worth trying again. */
export class ShippingProviderError extends Error {
  override readonly name = 'ShippingProviderError';
}

/** The provider understood and will not do it: asking again in the same words is useless. */
export class ShippingRefusedError extends Error {
  override readonly name = 'ShippingRefusedError';
}

/** A webhook that the provider has not signed. */
export class ForgedTrackingError extends Error {
  override readonly name = 'ForgedTrackingError';
}
