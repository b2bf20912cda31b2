import type { ParcelMark } from '@eunbit/schema/fulfilment';
import type { Carrier } from '@eunbit/schema/order';
import type { ShippingParcel } from '@eunbit/schema/shipping-rows';
import { refuse } from '../../../common/refusal.ts';
import type { Decision } from '../decision.ts';
import { newEscrowDelivery } from '../escrow-delivery.record.ts';
import type { OrderRefusal } from '../order.errors.ts';
import type { OrderRecord } from '../order.record.ts';
import type { BoxRecord, ParcelRecord } from '../shipment.record.ts';
import { correctBoxes, correctParcels, removesBoughtLabel } from './correction-rules.ts';
import type { FulfilmentParcelRecord, FulfilmentRecord } from './fulfilment.record.ts';
import { describeParcels, isNewer, parcelNews } from './fulfilment-rules.ts';
import { afterPoll, markParcel } from './mark-rules.ts';
import { isPollDue } from './poll-rules.ts';

export interface ParcelCorrection {
  readonly fulfilmentId: string;
  /** The tracking numbers that the caller saw. */
  readonly expected: readonly string[];
  readonly parcels: readonly ShippingParcel[];
  readonly reason: string;
  /** The member of staff. */
  readonly by: string;
}

/** The state of one parcel of a fulfilment, as set by staff. */
export interface MarkedParcel {
  readonly fulfilmentId: string;
  readonly trackingNumber: string;
  readonly mark: ParcelMark;
  /** The member of staff. */
  readonly by: string;
}

type Changes = Readonly<Record<number, Partial<BoxRecord>>>;

/** The order with other parcels of one fulfilment. */
function withParcels(order: OrderRecord, { id }: FulfilmentRecord, parcels: FulfilmentRecord['parcels']): OrderRecord {
  const fulfilments = order.fulfilments.map((one) => (one.id === id ? { ...one, parcels } : one));
  return { ...order, fulfilments };
}

/** The order with changes of boxes, by their index. */
function withBoxes(order: OrderRecord, changes: Changes): OrderRecord {
  const { shipment } = order;
  if (!shipment || Object.keys(changes).length === 0) return order;
  return { ...order, shipment: { ...shipment, boxes: shipment.boxes.map((box, at) => ({ ...box, ...changes[at] })) } };
}

/** The carrier's response to a poll of a parcel; `null` if it had no news. */
export interface CarrierAnswer {
  readonly carrier: Carrier;
  readonly trackingNumber: string;
  readonly reported: ParcelRecord | null;
}

const findFulfilment = ({ fulfilments }: OrderRecord, id: string) => fulfilments.find((one) => one.id === id);

const NO_FULFILMENT = refuse('FULFILMENT_NOT_FOUND', 'fulfilment.notFound');

/** Replaces the parcels of a fulfilment and informs the customer (SHIPMENT-21). */
export function decideParcelCorrection(
  order: OrderRecord,
  { fulfilmentId, expected, parcels, reason, by }: ParcelCorrection,
  now: Date,
): Decision<OrderRefusal> {
  const fulfilment = findFulfilment(order, fulfilmentId);
  if (!fulfilment) return NO_FULFILMENT;
  const seen = fulfilment.parcels.map(({ trackingNumber }) => trackingNumber);
  if (seen.join('\n') !== expected.join('\n')) return { conflict: order };
  if (removesBoughtLabel(order, fulfilment, parcels)) return refuse('LABEL_BOUGHT', 'parcel.labelBought');
  const next = correctParcels(fulfilment.parcels, parcels, now);
  const boxes = correctBoxes(order, fulfilment.parcels, parcels);
  const changed = withBoxes(
    withParcels(order, fulfilment, next),
    Object.fromEntries(boxes.map(({ index, box }) => [index, box])),
  );
  const { payment } = changed;
  return {
    // The escrow provider's console still has the old number.
    order: payment.escrowDelivery
      ? { ...changed, payment: { ...payment, escrowDelivery: newEscrowDelivery() } }
      : changed,
    effects: {
      emails: [['parcelsCorrected', fulfilmentId]],
      audit: [
        {
          by,
          action: 'ORDER_PARCELS_CORRECTED',
          before: { tracking: describeParcels(fulfilment.parcels), reason: null },
          after: { tracking: describeParcels(next), reason },
        },
      ],
    },
  };
}

/** Records the state of a parcel if the carrier reports none or a wrong one (SHIPMENT-19). */
export function decideParcelMark(
  order: OrderRecord,
  { fulfilmentId, trackingNumber, mark, by }: MarkedParcel,
  now: Date,
): Decision<OrderRefusal> {
  const fulfilment = findFulfilment(order, fulfilmentId);
  const parcel = fulfilment?.parcels.find((one) => one.trackingNumber === trackingNumber);
  if (!fulfilment || !parcel) return NO_FULFILMENT;
  const parcels = fulfilment.parcels.map((one) => (one === parcel ? markParcel(one, mark, by, now) : one));
  return {
    order: withParcels(order, fulfilment, parcels),
    effects: {
      audit: [
        {
          by,
          action: 'ORDER_PARCEL_MARKED',
          before: { trackingNumber: null, parcel: parcelNews(order, parcel)?.status ?? null },
          after: { trackingNumber, parcel: mark },
        },
      ],
    },
  };
}

/** Records the tracking state of a box, found by the provider's shipment id. */
export function decideParcelNews(order: OrderRecord, providerId: string, parcel: ParcelRecord): Decision<'known'> {
  const index = order.shipment?.boxes.findIndex((box) => box.providerId === providerId) ?? -1;
  const box = order.shipment?.boxes[index];
  if (!box || !isNewer(parcel, box.parcel)) return { refused: 'known' };
  return { order: withBoxes(order, { [index]: { parcel } }) };
}

/**
 * Records the responses of carriers (SHIPMENT-20). A parcel that is no longer due, because staff have set its state, is skipped.
 */
export function decideCarrierAnswers(
  order: OrderRecord,
  answers: readonly CarrierAnswer[],
  now: Date,
): Decision<never> {
  const note = (parcel: FulfilmentParcelRecord) => {
    const answer = answers.find(
      ({ carrier, trackingNumber }) => carrier === parcel.carrier && trackingNumber === parcel.trackingNumber,
    );
    return answer && isPollDue(parcel, now) ? afterPoll(parcel, answer.reported, now) : parcel;
  };
  const fulfilments = order.fulfilments.map((one) => ({ ...one, parcels: one.parcels.map(note) }));
  return { order: { ...order, fulfilments } };
}
