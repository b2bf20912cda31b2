import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { SaleTax, TaxedPlace, TaxedSale, TaxProvider } from '../../integrations/tax/tax-provider.ts';
import {
  answersFor,
  DEFAULT_RATE,
  quoteFor,
  type SalesTax,
  type TaxQuote,
  type TaxRate,
  taxAtRate,
} from './sales-tax.ts';
import { taxRateModel } from './tax-rate.model.ts';

interface Deps {
  readonly connection: Connection;
  readonly provider: TaxProvider;
  readonly log: Logger;
}

interface Assessment {
  readonly tax: SalesTax;
  /** To be kept, so that the same sale is not asked about again; null where nothing was looked up now. */
  readonly quote: TaxQuote | null;
}

const zipcodeKey = ({ state, zipcode }: TaxedPlace) => `${state}:${zipcode}`;

/**
 * Sales tax of what is sold and how it travels. A look-up that fails or is slow ends no checkout: the last known rate
 * stands in, marked as such. Such a tax is not kept, so that the next step asks again.
 */
export function createSalesTaxService({ connection, provider, log }: Deps) {
  const rates = taxRateModel(connection);

  async function lookUp(sale: TaxedSale, now: Date): Promise<SaleTax | null> {
    const { place } = sale;
    try {
      const found = await provider.calculateTax(sale);
      const { percent } = found;
      await rates.updateOne(
        { _id: zipcodeKey(place) },
        { $set: { state: place.state, percent, at: now } },
        { upsert: true },
      );
      return found;
    } catch (error) {
      log.warn({ err: error, state: place.state }, 'sales tax was not looked up');
      return null;
    }
  }

  /** The last known rate of the place, of its state, or a fixed one. */
  async function standInAt(place: TaxedPlace): Promise<TaxRate> {
    const ofPlace = await rates.findById(zipcodeKey(place)).lean();
    const last = ofPlace ?? (await rates.findOne({ state: place.state }).sort({ at: -1, _id: -1 }).lean());
    return last ? { percent: last.percent, source: 'LAST_KNOWN' } : DEFAULT_RATE;
  }

  return {
    /** The tax of a sale in a place that is taxed. A kept quote is used as long as it answers for exactly this sale. */
    async assess(sale: TaxedSale, kept: TaxQuote | null, now = new Date()): Promise<Assessment> {
      if (kept && answersFor(kept, sale, now)) return { tax: { ...kept, source: 'LOOKED_UP' }, quote: null };
      const found = await lookUp(sale, now);
      if (!found) return { tax: taxAtRate(await standInAt(sale.place), sale), quote: null };
      return { tax: { ...found, source: 'LOOKED_UP' }, quote: quoteFor(sale, found, now) };
    },
  };
}

export type SalesTaxService = ReturnType<typeof createSalesTaxService>;
