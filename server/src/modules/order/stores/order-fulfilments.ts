import type { FulfilmentStatus } from '@eunbit/schema/fulfilment';
import type { ClientSession, Connection } from 'mongoose';
import { dateUntil, textIs } from '../../../common/indexed-text.ts';
import type { FulfilmentRecord } from '../fulfilment/fulfilment.record.ts';
import { deriveFulfilmentStatus } from '../fulfilment/fulfilment-rules.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord, PaymentRecord } from '../order.record.ts';
import type { BoxRecord, ParcelRecord } from '../shipment.record.ts';

/** What is written about what has left, or of the news about it. */
export interface FulfilmentChange {
  readonly fulfilments?: readonly FulfilmentRecord[];
  /** Boxes of a US order, by their place. */
  readonly boxes?: readonly { readonly index: number; readonly box: Partial<BoxRecord> }[];
  readonly escrowDelivery?: PaymentRecord['escrowDelivery'];
}

/** Maximum attempts at a write that others come between. */
const TRIES = 5;

/**
 * Whether news is newer than what is known. The provider's times are whole seconds: of two states of one second, the one
 * whose last event is later is newer.
 */
export function isNewer(parcel: ParcelRecord, known: ParcelRecord | null): boolean {
  if (!known) return true;
  if (known.updatedAt.getTime() !== parcel.updatedAt.getTime()) return known.updatedAt < parcel.updatedAt;
  return parcel.happenedAt !== null && (known.happenedAt === null || known.happenedAt < parcel.happenedAt);
}

function withBoxes({ shipment }: OrderRecord, changes: NonNullable<FulfilmentChange['boxes']>) {
  if (!shipment) return shipment;
  const changed = new Map(changes.map(({ index, box }) => [index, box]));
  return { ...shipment, boxes: shipment.boxes.map((box, index) => ({ ...box, ...changed.get(index) })) };
}

/** The time stays while further news comes of an order that has arrived. */
function toDeliveredAt(order: OrderRecord, status: FulfilmentStatus): Date | null {
  if (status !== 'DELIVERED') return null;
  return order.fulfilmentStatus === 'DELIVERED' ? (order.deliveredAt ?? null) : new Date();
}

/** Fulfilments of orders and what is known of their parcels. */
export function createOrderFulfilments(connection: Connection) {
  const orders = orderModel(connection);

  /**
   * Writes a change with the status that follows from it. Null, with nothing written, if something else was written about
   * what has left since the order was read, or its boxes were packed anew: read again and judge again. A box is named by
   * its place, so news of a box of an earlier edition must not reach the list of a later one.
   */
  function change(
    order: OrderRecord,
    { fulfilments, boxes = [], escrowDelivery }: FulfilmentChange,
    session: ClientSession | null = null,
  ): Promise<OrderRecord | null> {
    const after = { ...order, fulfilments: [...(fulfilments ?? order.fulfilments)] };
    const shipment = withBoxes(order, boxes);
    const fulfilmentStatus = deriveFulfilmentStatus(shipment === undefined ? after : { ...after, shipment });
    const boxFields = boxes.flatMap(({ index, box }) =>
      Object.entries(box).map(([field, value]) => [`shipment.boxes.${index}.${field}`, value]),
    );
    return orders
      .findOneAndUpdate(
        {
          _id: order._id,
          fulfilmentVersion: order.fulfilmentVersion,
          ...(boxes.length > 0 && { 'shipment.edition': order.shipment?.edition ?? null }),
        },
        {
          $set: {
            ...(fulfilments && { fulfilments }),
            fulfilmentStatus,
            deliveredAt: toDeliveredAt(order, fulfilmentStatus),
            ...Object.fromEntries(boxFields),
            ...(escrowDelivery && { 'payment.escrowDelivery': escrowDelivery }),
          },
          $inc: { fulfilmentVersion: 1 },
        },
        { session, returnDocument: 'after', lean: true },
      )
      .exec();
  }

  return {
    change,

    byNumber: (number: string): Promise<OrderRecord | null> => orders.findOne({ number }).lean().exec(),

    /** Orders with a parcel whose carrier is to be asked. */
    dueForLook(now: Date, limit: number): Promise<OrderRecord[]> {
      const due = { 'fulfilments.parcels.lookAt': dateUntil(now) };
      return orders.find(due).limit(limit).lean().exec();
    },

    /** Stores the state of a box's parcel, by the provider's shipment id; false if the stored state is as new. */
    async setParcel(providerId: string, parcel: ParcelRecord): Promise<boolean> {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const order = await orders.findOne({ 'shipment.providerIds': textIs(providerId) }).lean();
        const index = order?.shipment?.boxes.findIndex((box) => box.providerId === providerId) ?? -1;
        const box = order?.shipment?.boxes[index];
        if (!order || !box || !isNewer(parcel, box.parcel)) return false;
        if (await change(order, { boxes: [{ index, box: { parcel } }] })) return true;
      }
      throw new Error(`the parcel of ${providerId} is written too often to be told`);
    },
  };
}

export type OrderFulfilments = ReturnType<typeof createOrderFulfilments>;
