import type { Market } from '@eunbit/schema/market';

/** Percent charged in New York: the state's 4 %, New York City's 4.5 % and the commuter district's 0.375 %. */
const NEW_YORK_RATE = '8.875';

/** Sales tax of an address as a percentage in text; only New York is charged (spec 001 §9). */
export function salesTaxRate(market: Market, state: string | null): string {
  return market === 'US' && state?.trim().toUpperCase() === 'NY' ? NEW_YORK_RATE : '0';
}
