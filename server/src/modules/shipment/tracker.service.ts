import type { TrackerState } from '../../integrations/shipping/shipping-provider.ts';
import type { OrderShipments } from '../order/stores/order-shipments.ts';
import { toParcelRecord } from './shipment-rules.ts';

/**
 * What carriers say of parcels. It is shown beside the order's status and never moves it: that is for staff, by the
 * table of steps.
 */
export function createTrackerService(orders: Pick<OrderShipments, 'setParcel'>) {
  return {
    /**
     * Notes the newest state of a parcel; true when it was news. Events come twice and in any order, so only a later one
     * than is known counts. Those about parcels of nobody are ignored. The shipment is known before its label is bought,
     * so that an event which overtakes the note of the purchase finds its order as well.
     */
    async apply(state: TrackerState): Promise<boolean> {
      if (!state.shipmentId) return false;
      return orders.setParcel(state.shipmentId, toParcelRecord(state));
    },
  };
}

export type TrackerService = ReturnType<typeof createTrackerService>;
