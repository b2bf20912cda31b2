import type { Logger } from 'pino';
import type { RequestContext } from '../../common/request-context.ts';
import type { OrderService } from '../order/order.service.ts';
import type { OrderParcels } from '../order/stores/order-parcels.ts';
import type { OrderReader } from '../order/stores/order-reader.ts';
import type { CurrentSettings } from '../shop-settings/shop-settings-live.ts';
import { type BulkShippingService, createBulkShippingService } from './bulk-shipping.service.ts';
import { type CarrierFileService, createCarrierFileService } from './carrier-file/carrier-file.service.ts';

/** Dependencies of the module. */
interface BulkShippingNeeds {
  readonly log: Logger;
  readonly order: OrderService;
  readonly orderReader: OrderReader;
  readonly orderParcels: OrderParcels;
  readonly shopSettings: CurrentSettings;
}

export interface BulkShippingServices {
  readonly bulkShipping: BulkShippingService;
  readonly carrierFiles: CarrierFileService;
}

/** Context and services available to the module's resolvers. */
export type BulkShippingContext = RequestContext<BulkShippingNeeds & BulkShippingServices>;

export function createBulkShippingServices(needs: BulkShippingNeeds): BulkShippingServices {
  const { log, order, orderReader, orderParcels, shopSettings } = needs;
  const bulkShipping = createBulkShippingService({ order, orderReader, orderParcels, log });
  return { bulkShipping, carrierFiles: createCarrierFileService({ bulkShipping, orderParcels, shopSettings }) };
}
