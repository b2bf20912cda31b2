import { createLocalRateLimiter } from '../../common/rate-limit.ts';
import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ShopSettingsServices } from '../shop-settings/index.ts';
import { createAddressCheckService } from './address-check.service.ts';
import { DeliveryResolver } from './delivery.resolver.ts';
import { createSalesTaxService } from './sales-tax.service.ts';
import { taxRateModel } from './tax-rate.model.ts';

type Needs = Platform & ShopSettingsServices;

function setup(needs: Needs) {
  const { connection, log, security, taxProvider, shippingProvider } = needs;
  return {
    // The limit controls cost, not access: exact counting is not worth a database write in the buyer's path.
    addressCheck: createAddressCheckService({
      provider: shippingProvider,
      limiter: createLocalRateLimiter(security),
      log,
    }),
    salesTax: createSalesTaxService({ connection, provider: taxProvider, log }),
  };
}

export type PurchaseServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type PurchaseContext = ModuleContext<typeof setup>;

export const purchaseModule = defineModule({
  models: [taxRateModel],
  resolvers: [DeliveryResolver],
  setup,
});
