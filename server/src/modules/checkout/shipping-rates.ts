import { businessDaysAfter } from '@eunbit/schema/business-days';
import type { ShippingOption } from '@eunbit/schema/checkout';
import type { Market } from '@eunbit/schema/market';

export interface ShippingRate {
  readonly option: ShippingOption;
  /** Minor units. */
  readonly price: number;
}

interface MarketRates {
  /** Smallest subtotal, in minor units, that is shipped free. */
  readonly freeFrom: number;
  /** Paid options, cheapest first; the first is the default below the threshold. */
  readonly paid: readonly ShippingRate[];
}

/** Business days from payment to delivery that the options promise (spec 001 §9, spec 000 §9 for Korea). */
export const DELIVERY_BUSINESS_DAYS: Readonly<Record<Market, { readonly minimum: number; readonly maximum: number }>> =
  {
    KR: { minimum: 1, maximum: 3 },
    US: { minimum: 3, maximum: 6 },
  };

/** First and last day, `YYYY-MM-DD`, on which what is paid at an instant is delivered. */
export function deliveryDays(market: Market, paidAt: Date): readonly [earliest: string, latest: string] {
  const day = (count: number) => businessDaysAfter(market, paidAt, count).toISOString().slice(0, 10);
  const { minimum, maximum } = DELIVERY_BUSINESS_DAYS[market];
  return [day(minimum), day(maximum)];
}

/** Korea: free from 50,000 won, the FAQ's promise. US: free above $35, so from $35.01 (spec 000 §9, spec 001 §9). */
const RATES: Readonly<Record<Market, MarketRates>> = {
  KR: { freeFrom: 50_000, paid: [{ option: 'STANDARD', price: 5_000 }] },
  US: {
    freeFrom: 3_501,
    paid: [
      { option: 'STANDARD', price: 500 },
      { option: 'EXPEDITED', price: 1_000 },
      { option: 'EXPRESS', price: 2_000 },
    ],
  },
};

const FREE: ShippingRate = { option: 'FREE', price: 0 };

/** The advertised threshold in minor units: 50,000 won, $35. */
export const FREE_SHIPPING_THRESHOLD: Readonly<Record<Market, number>> = { KR: 50_000, US: 3_500 };

/** Options for a subtotal, the default one first. Korea has one: free or standard. */
export function shippingRates(market: Market, subtotal: number): readonly ShippingRate[] {
  const { freeFrom, paid } = RATES[market];
  if (subtotal < freeFrom) return paid;
  return market === 'KR' ? [FREE] : [FREE, ...paid];
}

/** The chosen rate if the subtotal allows it, else the default. */
export function chosenRate(market: Market, subtotal: number, option: ShippingOption | null): ShippingRate {
  const rates = shippingRates(market, subtotal);
  return rates.find((rate) => rate.option === option) ?? rates[0] ?? FREE;
}

/** Minor units still to be added for free shipping; 0 when it is free. */
export function freeShippingRemaining(market: Market, subtotal: number): number {
  return Math.max(0, RATES[market].freeFrom - subtotal);
}
