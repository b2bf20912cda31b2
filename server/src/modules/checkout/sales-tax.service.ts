import type { Market } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { TaxedPlace, TaxProvider } from '../../integrations/tax/tax-provider.ts';
import { DEFAULT_RATE, isTaxed, NOT_TAXED, type TaxRate } from './sales-tax.ts';
import { taxRateModel } from './tax-rate.model.ts';

/** Rates change a few times a year; a look-up costs money. */
const FRESH_MS = 24 * 3_600_000;

interface Deps {
  readonly connection: Connection;
  readonly provider: TaxProvider;
  readonly log: Logger;
}

/** Sales tax by place. A look-up that fails or is slow ends no checkout: the last known rate stands in, marked as such. */
export function createSalesTaxService({ connection, provider, log }: Deps) {
  const rates = taxRateModel(connection);

  async function lookUp(place: TaxedPlace, id: string, now: Date): Promise<TaxRate | null> {
    try {
      const percent = await provider.percentAt(place);
      await rates.updateOne({ _id: id }, { $set: { state: place.state, percent, at: now } }, { upsert: true });
      return { percent, source: 'LOOKED_UP' };
    } catch (error) {
      log.warn({ err: error, zipcode: place.zipcode }, 'sales tax was not looked up');
      return null;
    }
  }

  return {
    async rateAt(market: Market, place: TaxedPlace, now = new Date()): Promise<TaxRate> {
      if (!isTaxed(market, place.state)) return NOT_TAXED;
      const id = `${place.state}:${place.zipcode}`;
      const known = await rates.findById(id).lean();
      if (known && now.getTime() - known.at.getTime() < FRESH_MS)
        return { percent: known.percent, source: 'LOOKED_UP' };
      const found = await lookUp(place, id, now);
      if (found) return found;
      const last = known ?? (await rates.findOne({ state: place.state }).sort({ at: -1, _id: -1 }).lean());
      return last ? { percent: last.percent, source: 'LAST_KNOWN' } : DEFAULT_RATE;
    },
  };
}

export type SalesTaxService = ReturnType<typeof createSalesTaxService>;
