import type { Logger } from 'pino';
import type { CarrierTracking, ParcelEvent } from '../../integrations/carrier-tracking/carrier-tracking.ts';
import {
  type CarrierAnswer,
  type ChangeOrder,
  decideCarrierAnswers,
  type FulfilmentParcelRecord,
  isPollDue,
  type OrderReader,
  parcelsOf,
} from '../order/index.ts';

/** Maximum number of orders per run. */
const ORDERS_AT_ONCE = 50;

interface Deps {
  readonly orderReader: Pick<OrderReader, 'dueForPoll'>;
  readonly changeOrder: ChangeOrder;
  readonly carriers: CarrierTracking;
  readonly log: Logger;
}

const toRecord = ({ happenedAt, ...event }: ParcelEvent) => ({
  ...event,
  happenedAt,
  estimatedDelivery: null,
  updatedAt: happenedAt,
});

/** Polls carriers that send no events about their parcels (SHIPMENT-20). */
export function createCarrierPolling({ orderReader, changeOrder, carriers, log }: Deps) {
  /** A carrier that does not respond counts as one without news, so that it is polled less often too. */
  async function ask({ carrier, trackingNumber }: FulfilmentParcelRecord): Promise<CarrierAnswer> {
    const event = await carriers.findLatest(carrier, trackingNumber).catch((error: unknown) => {
      log.warn({ err: error, carrier, trackingNumber }, 'the carrier did not answer');
      return null;
    });
    return { carrier, trackingNumber, reported: event && toRecord(event) };
  }

  return {
    /** One request after the other: carriers reject too many at once. */
    async workOff(now = new Date()): Promise<void> {
      for (const order of await orderReader.dueForPoll(now, ORDERS_AT_ONCE)) {
        const answers: CarrierAnswer[] = [];
        for (const parcel of parcelsOf(order)) if (isPollDue(parcel, now)) answers.push(await ask(parcel));
        await changeOrder({ _id: order._id }, (current) => decideCarrierAnswers(current, answers, now));
      }
    },
  };
}

export type CarrierPolling = ReturnType<typeof createCarrierPolling>;
