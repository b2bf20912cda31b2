import type { OrderStatus } from '@eunbit/schema/order';
import type { ClientSession, Connection, Types } from 'mongoose';
import { dateUntil, textIs } from '../../../common/indexed-text.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import type { ParcelRecord, ShipmentRecord } from '../shipment.record.ts';

/** An order whose shipment the shop creates. */
export type ShippedOrder = OrderRecord & { readonly shipment: ShipmentRecord };

/** The expected state of a shipment; a write applies only while it still holds. */
export interface JudgedShipment extends Partial<Pick<ShipmentRecord, 'dueAt' | 'providerId'>> {
  /** The shipment has one of these states. */
  readonly state?: readonly ShipmentRecord['state'][];
  /** The order has none of these statuses. */
  readonly notStatus?: readonly OrderStatus[];
}

function toFilter({ state, notStatus, ...fields }: JudgedShipment) {
  return {
    ...toFields(fields),
    ...(state && { 'shipment.state': { $in: [...state] } }),
    ...(notStatus && { status: { $nin: [...notStatus] } }),
  };
}

/**
 * Matches a stored state that is older than `parcel`. The provider's times are whole seconds: of two states of one
 * second, the one whose last event is later is newer.
 */
function isOlder({ updatedAt, happenedAt }: ParcelRecord) {
  const events = happenedAt ? [null, { $lt: happenedAt }] : [];
  return [
    { 'shipment.parcel': null },
    { 'shipment.parcel.updatedAt': { $lt: updatedAt } },
    ...events.map((event) => ({ 'shipment.parcel.updatedAt': updatedAt, 'shipment.parcel.happenedAt': event })),
  ];
}

const toFields = (shipment: object) =>
  Object.fromEntries(Object.entries(shipment).map(([field, value]) => [`shipment.${field}`, value]));

/**
 * Shipments of orders, for the shipment module. A write applies only while the expected state still holds: of two
 * concurrent writers, one wins and the other gets null.
 */
export function createOrderShipments(connection: Connection) {
  const orders = orderModel(connection);

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

    /** Stores the state of a parcel, by the provider's shipment id; false if the stored state is as new. */
    async setParcel(providerId: string, parcel: ParcelRecord): Promise<boolean> {
      const { modifiedCount } = await orders.updateOne(
        { 'shipment.providerId': textIs(providerId), $or: isOlder(parcel) },
        { $set: { 'shipment.parcel': parcel } },
      );
      return modifiedCount === 1;
    },
  };
}

export type OrderShipments = ReturnType<typeof createOrderShipments>;
