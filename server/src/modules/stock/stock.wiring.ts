import type { Connection } from 'mongoose';
import type { JobRegistry } from '../../common/job-registry.ts';
import { createLoader } from '../../common/loader.ts';
import type { PersonNames } from '../../common/person-names.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import type { AuditService } from '../audit/index.ts';
import type { CatalogueLive, CatalogueService, ProductStockSlot } from '../catalogue/index.ts';
import type { EmailOutbox, EmailRegistry } from '../email/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import { createStockEmailTemplates } from './emails/stock-email-templates.ts';
import { createLowStockWatch } from './low-stock.ts';
import { createReservationService, type ReservationService } from './reservation.service.ts';
import { createRestockService, type RestockService } from './restock.service.ts';
import type { StockLoaders } from './stock.loader.ts';
import { createStockService, type StockService } from './stock.service.ts';
import { createStockAdminService, type StockAdminService } from './stock-admin.service.ts';
import { createStockHistory, type StockHistory } from './stock-history.service.ts';
import { createStockList, type StockList } from './stock-list.service.ts';
import { createStockLive, type StockLive } from './stock-live.ts';

/** What the module is made from. */
interface StockNeeds {
  readonly connection: Connection;
  readonly live: LiveHub;
  readonly limiter: RateLimiter;
  readonly jobs: JobRegistry;
  readonly personNames: PersonNames;
  readonly audit: AuditService;
  readonly emails: EmailRegistry;
  readonly outbox: EmailOutbox;
  readonly catalogue: CatalogueService;
  readonly catalogueCache: CatalogueLive['catalogueCache'];
  readonly productStock: ProductStockSlot;
  readonly shopSettings: CurrentSettings;
}

export interface StockServices {
  readonly reservations: ReservationService;
  readonly stock: StockService;
  readonly stockAdmin: StockAdminService;
  readonly stockHistory: StockHistory;
  readonly stockList: StockList;
  readonly restock: RestockService;
  readonly stockLevels: StockLive['stockLevels'];
  readonly stockEvents: StockLive['stockEvents'];
}

/** What its resolvers know of their caller, and the services and loaders that they may use. */
export type StockContext = RequestContext<StockNeeds & StockServices, StockLoaders>;

export function createStockServices(needs: StockNeeds): StockServices {
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
