import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { ShippingProvider } from '../../integrations/shipping/shipping-provider.ts';
import type { TaxProvider } from '../../integrations/tax/tax-provider.ts';
import { type AddressCheckService, createAddressCheckService } from './address-check.service.ts';
import { createSalesTaxService, type SalesTaxService } from './sales-tax.service.ts';

/** Dependencies of the module. */
interface PurchaseNeeds {
  readonly connection: Connection;
  readonly log: Logger;
  readonly limiter: RateLimiter;
  readonly taxProvider: TaxProvider;
  readonly shippingProvider: ShippingProvider;
}

export interface PurchaseServices {
  readonly addressCheck: AddressCheckService;
  readonly salesTax: SalesTaxService;
}

/** Context and services available to the module's resolvers. */
export type PurchaseContext = RequestContext<PurchaseNeeds & PurchaseServices>;

export function createPurchaseServices(needs: PurchaseNeeds): PurchaseServices {
  const { connection, log, limiter, taxProvider, shippingProvider } = needs;
  return {
    addressCheck: createAddressCheckService({ provider: shippingProvider, limiter, log }),
    salesTax: createSalesTaxService({ connection, provider: taxProvider, log }),
  };
}
