import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { createRateLimiter } from './common/rate-limit.ts';
import { createVault } from './common/tokens.ts';
import type { Config } from './config.ts';
import type { GeoIp } from './integrations/geoip/geoip.ts';
import type { PaymentProvider } from './integrations/payment/payment-provider.ts';
import { createLiveHub } from './live/live-hub.ts';
import { createAccountService } from './modules/account/account.service.ts';
import { createCartService } from './modules/cart/cart.service.ts';
import { createCatalogueService } from './modules/catalogue/catalogue.service.ts';
import { createCheckoutService } from './modules/checkout/checkout.service.ts';
import { createDownloadService } from './modules/download/download.service.ts';
import { createMailService } from './modules/mail/mail.service.ts';
import { createMediaService } from './modules/media/media.service.ts';
import { createOrderService } from './modules/order/order.service.ts';
import { createOrderPlacement } from './modules/payment/order-placement.ts';
import { createPaymentService } from './modules/payment/payment.service.ts';
import { createSearchService } from './modules/search/search.service.ts';
import { createRestockService } from './modules/stock/restock.service.ts';
import { createStockService } from './modules/stock/stock.service.ts';
import { createContactService } from './modules/support/contact.service.ts';
import { createMailingListService } from './modules/support/mailing-list.service.ts';

export interface Resources {
  readonly config: Config;
  readonly connection: Connection;
  readonly log: Logger;
  readonly geoip: GeoIp;
  readonly paymentProvider: PaymentProvider;
  /** Where the documents to download are. */
  readonly downloadsFolder: string;
}

/** Every service of one server process, wired once at start. Services hold no state that another process would need. */
export async function createServices(resources: Resources) {
  const { config, connection, log, geoip, paymentProvider, downloadsFolder } = resources;
  const vault = createVault(config.appSecret);
  const limiter = createRateLimiter(connection);
  const stock = createStockService(connection);
  const live = await createLiveHub(connection, log);
  const cart = createCartService(connection, live);
  const catalogue = createCatalogueService(live.shelf);
  const mail = createMailService(connection);
  const placement = createOrderPlacement({ connection, stock, cart, mail });
  return {
    account: createAccountService(connection, limiter),
    cart,
    catalogue,
    checkout: createCheckoutService(connection, cart, vault),
    contact: createContactService({ connection, mail, limiter }),
    downloads: await createDownloadService(downloadsFolder),
    geoip,
    live,
    mailingList: createMailingListService(connection, limiter),
    media: createMediaService(connection),
    order: createOrderService({ connection, stock, mail, vault, limiter }),
    payment: createPaymentService({ connection, provider: paymentProvider, stock, cart, mail, placement }),
    paymentProvider,
    restock: createRestockService({ connection, catalogue, mail, limiter }),
    search: createSearchService(live),
    stock,
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
