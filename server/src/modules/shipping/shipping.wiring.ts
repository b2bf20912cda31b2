import type { Logger } from 'pino';
import type { RequestContext } from '../../common/request-context.ts';
import type { ShippingProvider } from '../../integrations/shipping/shipping-provider.ts';
import type { ChangeOrder } from '../order/change/change-order.ts';
import type { OrderLoaders } from '../order/order.loader.ts';
import type { OrderEmailPreviewService } from '../order/staff/order-email-preview.service.ts';
import type { OrderParcels } from '../order/stores/order-parcels.ts';
import type { OrderReader } from '../order/stores/order-reader.ts';
import type { StatusUndo } from '../order/undo/status-undo.service.ts';
import type { CurrentSettings } from '../shop-settings/shop-settings-live.ts';
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
