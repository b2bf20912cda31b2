import { createHash } from 'node:crypto';
import type { TaxSource } from '@eunbit/schema/checkout';
import { Currency, type Market } from '@eunbit/schema/market';
import { money, takePercent } from '@eunbit/schema/money';
import type { SaleTax, TaxedSale } from '../../integrations/tax/tax-provider.ts';
import { computeLineTotal, type PricedLine } from './pricing.ts';
import type { AddressRecord, TaxQuote } from './purchase-schemas.ts';

/** The sales tax of each line and of shipping, with the source of the rate. */
export interface SalesTax extends SaleTax {
  readonly source: TaxSource;
}

export interface TaxRate {
  /** Percentage as text, such as `8.875`. */
  readonly percent: string;
  readonly source: TaxSource;
  /** States differ in whether delivery is taxed. */
  readonly taxesShipping: boolean;
}

/** Empty amounts stand for zero. */
export const NOT_TAXED: SalesTax = { percent: '0', source: 'NOT_TAXED', lines: [], shipping: 0 };

/**
 * The rate of New York City: 4 % state, 4.5 % city, 0.375 % commuter district. The fallback there if no rate of the state
 * was ever looked up.
 */
export const DEFAULT_RATE: TaxRate = { percent: '8.875', source: 'DEFAULT', taxesShipping: true };

/** The fallback in other states if no rate was ever looked up: no tax is guessed. */
export const UNKNOWN_RATE: TaxRate = { percent: '0', source: 'DEFAULT', taxesShipping: false };

/** How long a quote is valid; rates change a few times a year. */
const QUOTE_FRESH_MS = 24 * 3_600_000;

interface Sale {
  readonly market: Market;
  readonly lines: readonly (PricedLine & { readonly productId: string })[];
  /** Price of shipping, in minor units. */
  readonly shipping: number;
  readonly address: AddressRecord;
}

/** The sale for which sales tax may be due, depending on its state (CHECKOUT-11); null for Korea, whose prices include tax. */
export function buildTaxedSale({ market, lines, shipping, address }: Sale): TaxedSale | null {
  const { address: street, city, state, zipCode } = address;
  if (market !== 'US' || !state || lines.length === 0) return null;
  return {
    place: { address: street, city, state, zipCode },
    lines: lines.map((line) => {
      return { reference: line.productId, quantity: line.quantity, amount: computeLineTotal(line) };
    }),
    shipping,
  };
}

/** Calculates tax from a rate if the provider returned no amounts. Shipping of taxable goods is taxed like them, or not at all. */
export function taxAtRate({ percent, source, taxesShipping }: TaxRate, { lines, shipping }: TaxedSale): SalesTax {
  const taxOn = (amount: number) => takePercent(money(amount, Currency.USD), percent).amount;
  return {
    percent,
    source,
    lines: lines.map(({ amount }) => taxOn(amount)),
    shipping: taxesShipping ? taxOn(shipping) : 0,
  };
}

export function quoteFor(sale: TaxedSale, { percent, lines, shipping }: SaleTax, at: Date): TaxQuote {
  return { sale: toFingerprint(sale), percent, lines, shipping, at };
}

/** Whether a quote is valid for a sale. */
export function answersFor(quote: TaxQuote, sale: TaxedSale, now: Date): boolean {
  return quote.sale === toFingerprint(sale) && now.getTime() - quote.at.getTime() < QUOTE_FRESH_MS;
}

function toFingerprint({ place, lines, shipping }: TaxedSale): string {
  const { address, city, state, zipCode } = place;
  const sale = [
    address,
    city,
    state,
    zipCode,
    lines.map((line) => [line.reference, line.quantity, line.amount]),
    shipping,
  ];
  return createHash('sha256').update(JSON.stringify(sale)).digest('base64url');
}
