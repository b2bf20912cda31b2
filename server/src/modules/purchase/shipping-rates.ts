import { businessDaysAfter } from '@eunbit/schema/business-days';
import type { ShippingOption } from '@eunbit/schema/checkout';
import type { Market } from '@eunbit/schema/market';
import { arrivalDays, type ShippingRate, STORE_POLICY } from '@eunbit/schema/store-policy';

/** Earliest and latest delivery day, `YYYY-MM-DD`, of an order paid at an instant. */
export function deliveryDays(market: Market, paidAt: Date): readonly [earliest: string, latest: string] {
  const day = (count: number) => businessDaysAfter(market, paidAt, count).toISOString().slice(0, 10);
  const { minimum, maximum } = arrivalDays(market);
  return [day(minimum), day(maximum)];
}

const FREE: ShippingRate = { option: 'FREE', price: 0 };

/** The rates for a subtotal in minor units, the default first. Korea has one: free or standard. */
export function shippingRates(market: Market, subtotal: number): readonly ShippingRate[] {
  const { freeShippingFrom, shippingRates: paid } = STORE_POLICY[market];
  if (subtotal < freeShippingFrom) return paid;
  return market === 'KR' ? [FREE] : [FREE, ...paid];
}

/** The chosen rate if the subtotal allows it, otherwise the default. */
export function chosenRate(market: Market, subtotal: number, option: ShippingOption | null): ShippingRate {
  const rates = shippingRates(market, subtotal);
  return rates.find((rate) => rate.option === option) ?? rates[0] ?? FREE;
}

/** Minor units missing for free shipping; 0 if it is free. */
export function freeShippingRemaining(market: Market, subtotal: number): number {
  return Math.max(0, STORE_POLICY[market].freeShippingFrom - subtotal);
}
