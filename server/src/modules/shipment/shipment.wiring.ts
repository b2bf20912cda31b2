import type { Logger } from 'pino';
import type { JobRegistry } from '../../common/job-registry.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { CarrierTracking } from '../../integrations/carrier-tracking/carrier-tracking.ts';
import type { ShippingProvider } from '../../integrations/shipping/shipping-provider.ts';
import type { PackedUnits } from '../catalogue/index.ts';
import type { ChangeOrder, OrderReader, OrderService } from '../order/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import { createCarrierLooks } from './carrier-look.service.ts';
import { createShipmentService, type ShipmentService } from './shipment.service.ts';
import { createShipmentAdminService, type ShipmentAdminService } from './shipment-admin.service.ts';
import { createTrackerService, type TrackerService } from './tracker.service.ts';

/** Dependencies of the module. */
interface ShipmentNeeds {
  readonly log: Logger;
  readonly jobs: JobRegistry;
  readonly shippingProvider: ShippingProvider;
  readonly carrierTracking: CarrierTracking | null;
  readonly packedUnits: PackedUnits;
  readonly order: OrderService;
  readonly changeOrder: ChangeOrder;
  readonly orderReader: OrderReader;
  readonly shopSettings: CurrentSettings;
}

export interface ShipmentServices {
  readonly shipment: ShipmentService;
  readonly shipmentAdmin: ShipmentAdminService;
  readonly tracker: TrackerService;
}

/** Context and services available to the module's resolvers. */
export type ShipmentContext = RequestContext<ShipmentNeeds & ShipmentServices>;

export function createShipmentServices(needs: ShipmentNeeds): ShipmentServices {
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
    const looks = createCarrierLooks({ orderReader, changeOrder, carriers: needs.carrierTracking, log });
    jobs.register({ 'ask-carriers': { every: '1 minute', run: () => looks.workOff() } });
  }
  return { shipment, shipmentAdmin: createShipmentAdminService(changeOrder), tracker };
}
