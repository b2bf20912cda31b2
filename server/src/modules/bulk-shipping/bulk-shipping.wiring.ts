import type { Logger } from 'pino';
import type { RequestContext } from '../../common/request-context.ts';
import type { ShippingProvider } from '../../integrations/shipping/shipping-provider.ts';
import type { OrderLoaders } from '../order/order.loader.ts';
import type { OrderService } from '../order/order.service.ts';
import type { OrderParcels } from '../order/stores/order-parcels.ts';
import type { OrderReader } from '../order/stores/order-reader.ts';
import type { CurrentSettings } from '../shop-settings/shop-settings-live.ts';
import { type BulkShippingService, createBulkShippingService } from './bulk-shipping.service.ts';
import { type CarrierFileService, createCarrierFileService } from './carrier-file/carrier-file.service.ts';
import { createPapersService, type PapersService } from './papers/papers.service.ts';

/** Dependencies of the module. */
interface BulkShippingNeeds {
  readonly log: Logger;
  readonly order: OrderService;
  readonly orderReader: OrderReader;
  readonly orderParcels: OrderParcels;
  readonly shopSettings: CurrentSettings;
  readonly shippingProvider: ShippingProvider;
}

export interface BulkShippingServices {
  readonly bulkShipping: BulkShippingService;
  readonly carrierFiles: CarrierFileService;
  readonly papers: PapersService;
}

/** Context and services available to the module's resolvers. */
export type BulkShippingContext = RequestContext<BulkShippingNeeds & BulkShippingServices, OrderLoaders>;

export function createBulkShippingServices(needs: BulkShippingNeeds): BulkShippingServices {
  const { log, order, orderReader, orderParcels, shopSettings, shippingProvider: provider } = needs;
  const bulkShipping = createBulkShippingService({ order, orderReader, orderParcels, log });
  return {
    bulkShipping,
    carrierFiles: createCarrierFileService({ bulkShipping, orderParcels, shopSettings }),
    papers: createPapersService({ bulkShipping, provider, log }),
  };
}
