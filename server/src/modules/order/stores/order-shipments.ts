import type { OrderStatus } from '@eunbit/schema/order';
import type { ClientSession, Connection, Types } from 'mongoose';
import { dateUntil, textIs } from '../../../common/indexed-text.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import type { ParcelRecord, ShipmentRecord } from '../shipment.record.ts';

/** An order whose parcel the shop makes by itself. */
export type ShippedOrder = OrderRecord & { readonly shipment: ShipmentRecord };

/** What was judged, and still has to be so when it is written. */
export interface JudgedShipment extends Partial<Pick<ShipmentRecord, 'dueAt' | 'providerId'>> {
  /** One of these. */
  readonly state?: readonly ShipmentRecord['state'][];
  /** The order has none of these. */
  readonly notStatus?: readonly OrderStatus[];
}

function toFilter({ state, notStatus, ...fields }: JudgedShipment) {
  return {
    ...toFields(fields),
    ...(state && { 'shipment.state': { $in: [...state] } }),
    ...(notStatus && { status: { $nin: [...notStatus] } }),
  };
}

const toFields = (shipment: object) =>
  Object.fromEntries(Object.entries(shipment).map(([field, value]) => [`shipment.${field}`, value]));

/**
 * Shipments as orders keep them, for the module that makes them. A change is written only while what was judged is still
 * so: of two processes with the same order one finds nothing to change.
 */
export function createOrderShipments(connection: Connection) {
  const orders = orderModel(connection);

  return {
    /** Orders whose shipment is due, the longest due first. */
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

    /** The order as it is after the change; null where its shipment is not as judged any more. */
    change(
      { _id }: Pick<OrderRecord, '_id'>,
      judged: JudgedShipment,
      change: Partial<ShipmentRecord>,
      session: ClientSession | null = null,
    ): Promise<OrderRecord | null> {
      return orders
        .findOneAndUpdate(
          { _id, ...toFilter(judged) },
          { $set: toFields(change) },
          { session, returnDocument: 'after', lean: true },
        )
        .exec();
    },

    /** Keeps where a parcel is, by the shipment's id at the provider; false where something as new is known already. */
    async setParcel(providerId: string, parcel: ParcelRecord): Promise<boolean> {
      const { modifiedCount } = await orders.updateOne(
        {
          'shipment.providerId': textIs(providerId),
          $or: [{ 'shipment.parcel': null }, { 'shipment.parcel.updatedAt': { $lt: parcel.updatedAt } }],
        },
        { $set: { 'shipment.parcel': parcel } },
      );
      return modifiedCount === 1;
    },
  };
}

export type OrderShipments = ReturnType<typeof createOrderShipments>;
