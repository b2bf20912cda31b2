import type { ShippingOption } from '@eunbit/schema/checkout';
import type { ShippingSettings } from '@eunbit/schema/shop-settings';
import type { Label, ShippingRateOffer, TrackerState } from '../../integrations/shipping/shipping-provider.ts';
import type { BoxRecord, LabelRecord, ParcelRecord } from '../order/index.ts';

const SECOND = 1000;

/**
 * Delays after the first, second … failed attempt, in seconds; in total a little over a day, longer than provider
 * outages.
 */
const WAITS_SECONDS = [15, 60, 300, 900, 1800, 3600, 7200, 14_400, 28_800, 36_000] as const;

/** When to retry after `attempts` failures; null to stop. */
export function nextTryAt(attempts: number, now: Date): Date | null {
  const seconds = WAITS_SECONDS[attempts - 1];
  return seconds === undefined ? null : new Date(now.getTime() + seconds * SECOND);
}

/** Maximum transit days of standard and free shipping, by the calendar. */
const STANDARD_DAYS = 6;

/** Maximum transit days of a parcel; for faster services the days promised in the checkout. */
export function mostTransitDays(
  { transitDays }: Pick<ShippingSettings, 'transitDays'>,
  option: ShippingOption,
): number {
  if (option === 'EXPEDITED') return transitDays.expedited;
  return option === 'EXPRESS' ? transitDays.express : STANDARD_DAYS;
}

/** The cheapest rate within the maximum transit days, otherwise the fastest; null if no carrier serves the address. */
export function chooseRate(rates: readonly ShippingRateOffer[], mostDays: number): ShippingRateOffer | null {
  // A rate without a delivery estimate counts as the slowest.
  const getDeliveryDays = ({ deliveryDays }: ShippingRateOffer) => deliveryDays ?? Number.POSITIVE_INFINITY;
  const inTime = rates.filter((rate) => getDeliveryDays(rate) <= mostDays);
  const order =
    inTime.length > 0
      ? (a: ShippingRateOffer, b: ShippingRateOffer) => a.price - b.price
      : (a: ShippingRateOffer, b: ShippingRateOffer) => getDeliveryDays(a) - getDeliveryDays(b) || a.price - b.price;
  return (inTime.length > 0 ? inTime : [...rates]).sort(order)[0] ?? null;
}

function toLabelRecord({ rate, labelUrl, zone }: Label): LabelRecord {
  const { carrierAccountId, service, price, createdAt, deliveryDate, deliveryDateGuaranteed, deliveryDays } = rate;
  return {
    url: labelUrl,
    carrierAccountId,
    service,
    price,
    rateCreatedAt: createdAt,
    deliveryDate,
    deliveryDateGuaranteed,
    deliveryDays,
    zone,
  };
}

/** The fields of a box that a bought label sets. */
export function toBoughtBox(label: Label): Partial<BoxRecord> {
  const { trackingCode, trackingUrl, trackerId } = label;
  return { carrier: label.rate.carrier, trackingCode, trackingUrl, trackerId, label: toLabelRecord(label) };
}

export function toParcelRecord({ trackerId: _tracker, shipmentId: _shipment, ...parcel }: TrackerState): ParcelRecord {
  return parcel;
}

/** Maximum length of a stored failure message. */
const LONGEST_PROBLEM = 300;

export function describeProblem(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.slice(0, LONGEST_PROBLEM);
}
