import type { TrackerState } from '../../integrations/shipping/shipping-provider.ts';
import type { OrderFulfilments } from '../order/stores/order-fulfilments.ts';
import { toParcelRecord } from './shipment-rules.ts';

/** Parcel states reported by carriers. They say how far an order is fulfilled and never change its status; staff do. */
export function createTrackerService(orders: Pick<OrderFulfilments, 'setParcel'>) {
  return {
    /**
     * Stores the newest state of a parcel; true if it changed. Events arrive repeatedly and out of order, so only one
     * newer than the stored state is applied. Events about unknown parcels are ignored. The shipment id is stored
     * before the label is bought, so an event that arrives before the purchase is recorded still finds its order.
     */
    async apply(state: TrackerState): Promise<boolean> {
      if (!state.shipmentId) return false;
      return orders.setParcel(state.shipmentId, toParcelRecord(state));
    },
  };
}

export type TrackerService = ReturnType<typeof createTrackerService>;
