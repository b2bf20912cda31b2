import { textIs } from '../../common/indexed-text.ts';
import type { TrackerState } from '../../integrations/shipping/shipping-provider.ts';
import { type ChangeOrder, decideParcelNews } from '../order/index.ts';
import { toParcelRecord } from './shipment-rules.ts';

/** Parcel states reported by carriers. They show the progress of a fulfilment and never change the order status; staff do. */
export function createTrackerService(changeOrder: ChangeOrder) {
  return {
    /**
     * Stores the newest state of a parcel; true if it changed. Events arrive repeatedly and out of order, so only one
     * newer than the stored state is applied. Events about unknown parcels are ignored. The shipment id is stored
     * before the label is bought, so an event that arrives before the purchase is recorded still finds its order.
     */
    async apply(state: TrackerState): Promise<boolean> {
      const { shipmentId } = state;
      if (!shipmentId) return false;
      const news = toParcelRecord(state);
      const changed = await changeOrder({ 'shipment.providerIds': textIs(shipmentId) }, (order) =>
        decideParcelNews(order, shipmentId, news),
      );
      if (changed && 'conflict' in changed)
        throw new Error(`the tracking of the shipment ${shipmentId} is being changed by too many requests at once`);
      return changed !== null && 'order' in changed;
    },
  };
}

export type TrackerService = ReturnType<typeof createTrackerService>;
