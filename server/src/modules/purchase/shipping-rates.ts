import { businessDaysAfter } from '@eunbit/schema/business-days';
import type { ShippingOption } from '@eunbit/schema/checkout';
import type { Market } from '@eunbit/schema/market';
import type { ShippingSettings } from '@eunbit/schema/shop-settings';
import { type Span, STORE_POLICY } from '@eunbit/schema/store-policy';

export interface ShippingRate {
  readonly option: ShippingOption;
  /** Minor units. */
  readonly price: number;
}

/** Business days in transit. The faster services have a maximum set by admins, and may arrive on the first day. */
function transitDays(shipping: ShippingSettings, market: Market, option: ShippingOption): Span {
  if (option === 'EXPEDITED') return { minimum: 1, maximum: shipping.transitDays.expedited };
  if (option === 'EXPRESS') return { minimum: 1, maximum: shipping.transitDays.express };
  return STORE_POLICY[market].transitDays;
}

/** Business days from payment to delivery: until the order ships, and in transit (CHECKOUT-10). */
export function arrivalDays(shipping: ShippingSettings, market: Market, option: ShippingOption): Span {
  const { dispatchDays } = STORE_POLICY[market];
  const { minimum, maximum } = transitDays(shipping, market, option);
  return { minimum: dispatchDays.minimum + minimum, maximum: dispatchDays.maximum + maximum };
}

export interface DeliveryPromise {
  /** First and last day of the delivery, `YYYY-MM-DD`. */
  readonly earliest: string;
  readonly latest: string;
}

/** The span of days in which an order paid at an instant is delivered. */
export function promiseDelivery(market: Market, { minimum, maximum }: Span, paidAt: Date): DeliveryPromise {
  const day = (count: number) => businessDaysAfter(market, paidAt, count).toISOString().slice(0, 10);
  return { earliest: day(minimum), latest: day(maximum) };
}

const FREE: ShippingRate = { option: 'FREE', price: 0 };

/** Paid options, cheapest first; the first is the default below the threshold. */
function paidRates({ KR, US }: ShippingSettings, market: Market): readonly ShippingRate[] {
  if (market === 'KR') return [{ option: 'STANDARD', price: KR.standard }];
  return [
    { option: 'STANDARD', price: US.standard },
    { option: 'EXPEDITED', price: US.expedited },
    { option: 'EXPRESS', price: US.express },
  ];
}

/** Smallest subtotal with free shipping: in Korea the threshold itself, in the US any amount above it. */
function freeShippingFrom({ KR, US }: ShippingSettings, market: Market): number {
  return market === 'KR' ? KR.freeShippingThreshold : US.freeShippingThreshold + 1;
}

/** The rates for a subtotal in minor units, the default first. Korea has one: free or standard. */
export function shippingRates(shipping: ShippingSettings, market: Market, subtotal: number): readonly ShippingRate[] {
  const paid = paidRates(shipping, market);
  if (subtotal < freeShippingFrom(shipping, market)) return paid;
  return market === 'KR' ? [FREE] : [FREE, ...paid];
}

/** The chosen rate if the subtotal allows it, otherwise the default. */
export function chosenRate(
  shipping: ShippingSettings,
  market: Market,
  subtotal: number,
  option: ShippingOption | null,
): ShippingRate {
  const rates = shippingRates(shipping, market, subtotal);
  return rates.find((rate) => rate.option === option) ?? rates[0] ?? FREE;
}

/**
 * The option that was paid for: prices and thresholds may have changed since. Only free shipping costs nothing (STORE-15).
 * Standard if the buyer chose nothing, or chose an option that is no longer free.
 */
export function paidOption(chosen: ShippingOption | null, price: number): ShippingOption {
  if (price === 0) return 'FREE';
  return chosen === null || chosen === 'FREE' ? 'STANDARD' : chosen;
}

/** Amount missing for free shipping, in minor units; 0 if shipping is free. */
export function freeShippingRemaining(shipping: ShippingSettings, market: Market, subtotal: number): number {
  return Math.max(0, freeShippingFrom(shipping, market) - subtotal);
}
