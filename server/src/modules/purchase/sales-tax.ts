import { createHash } from 'node:crypto';
import type { TaxSource } from '@eunbit/schema/checkout';
import { Currency, type Market } from '@eunbit/schema/market';
import { money, takePercent } from '@eunbit/schema/money';
import type { SaleTax, TaxedSale } from '../../integrations/tax/tax-provider.ts';

/** The sales tax of an order, part by part, and where its rate comes from. */
export interface SalesTax extends SaleTax {
  readonly source: TaxSource;
}

/** A tax that was looked up, for exactly the sale that was asked about. */
export interface TaxQuote extends SaleTax {
  /** Fingerprint of the sale: another place, cart or way of shipping needs another quote. */
  readonly sale: string;
  readonly at: Date;
}

export interface TaxRate {
  /** As text, such as `8.875`. */
  readonly percent: string;
  readonly source: TaxSource;
}

/** No amounts stand for zeros. */
export const NOT_TAXED: SalesTax = { percent: '0', source: 'NOT_TAXED', lines: [], shipping: 0 };

/**
 * New York City's: the state's 4 %, the city's 4.5 % and the commuter district's 0.375 %. Stands in where no rate of the
 * state was ever looked up.
 */
export const DEFAULT_RATE: TaxRate = { percent: '8.875', source: 'DEFAULT' };

/** Rates change a few times a year. */
const QUOTE_FRESH_MS = 24 * 3_600_000;

/** Whether sales tax is charged where an order goes; only New York is (CHECKOUT-11). */
export function isTaxed(market: Market, state: string | null): boolean {
  return market === 'US' && state?.trim().toUpperCase() === 'NY';
}

/** The tax at a rate, where no amounts could be looked up. New York taxes the delivery of taxable goods like the goods. */
export function taxAtRate({ percent, source }: TaxRate, { lines, shipping }: TaxedSale): SalesTax {
  const taxOn = (amount: number) => takePercent(money(amount, Currency.USD), percent).amount;
  return { percent, source, lines: lines.map(({ amount }) => taxOn(amount)), shipping: taxOn(shipping) };
}

export function quoteFor(sale: TaxedSale, { percent, lines, shipping }: SaleTax, at: Date): TaxQuote {
  return { sale: toFingerprint(sale), percent, lines, shipping, at };
}

/** Whether a quote still answers for a sale. */
export function answersFor(quote: TaxQuote, sale: TaxedSale, now: Date): boolean {
  return quote.sale === toFingerprint(sale) && now.getTime() - quote.at.getTime() < QUOTE_FRESH_MS;
}

function toFingerprint({ place, lines, shipping }: TaxedSale): string {
  const { address, city, state, zipcode } = place;
  const sale = [
    address,
    city,
    state,
    zipcode,
    lines.map((line) => [line.reference, line.quantity, line.amount]),
    shipping,
  ];
  return createHash('sha256').update(JSON.stringify(sale)).digest('base64url');
}
