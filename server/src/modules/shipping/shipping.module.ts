import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OrderLoaders, OrderServices } from '../order/index.ts';
import type { ShopSettingsServices } from '../shop-settings/index.ts';
import { createCarrierFileService } from './carrier-file/carrier-file.service.ts';
import { createPapersService } from './papers/papers.service.ts';
import { ShippingResolver } from './shipping.resolver.ts';
import { createShippingService } from './shipping.service.ts';

type Needs = Platform & OrderServices & ShopSettingsServices;

function setup(needs: Needs) {
  const { log, changeOrder, statusUndo, orderReader, orderParcels, shopSettings, shippingProvider: provider } = needs;
  const shipping = createShippingService({ changeOrder, offerUndo: statusUndo.offer, orderReader, orderParcels, log });
  return {
    shipping,
    carrierFiles: createCarrierFileService({ shipping, orderParcels, shopSettings }),
    papers: createPapersService({ shipping, provider, log }),
  };
}

export type ShippingServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type ShippingContext = ModuleContext<typeof setup, OrderLoaders>;

export const shippingModule = defineModule({
  resolvers: [ShippingResolver],
  setup,
});
