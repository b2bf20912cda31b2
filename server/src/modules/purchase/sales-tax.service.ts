import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { SaleTax, TaxedPlace, TaxedSale, TaxProvider } from '../../integrations/tax/tax-provider.ts';
import type { TaxQuote } from './purchase-schemas.ts';
import {
  answersFor,
  DEFAULT_RATE,
  NOT_TAXED,
  quoteFor,
  type SalesTax,
  type TaxRate,
  taxAtRate,
  UNKNOWN_RATE,
} from './sales-tax.ts';
import { taxRateModel } from './tax-rate.model.ts';
import { createTaxedStates, HOME_STATE } from './taxed-states.ts';

interface Deps {
  readonly connection: Connection;
  readonly provider: TaxProvider;
  readonly log: Logger;
}

interface Assessment {
  readonly tax: SalesTax;
  /** The quote to store, so that the same sale is not looked up again; null if nothing was looked up. */
  readonly quote: TaxQuote | null;
}

const zipCodeKey = ({ state, zipCode }: TaxedPlace) => `${state}:${zipCode}`;

/**
 * Sales tax of goods and shipping. If the provider fails or is slow, the last known rate is used and marked as such, so
 * the checkout can continue. That tax is not stored as a quote, so the next step looks it up again.
 */
export function createSalesTaxService({ connection, provider, log }: Deps) {
  const rates = taxRateModel(connection);
  const states = createTaxedStates({ provider, log });

  async function lookUp(sale: TaxedSale, now: Date): Promise<SaleTax | null> {
    const { place } = sale;
    try {
      const found = await provider.calculateTax(sale);
      const { percent, shipping } = found;
      await rates.updateOne(
        { _id: zipCodeKey(place) },
        { $set: { state: place.state, percent, at: now, ...(sale.shipping > 0 && { taxesShipping: shipping > 0 }) } },
        { upsert: true },
      );
      return found;
    } catch (error) {
      log.warn({ err: error, state: place.state }, 'sales tax was not looked up');
      return null;
    }
  }

  /** The last known rate of the ZIP code or of its state, otherwise that of New York City, or none in another state. */
  async function standInAt(place: TaxedPlace): Promise<TaxRate> {
    const ofPlace = await rates.findById(zipCodeKey(place)).lean();
    const last = ofPlace ?? (await rates.findOne({ state: place.state }).sort({ at: -1, _id: -1 }).lean());
    const isHome = place.state.trim().toUpperCase() === HOME_STATE;
    if (!last) return isHome ? DEFAULT_RATE : UNKNOWN_RATE;
    return { percent: last.percent, source: 'LAST_KNOWN', taxesShipping: last.taxesShipping ?? isHome };
  }

  return {
    /** The tax of a sale: none if the shop is not registered. Uses the stored quote while it is valid for exactly this sale. */
    async assess(sale: TaxedSale, kept: TaxQuote | null, now = new Date()): Promise<Assessment> {
      if (!(await states.includes(sale.place.state, now))) return { tax: NOT_TAXED, quote: null };
      if (kept && answersFor(kept, sale, now)) return { tax: { ...kept, source: 'LOOKED_UP' }, quote: null };
      const found = await lookUp(sale, now);
      if (!found) return { tax: taxAtRate(await standInAt(sale.place), sale), quote: null };
      return { tax: { ...found, source: 'LOOKED_UP' }, quote: quoteFor(sale, found, now) };
    },
  };
}

export type SalesTaxService = ReturnType<typeof createSalesTaxService>;
