import type { Language, Market } from '@eunbit/schema/market';
import type { ProductRecord } from '../../catalogue/index.ts';
import type { EmailTemplates } from '../../email/index.ts';
import { type StockRecord, stockId } from '../stock.model.ts';
import { lowStock } from './low-stock-email.ts';
import { backInStock } from './restock-email.ts';
import type { StockEmailSources } from './stock-email-sources.ts';

declare module '../../email/email-refs.ts' {
  interface EmailRefs {
    BACK_IN_STOCK: { readonly stockId: string };
    /** To the company: a sale left few units. */
    LOW_STOCK: { readonly stockId: string };
  }
}

const SAMPLE_PRODUCT_ID = 'sample-product';

function sampleLevel(market: Market): StockRecord {
  return {
    _id: stockId(market, SAMPLE_PRODUCT_ID),
    productId: SAMPLE_PRODUCT_ID,
    market,
    quantity: 3,
    reserved: 1,
    stopped: false,
    version: 2,
    updatedAt: new Date(),
  };
}

interface Deps {
  readonly createSources: () => StockEmailSources;
  /** The products that sample emails show. */
  readonly sampleProducts: () => Promise<readonly ProductRecord[]>;
}

export function createStockEmailTemplates({ createSources, sampleProducts }: Deps) {
  const about = (market: Market) => ({ refs: { stockId: stockId(market, SAMPLE_PRODUCT_ID) } });
  return {
    templates: { BACK_IN_STOCK: backInStock, LOW_STOCK: lowStock },
    createSources,
    samples: {
      sources: async (market: Market) => ({
        product: async () => (await sampleProducts())[0] ?? null,
        stockLevel: async () => sampleLevel(market),
      }),
      emails: {
        BACK_IN_STOCK: (market: Market) => [about(market)],
        // To the company, so only in Korean.
        LOW_STOCK: (market: Market, language: Language) => (language === 'ko' ? [about(market)] : []),
      },
    },
  } satisfies EmailTemplates<'BACK_IN_STOCK' | 'LOW_STOCK', StockEmailSources>;
}
