import { createLoader } from '../../common/loader.ts';
import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditServices } from '../audit/index.ts';
import type { CatalogueServices } from '../catalogue/index.ts';
import type { EmailServices } from '../email/index.ts';
import type { ShopSettingsServices } from '../shop-settings/index.ts';
import { createStockEmailTemplates } from './emails/stock-email-templates.ts';
import { createLowStockWatch } from './low-stock.ts';
import { ProductStockResolver } from './product-stock.resolver.ts';
import { reservationModel } from './reservation.model.ts';
import { createReservationService } from './reservation.service.ts';
import { RestockResolver } from './restock.resolver.ts';
import { createRestockService } from './restock.service.ts';
import { restockSubscriptionModel } from './restock-subscription.model.ts';
import type { StockLoaders } from './stock.loader.ts';
import { createStockLoaders } from './stock.loader.ts';
import { stockModel } from './stock.model.ts';
import { StockResolver } from './stock.resolver.ts';
import { createStockService } from './stock.service.ts';
import { createStockAdminService } from './stock-admin.service.ts';
import { StockHistoryResolver, StockMovementResolver } from './stock-history.resolver.ts';
import { createStockHistory } from './stock-history.service.ts';
import { StockListResolver } from './stock-list.resolver.ts';
import { createStockList } from './stock-list.service.ts';
import { createStockLive } from './stock-live.ts';
import { stockMovementModel } from './stock-movement.model.ts';

type Needs = Platform & AuditServices & CatalogueServices & EmailServices & ShopSettingsServices;

function setup(needs: Needs) {
  const { connection, live, limiter, jobs, personNames, audit, emails, outbox } = needs;
  const { catalogue, catalogueCache, productStock, shopSettings } = needs;
  const stockHistory = createStockHistory(connection, personNames.read);
  const lowStock = createLowStockWatch(connection, outbox, shopSettings);
  const stockAdmin = createStockAdminService({ connection, audit, history: stockHistory, lowStock, shopSettings });
  const restock = createRestockService({ connection, catalogue, outbox, limiter });
  productStock.provide(stockAdmin);
  emails.register(
    createStockEmailTemplates({
      createSources() {
        const levels = createLoader(stockAdmin.byIds);
        return {
          product: async (id) => (await catalogueCache.read()).byId.get(id) ?? null,
          stockLevel: (id) => levels.load(id),
        };
      },
      sampleProducts: async () => (await catalogueCache.read()).samples,
    }),
  );
  jobs.register({ 'queue-restock-emails': { every: '15 seconds', run: () => restock.queueDueEmails() } });
  const stockLive = createStockLive(connection, live, shopSettings);
  return {
    ...stockLive,
    reservations: createReservationService(connection),
    stock: createStockService({ connection, history: stockHistory, lowStock }),
    stockAdmin,
    stockHistory,
    stockList: createStockList({ catalogueCache, stockLevels: stockLive.stockLevels, stockAdmin, shopSettings }),
    restock,
  };
}

export type StockServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type StockContext = ModuleContext<typeof setup, StockLoaders>;

export const stockModule = defineModule({
  models: [reservationModel, restockSubscriptionModel, stockModel, stockMovementModel],
  resolvers: [
    ProductStockResolver,
    RestockResolver,
    StockResolver,
    StockListResolver,
    StockHistoryResolver,
    StockMovementResolver,
  ],
  setup,
  createLoaders: createStockLoaders,
});
