import { createHash } from 'node:crypto';
import type { TaxSource } from '@eunbit/schema/checkout';
import { Currency, type Market } from '@eunbit/schema/market';
import { money, takePercent } from '@eunbit/schema/money';
import type { SaleTax, TaxedSale } from '../../integrations/tax/tax-provider.ts';
import type { AddressRecord } from './address.record.ts';
import { computeLineTotal, type PricedLine } from './pricing.ts';

/** The sales tax of each line and of shipping, with the source of the rate. */
export interface SalesTax extends SaleTax {
  readonly source: TaxSource;
}

/** A tax calculated by the provider for exactly one sale. */
export interface TaxQuote extends SaleTax {
  /** Fingerprint of the sale: another address, cart or shipping option needs another quote. */
  readonly sale: string;
  readonly at: Date;
}

export interface TaxRate {
  /** Percent as text, such as `8.875`. */
  readonly percent: string;
  readonly source: TaxSource;
}

/** Empty amounts stand for zero. */
export const NOT_TAXED: SalesTax = { percent: '0', source: 'NOT_TAXED', lines: [], shipping: 0 };

/**
 * The rate of New York City: 4 % state, 4.5 % city, 0.375 % commuter district. The fallback if no rate of the state was
 * ever looked up.
 */
export const DEFAULT_RATE: TaxRate = { percent: '8.875', source: 'DEFAULT' };

/** How long a quote is valid; rates change a few times a year. */
const QUOTE_FRESH_MS = 24 * 3_600_000;

/** Whether sales tax is charged at an address; only in New York (CHECKOUT-11). */
export function isTaxed(market: Market, state: string | null): boolean {
  return market === 'US' && state?.trim().toUpperCase() === 'NY';
}

interface Sale {
  readonly market: Market;
  readonly lines: readonly (PricedLine & { readonly productId: string })[];
  /** Price of shipping, in minor units. */
  readonly shipping: number;
  readonly address: AddressRecord;
}

/** The sale to calculate sales tax for; null if none is charged. */
export function buildTaxedSale({ market, lines, shipping, address }: Sale): TaxedSale | null {
  if (!isTaxed(market, address.state) || lines.length === 0) return null;
  const { address: street, city, state, zipcode } = address;
  return {
    place: { address: street, city, state, zipcode },
    lines: lines.map((line) => {
      return { reference: line.productId, quantity: line.quantity, amount: computeLineTotal(line) };
    }),
    shipping,
  };
}

/**
 * Calculates tax from a rate if the provider returned no amounts. New York taxes shipping of taxable goods at the same
 * rate.
 */
export function taxAtRate({ percent, source }: TaxRate, { lines, shipping }: TaxedSale): SalesTax {
  const taxOn = (amount: number) => takePercent(money(amount, Currency.USD), percent).amount;
  return { percent, source, lines: lines.map(({ amount }) => taxOn(amount)), shipping: taxOn(shipping) };
}

export function quoteFor(sale: TaxedSale, { percent, lines, shipping }: SaleTax, at: Date): TaxQuote {
  return { sale: toFingerprint(sale), percent, lines, shipping, at };
}

/** Whether a quote is valid for a sale. */
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
