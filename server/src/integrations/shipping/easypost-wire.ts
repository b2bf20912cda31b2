import type { IAddress, IRate, IShipment, ITracker } from '@easypost/api';
import type { PackedUnit } from '@eunbit/schema/packed-unit';
import type { TrackerStatus } from '@eunbit/schema/shipment';
import {
  type Label,
  type NewShipment,
  type PostalAddress,
  type ProviderShipment,
  ShippingProviderError,
  type ShippingRateOffer,
  type TrackerState,
} from './shipping-provider.ts';

/** Responses do not always match the SDK's types: any field may be missing or null. */
type Loose<T> = { readonly [Name in keyof T]?: Loose<T[Name]> | null };

const STATUS: Readonly<Record<string, TrackerStatus>> = {
  pre_transit: 'PRE_TRANSIT',
  in_transit: 'IN_TRANSIT',
  out_for_delivery: 'OUT_FOR_DELIVERY',
  delivered: 'DELIVERED',
  available_for_pickup: 'AVAILABLE_FOR_PICKUP',
  return_to_sender: 'RETURN_TO_SENDER',
  failure: 'FAILURE',
  error: 'FAILURE',
  cancelled: 'CANCELLED',
};

function parseDate(text: unknown): Date | null {
  const date = typeof text === 'string' ? new Date(text) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
}

export function easyPostAddress({ name, street, unit, city, state, zipCode, phone }: PostalAddress) {
  return {
    name,
    street1: street,
    ...(unit && { street2: unit }),
    city,
    state,
    zip: zipCode,
    country: 'US',
    ...(phone && { phone }),
  };
}

/**
 * Sender and recipient of a parcel. For a return, EasyPost expects the addresses of the original parcel and swaps them itself:
 * https://docs.easypost.com/docs/shipments/returns
 */
export function easyPostWay({ from, to, isReturn }: Pick<NewShipment, 'from' | 'to' | 'isReturn'>) {
  const [sender, recipient] = isReturn ? [to, from] : [from, to];
  return {
    from_address: easyPostAddress(sender),
    to_address: easyPostAddress(recipient),
    ...(isReturn && { is_return: true }),
  };
}

const MM_PER_INCH = 25.4;
const GRAMS_PER_OUNCE = 28.349523125;

/**
 * A parcel in EasyPost's units: whole inches, since carriers round each side up, and ounces to one decimal. Rounded up: a label
 * for a smaller or lighter parcel is not valid.
 */
export function easyPostParcel({ lengthMm, widthMm, heightMm, weightGrams }: PackedUnit) {
  const inches = (mm: number) => Math.ceil(mm / MM_PER_INCH);
  return {
    length: inches(lengthMm),
    width: inches(widthMm),
    height: inches(heightMm),
    weight: Math.ceil((weightGrams / GRAMS_PER_OUNCE) * 10) / 10,
  };
}

/**
 * An address in the postal service's format. Fields missing in the response stay as typed, except the unit: the postal service
 * appends it to the street, or puts it in a line of its own.
 */
export function toPostalAddress(address: Loose<IAddress>, typed: PostalAddress): PostalAddress {
  return {
    name: address.name || typed.name,
    street: address.street1 || typed.street,
    unit: address.street1 ? (address.street2 ?? '') : typed.unit,
    city: address.city || typed.city,
    state: address.state || typed.state,
    zipCode: address.zip || typed.zipCode,
  };
}

function toRate(rate: Loose<IRate>): ShippingRateOffer {
  return {
    id: rate.id ?? '',
    carrier: rate.carrier ?? '',
    service: rate.service ?? '',
    carrierAccountId: rate.carrier_account_id ?? '',
    // Dollars as decimal text; converted to cents.
    price: Math.round(Number(rate.rate ?? 0) * 100),
    createdAt: parseDate(rate.created_at),
    deliveryDays: rate.delivery_days ?? null,
    deliveryDate: parseDate(rate.delivery_date),
    deliveryDateGuaranteed: rate.delivery_date_guaranteed ?? false,
  };
}

/** Null without an id or timestamp, which are needed to order it among other updates. */
export function toTrackerState(tracker: Loose<ITracker> | null | undefined): TrackerState | null {
  const updatedAt = parseDate(tracker?.updated_at);
  if (!tracker?.id || !updatedAt) return null;
  const details = (tracker.tracking_details ?? []) as Loose<ITracker['tracking_details'][number]>[];
  const last = details.at(-1);
  const { city, state } = last?.tracking_location ?? {};
  return {
    trackerId: tracker.id,
    shipmentId: tracker.shipment_id ?? null,
    status: STATUS[tracker.status ?? ''] ?? 'UNKNOWN',
    message: last?.message ?? null,
    place: [city, state].filter(Boolean).join(', ') || null,
    happenedAt: parseDate(last?.datetime),
    estimatedDelivery: parseDate(tracker.est_delivery_date),
    updatedAt,
  };
}

function toLabel(shipment: Loose<IShipment>): Label | null {
  const { postage_label: label, selected_rate: rate, tracking_code: trackingCode, tracker } = shipment;
  if (!label?.label_url || !rate || !trackingCode) return null;
  return {
    rate: toRate(rate),
    labelUrl: label.label_url,
    trackingCode,
    trackerId: tracker?.id ?? null,
    trackingUrl: tracker?.public_url ?? null,
    zone: shipment.usps_zone == null ? null : String(shipment.usps_zone),
    tracker: toTrackerState(tracker),
  };
}

/** Whether a rate can be bought and compared: without an id or a price it cannot, nor can one in another currency. */
function isOffer({ id, rate, currency }: Loose<IRate>): boolean {
  return Boolean(id) && Number.parseFloat(String(rate)) >= 0 && (currency ?? 'USD') === 'USD';
}

/** The rates of a shipment. A request for new rates returns only them, without the shipment. */
export function toRates({ rates }: Pick<Loose<IShipment>, 'rates'>): ShippingRateOffer[] {
  return ((rates ?? []) as (Loose<IRate> | null)[]).flatMap((rate) => (rate && isOffer(rate) ? toRate(rate) : []));
}

export function toShipment(shipment: Loose<IShipment>): ProviderShipment {
  if (!shipment.id) throw new ShippingProviderError('the answer holds no shipment');
  return { id: shipment.id, rates: toRates(shipment), label: toLabel(shipment) };
}
