import type { OrderStatus } from '@eunbit/schema/order';
import type { ClientSession, Connection, Types } from 'mongoose';
import { dateUntil } from '../../../common/indexed-text.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import type { BoxRecord, ShipmentRecord } from '../shipment.record.ts';

/** An order whose shipment the shop creates. */
export type ShippedOrder = OrderRecord & { readonly shipment: ShipmentRecord };

/** The expected state of a shipment; a write applies only while it still holds. */
export interface JudgedShipment extends Partial<Pick<ShipmentRecord, 'dueAt'>> {
  /** The shipment has one of these states. */
  readonly state?: readonly ShipmentRecord['state'][];
  /** The order has none of these statuses. */
  readonly notStatus?: readonly OrderStatus[];
  /** The order is not packed yet. */
  readonly isUnpacked?: true;
}

/** The expected state of one box, beside that of its shipment. */
export interface JudgedBox extends JudgedShipment, Partial<Pick<BoxRecord, 'providerId' | 'trackingCode'>> {}

function toFilter({ state, notStatus, isUnpacked, ...fields }: JudgedShipment) {
  return {
    ...toFields('shipment', fields),
    ...(state && { 'shipment.state': { $in: [...state] } }),
    ...(notStatus && { status: { $nin: [...notStatus] } }),
    ...(isUnpacked && { 'shipment.boxes.0': { $exists: false } }),
  };
}

const toFields = (path: string, values: object) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [`${path}.${field}`, value]));

/** The order whose shipment is changed, as it was read: a write never reaches a later edition of the shipment. */
type ReadOrder = Pick<OrderRecord, '_id' | 'shipment'>;

const sameEdition = ({ _id, shipment }: ReadOrder) => ({ _id, 'shipment.edition': shipment?.edition ?? null });

/**
 * Shipments of orders, for the shipment module. A write applies only while the expected state still holds: of two
 * concurrent writers, one wins and the other gets null.
 */
export function createOrderShipments(connection: Connection) {
  const orders = orderModel(connection);

  function update(filter: object, change: object, session: ClientSession | null): Promise<ShippedOrder | null> {
    return orders
      .findOneAndUpdate(filter, change, { session, returnDocument: 'after' })
      .lean<ShippedOrder | null>()
      .exec();
  }

  return {
    /** Orders whose shipment is due, longest due first. */
    due(now: Date, limit: number): Promise<ShippedOrder[]> {
      return orders
        .find({ 'shipment.dueAt': dateUntil(now) })
        .sort({ 'shipment.dueAt': 1 })
        .limit(limit)
        .lean<ShippedOrder[]>()
        .exec();
    },

    byId(id: Types.ObjectId): Promise<OrderRecord | null> {
      return orders.findById(id).lean().exec();
    },

    /** Changes the shipment. Returns the changed order; null if the shipment is no longer in the expected state. */
    change(
      order: ReadOrder,
      judged: JudgedShipment,
      change: Partial<ShipmentRecord>,
      session: ClientSession | null = null,
    ): Promise<ShippedOrder | null> {
      return update({ ...sameEdition(order), ...toFilter(judged) }, { $set: toFields('shipment', change) }, session);
    },

    /**
     * Changes one box, by its place in the list, and its shipment. Null as `change`. The condition names the box by its
     * number: one such as `boxes.1.providerId: null` holds for any list, as no element has a field `1`.
     */
    changeBox(
      order: ReadOrder,
      index: number,
      { providerId, trackingCode, ...judged }: JudgedBox,
      change: { readonly box: Partial<BoxRecord>; readonly shipment?: Partial<ShipmentRecord> },
      session: ClientSession | null = null,
    ): Promise<ShippedOrder | null> {
      const expected = {
        number: index + 1,
        ...(providerId !== undefined && { providerId }),
        ...(trackingCode !== undefined && { trackingCode }),
      };
      const noted = change.box.providerId;
      return update(
        { ...sameEdition(order), ...toFilter(judged), 'shipment.boxes': { $elemMatch: expected } },
        {
          $set: { ...toFields(`shipment.boxes.${index}`, change.box), ...toFields('shipment', change.shipment ?? {}) },
          ...(noted && { $push: { 'shipment.providerIds': noted } }),
        },
        session,
      );
    },
  };
}

export type OrderShipments = ReturnType<typeof createOrderShipments>;
