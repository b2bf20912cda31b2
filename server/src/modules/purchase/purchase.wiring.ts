import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { createLocalRateLimiter } from '../../common/rate-limit.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { ShippingProvider } from '../../integrations/shipping/shipping-provider.ts';
import type { TaxProvider } from '../../integrations/tax/tax-provider.ts';
import type { SecurityLog } from '../../log/security-events.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import { type AddressCheckService, createAddressCheckService } from './address-check.service.ts';
import { createSalesTaxService, type SalesTaxService } from './sales-tax.service.ts';

/** Dependencies of the module. */
interface PurchaseNeeds {
  readonly connection: Connection;
  readonly log: Logger;
  readonly security: SecurityLog;
  readonly taxProvider: TaxProvider;
  readonly shippingProvider: ShippingProvider;
  readonly shopSettings: CurrentSettings;
}

export interface PurchaseServices {
  readonly addressCheck: AddressCheckService;
  readonly salesTax: SalesTaxService;
}

/** Context and services available to the module's resolvers. */
export type PurchaseContext = RequestContext<PurchaseNeeds & PurchaseServices>;

export function createPurchaseServices(needs: PurchaseNeeds): PurchaseServices {
  const { connection, log, security, taxProvider, shippingProvider } = needs;
  return {
    // What checks cost is limited, not who may know what: exactness is not worth a write in the buyer's path.
    addressCheck: createAddressCheckService({
      provider: shippingProvider,
      limiter: createLocalRateLimiter(security),
      log,
    }),
    salesTax: createSalesTaxService({ connection, provider: taxProvider, log }),
  };
}
