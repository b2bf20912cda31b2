import { Readable } from 'node:stream';
import { isMarket } from '@eunbit/schema/market';
import { STOCK_FILE_PATH } from '@eunbit/schema/wire';
import type { FastifyInstance } from 'fastify';
import { isObjectId } from '../common/object-id.ts';
import { holds } from '../common/permissions.ts';
import { storeDay } from '../common/store-time.ts';
import type { CatalogueServices } from '../modules/catalogue/catalogue.wiring.ts';
import type { StockServices } from '../modules/stock/stock.wiring.ts';
import { stockFile } from '../modules/stock/stock-export.ts';
import { type ContextFactory, NO_COOKIES, readCaller } from './create-request-context.ts';

/** CSV download of a product's stock movements, for staff. */
export function registerStockFile(
  app: FastifyInstance,
  contexts: ContextFactory<CatalogueServices & StockServices>,
): void {
  app.get(STOCK_FILE_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { viewer, services, language } = await contexts.create(readCaller(request), NO_COOKIES);
    if (!viewer) return reply.code(401).send();
    if (!holds(viewer, 'stock:read')) return reply.code(403).send();
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    const [market, productId] = [query.get('market'), query.get('product') ?? ''];
    if (!isMarket(market) || !isObjectId(productId)) return reply.code(400).send();
    const product = await services.catalogue.byId(productId);
    if (!product) return reply.code(404).send();
    const file = Readable.from(stockFile(services.stockHistory.all(market, productId), market, language));
    const name = `stock-${market}-${product.slug}-${storeDay(market, new Date())}.csv`;
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(file);
  });
}
