import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CatalogueServices } from '../catalogue/index.ts';
import type { OrderServices } from '../order/index.ts';
import type { ShopSettingsServices } from '../shop-settings/index.ts';
import { createCarrierPolling } from './carrier-polling.service.ts';
import { ShipmentResolver } from './shipment.resolver.ts';
import { createShipmentService } from './shipment.service.ts';
import { createShipmentAdminService } from './shipment-admin.service.ts';
import { createTrackerService } from './tracker.service.ts';

type Needs = Platform & CatalogueServices & OrderServices & ShopSettingsServices;

function setup(needs: Needs) {
  const { log, jobs, shippingProvider: provider, packedUnits } = needs;
  const { shopSettings, changeOrder, orderReader } = needs;
  const tracker = createTrackerService(changeOrder);
  const shipment = createShipmentService({
    orderReader,
    changeOrder,
    provider,
    packedUnits,
    tracker,
    shopSettings,
    log,
  });
  jobs.register({ 'make-shipments': { every: '10 seconds', run: () => shipment.workOff() } });
  if (needs.carrierTracking) {
    const polling = createCarrierPolling({ orderReader, changeOrder, carriers: needs.carrierTracking, log });
    jobs.register({ 'ask-carriers': { every: '1 minute', run: () => polling.workOff() } });
  }
  return { shipment, shipmentAdmin: createShipmentAdminService(changeOrder), tracker };
}

export type ShipmentServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type ShipmentContext = ModuleContext<typeof setup>;

export const shipmentModule = defineModule({
  resolvers: [ShipmentResolver],
  setup,
});
