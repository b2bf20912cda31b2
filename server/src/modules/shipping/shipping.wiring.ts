import type { Logger } from 'pino';
import type { RequestContext } from '../../common/request-context.ts';
import type { ShippingProvider } from '../../integrations/shipping/shipping-provider.ts';
import type {
  ChangeOrder,
  OrderEmailPreviewService,
  OrderLoaders,
  OrderParcels,
  OrderReader,
  StatusUndo,
} from '../order/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import { type CarrierFileService, createCarrierFileService } from './carrier-file/carrier-file.service.ts';
import { createPapersService, type PapersService } from './papers/papers.service.ts';
import { createShippingService, type ShippingService } from './shipping.service.ts';

/** Dependencies of the module. */
interface ShippingNeeds {
  readonly log: Logger;
  readonly changeOrder: ChangeOrder;
  readonly orderEmailPreviews: OrderEmailPreviewService;
  readonly orderReader: OrderReader;
  readonly orderParcels: OrderParcels;
  readonly statusUndo: StatusUndo;
  readonly shopSettings: CurrentSettings;
  readonly shippingProvider: ShippingProvider;
}

export interface ShippingServices {
  readonly shipping: ShippingService;
  readonly carrierFiles: CarrierFileService;
  readonly papers: PapersService;
}

/** Context and services available to the module's resolvers. */
export type ShippingContext = RequestContext<ShippingNeeds & ShippingServices, OrderLoaders>;

export function createShippingServices(needs: ShippingNeeds): ShippingServices {
  const { log, changeOrder, statusUndo, orderReader, orderParcels, shopSettings, shippingProvider: provider } = needs;
  const shipping = createShippingService({ changeOrder, offerUndo: statusUndo.offer, orderReader, orderParcels, log });
  return {
    shipping,
    carrierFiles: createCarrierFileService({ shipping, orderParcels, shopSettings }),
    papers: createPapersService({ shipping, provider, log }),
  };
}
