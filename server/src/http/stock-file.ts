import { Readable } from 'node:stream';
import { isMarket } from '@eunbit/schema/market';
import { STOCK_FILE_PATH } from '@eunbit/schema/wire';
import type { FastifyInstance } from 'fastify';
import { isObjectId } from '../common/object-id.ts';
import { storeDay } from '../common/store-time.ts';
import type { AuditServices } from '../modules/audit/index.ts';
import type { CatalogueServices } from '../modules/catalogue/index.ts';
import { type StockServices, stockFile } from '../modules/stock/index.ts';
import type { ContextFactory } from './create-request-context.ts';
import { CSV_TYPE } from './staff-csv.ts';
import { registerStaffDownload } from './staff-download.ts';

/** CSV download of a product's stock movements, for staff. */
export function registerStockFile(
  app: FastifyInstance,
  contexts: ContextFactory<AuditServices & CatalogueServices & StockServices>,
): void {
  registerStaffDownload(app, contexts, {
    path: STOCK_FILE_PATH,
    async createFile({ query, context: { services, language } }) {
      const [market, productId] = [query.get('market'), query.get('product') ?? ''];
      if (!isMarket(market)) return { wrong: 'market' };
      if (!isObjectId(productId)) return { wrong: 'product' };
      const product = await services.catalogue.byId(productId);
      if (!product) return 404;
      return {
        name: `stock-${market}-${product.slug}-${storeDay(market, new Date())}.csv`,
        type: CSV_TYPE,
        auditEntry: null,
        body: Readable.from(stockFile(services.stockHistory.all(market, productId), market, language)),
      };
    },
  });
}
