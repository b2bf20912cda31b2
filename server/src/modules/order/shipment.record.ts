import type { ShipmentStatus, TrackerStatus } from '@eunbit/schema/shipment';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

/** A label that was bought. */
const label = recordSchema(
  {
    url: { type: String, required: true },
    carrierAccountId: { type: String, default: '' },
    service: { type: String, default: '' },
    /** Minor units. */
    price: { type: Number, required: true },
    rateCreatedAt: { type: Date, default: null },
    deliveryDate: { type: Date, default: null },
    deliveryDateGuaranteed: { type: Boolean, default: false },
    deliveryDays: { type: Number, default: null },
    zone: { type: String, default: null },
  },
  { _id: false },
);
export type LabelRecord = RecordOf<typeof label>;

/** The last parcel state that the carrier reported. */
export const parcelSchema = recordSchema(
  {
    status: { type: stores<TrackerStatus>(String), required: true },
    message: { type: String, default: null },
    place: { type: String, default: null },
    happenedAt: { type: Date, default: null },
    estimatedDelivery: { type: Date, default: null },
    /** When the carrier reported the state; older events that arrive later are ignored. */
    updatedAt: { type: Date, required: true },
  },
  { _id: false },
);
export type ParcelRecord = RecordOf<typeof parcelSchema>;

/** A packed box: outer sides in millimetres and weight in grams. */
const measure = recordSchema(
  {
    lengthMm: { type: Number, required: true },
    widthMm: { type: Number, required: true },
    heightMm: { type: Number, required: true },
    weightGrams: { type: Number, required: true },
  },
  { _id: false },
);
export type BoxMeasure = RecordOf<typeof measure>;

/** A box of an order with its label. */
export const boxSchema = recordSchema(
  {
    /** Its position in the list, from 1; never changes. */
    number: { type: Number, required: true },
    /** Null for a label that was bought elsewhere. */
    measure: { type: measure, default: null },
    contents: [recordSchema({ productId: String, quantity: Number }, { _id: false })],
    /** EasyPost's id, stored before a label is bought: labels are bought for this shipment only. */
    providerId: { type: String, default: null },
    carrier: { type: String, default: null },
    /** Null until the box has a label, bought by the shop or by staff. */
    trackingCode: { type: String, default: null },
    trackingUrl: { type: String, default: null },
    trackerId: { type: String, default: null },
    label: { type: label, default: null },
    parcel: { type: parcelSchema, default: null },
  },
  { _id: false },
);
export type BoxRecord = RecordOf<typeof boxSchema>;

/**
 * DUE → BOUGHT when every box has its number, or FAILED when EasyPost rejects a request or all attempts have failed; staff may
 * set it back to DUE. MANUAL when staff entered all numbers, of labels bought elsewhere. VOIDED when the order was cancelled.
 */
export const shipmentSchema = recordSchema(
  {
    status: { type: stores<ShipmentStatus>(String), required: true },
    /** When the next attempt is due; null if there is nothing to do. */
    dueAt: { type: Date, default: null },
    /** Failed attempts in a row. */
    attempts: { type: Number, default: 0 },
    /** Why the last attempt failed. */
    problem: { type: String, default: null },
    /** Empty until the order is packed, before its first label is bought. */
    boxes: [boxSchema],
    /** The `providerId` of each box that has one: in a list of its own, so that an index of it can be unique. */
    providerIds: [String],
    /** Incremented when the order is packed again because its address or lines were edited; missing before. */
    edition: { type: Number },
    /** Boxes of earlier editions whose labels are still to be refunded; missing before the first. */
    returning: { type: [boxSchema], default: undefined },
    /** Tracking numbers of earlier editions, which must not be used; missing before the first. */
    voidedNumbers: { type: [String], default: undefined },
  },
  { _id: false },
);
export type ShipmentRecord = RecordOf<typeof shipmentSchema>;

/** The shipment of a newly paid order. */
export function newShipment(at: Date): ShipmentRecord {
  return { status: 'DUE', dueAt: at, attempts: 0, problem: null, boxes: [], providerIds: [] };
}

/** The shipment of an edited order: packed and labelled again; its old labels are refunded. */
export function renewedShipment(shipment: ShipmentRecord, at: Date): ShipmentRecord {
  const { boxes, edition = 0, returning = [], voidedNumbers = [] } = shipment;
  return {
    ...newShipment(at),
    edition: edition + 1,
    returning: [...returning, ...boxes.filter(({ providerId }) => providerId !== null)],
    voidedNumbers: [...voidedNumbers, ...boxes.flatMap(({ trackingCode }) => trackingCode ?? [])],
  };
}
