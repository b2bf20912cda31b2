import type { Logger } from 'pino';
import type { CarrierTracking, ParcelEvent } from '../../integrations/carrier-tracking/carrier-tracking.ts';
import type { FulfilmentParcelRecord } from '../order/fulfilment/fulfilment.record.ts';
import { lookedAt } from '../order/fulfilment/mark-rules.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { OrderFulfilments } from '../order/stores/order-fulfilments.ts';

/** Maximum number of orders per run. */
const ORDERS_AT_ONCE = 50;

interface Deps {
  readonly orders: Pick<OrderFulfilments, 'change' | 'dueForLook'>;
  readonly carriers: CarrierTracking;
  readonly log: Logger;
}

const toRecord = ({ happenedAt, ...event }: ParcelEvent) => ({
  ...event,
  happenedAt,
  estimatedDelivery: null,
  updatedAt: happenedAt,
});

/** Asks carriers after parcels of which they tell nothing by themselves (SHIPMENT-20). */
export function createCarrierLooks({ orders, carriers, log }: Deps) {
  /** A carrier that does not answer counts as one without news, so that it is asked less often too. */
  async function look(parcel: FulfilmentParcelRecord, now: Date): Promise<FulfilmentParcelRecord> {
    if (!parcel.lookAt || parcel.lookAt > now) return parcel;
    const { carrier, trackingNumber } = parcel;
    const event = await carriers.look(carrier, trackingNumber).catch((error: unknown) => {
      log.warn({ err: error, carrier, trackingNumber }, 'the carrier did not answer');
      return null;
    });
    return lookedAt(parcel, event && toRecord(event), now);
  }

  /** Writes nothing where staff have changed the parcels meanwhile: the next run asks after those. */
  async function lookAfter(order: OrderRecord, now: Date): Promise<void> {
    const fulfilments: OrderRecord['fulfilments'] = [];
    for (const fulfilment of order.fulfilments) {
      const parcels: FulfilmentParcelRecord[] = [];
      for (const parcel of fulfilment.parcels) parcels.push(await look(parcel, now));
      fulfilments.push({ ...fulfilment, parcels });
    }
    await orders.change(order, { fulfilments });
  }

  return {
    /** One after the other: carriers refuse who asks too much at once. */
    async workOff(now = new Date()): Promise<void> {
      for (const order of await orders.dueForLook(now, ORDERS_AT_ONCE)) await lookAfter(order, now);
    },
  };
}

export type CarrierLooks = ReturnType<typeof createCarrierLooks>;
