import type { TaxSource } from '@eunbit/schema/checkout';
import type { Market } from '@eunbit/schema/market';

export interface TaxRate {
  /** As text, such as `8.875`. */
  readonly percent: string;
  readonly source: TaxSource;
}

export const NOT_TAXED: TaxRate = { percent: '0', source: 'NOT_TAXED' };

/**
 * New York City's: the state's 4 %, the city's 4.5 % and the commuter district's 0.375 %. Stands in where no rate of the
 * state was ever looked up.
 */
export const DEFAULT_RATE: TaxRate = { percent: '8.875', source: 'DEFAULT' };

/** Whether sales tax is charged where an order goes; only New York is (spec 001 §9). */
export function isTaxed(market: Market, state: string | null): boolean {
  return market === 'US' && state?.trim().toUpperCase() === 'NY';
}
