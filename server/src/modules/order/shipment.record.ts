import type { ShipmentState, TrackerStatus } from '@eunbit/schema/shipment';
import { Schema } from 'mongoose';

/** A label that was bought. */
export interface LabelRecord {
  url: string;
  carrierAccountId: string;
  service: string;
  /** Minor units. */
  price: number;
  rateCreatedAt: Date | null;
  deliveryDate: Date | null;
  deliveryDateGuaranteed: boolean;
  deliveryDays: number | null;
  zone: string | null;
}

/** The last parcel state that the carrier reported. */
export interface ParcelRecord {
  status: TrackerStatus;
  message: string | null;
  place: string | null;
  happenedAt: Date | null;
  estimatedDelivery: Date | null;
  /** When the carrier reported the state; older events that arrive later are ignored. */
  updatedAt: Date;
}

/** A packed box: outer sides in millimetres and weight in grams. */
export interface BoxMeasure {
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  weightGrams: number;
}

/** A box of an order with its label. */
export interface BoxRecord {
  /** Its place in the list, from 1; never changes. */
  number: number;
  /** Null for a label that was bought elsewhere. */
  measure: BoxMeasure | null;
  contents: { productId: string; quantity: number }[];
  /** EasyPost's id, stored before a label is bought: labels are bought for this shipment only. */
  providerId: string | null;
  carrier: string | null;
  /** Null until the box has a label, of the shop or of staff. */
  trackingCode: string | null;
  trackingUrl: string | null;
  trackerId: string | null;
  label: LabelRecord | null;
  parcel: ParcelRecord | null;
}

/**
 * DUE → BOUGHT when every box has its number, or FAILED when EasyPost refuses or all attempts have failed; staff may set it
 * back to DUE. MANUAL when staff entered all numbers, of labels bought elsewhere. VOIDED when the order was cancelled.
 */
export interface ShipmentRecord {
  state: ShipmentState;
  /** When the next attempt is due; null if there is nothing to do. */
  dueAt: Date | null;
  /** Failed attempts in a row. */
  attempts: number;
  /** Why the last attempt failed. */
  problem: string | null;
  /** Empty until the order is packed, before its first label is bought. */
  boxes: BoxRecord[];
  /** The `providerId` of each box that has one: in a list of its own, so that an index of it can be unique. */
  providerIds: string[];
  /** Rises when the order is packed anew, because where it goes or what is in it was edited; missing before. */
  edition?: number;
  /** Boxes of earlier editions whose labels are still to be given back; missing before the first. */
  returning?: BoxRecord[];
  /** Tracking numbers of earlier editions, under which nothing must leave; missing before the first. */
  voidedNumbers?: string[];
}

const label = new Schema<LabelRecord>(
  {
    url: { type: String, required: true },
    carrierAccountId: { type: String, default: '' },
    service: { type: String, default: '' },
    price: { type: Number, required: true },
    rateCreatedAt: { type: Date, default: null },
    deliveryDate: { type: Date, default: null },
    deliveryDateGuaranteed: { type: Boolean, default: false },
    deliveryDays: { type: Number, default: null },
    zone: { type: String, default: null },
  },
  { _id: false },
);

export const parcelSchema = new Schema<ParcelRecord>(
  {
    status: { type: String, required: true },
    message: { type: String, default: null },
    place: { type: String, default: null },
    happenedAt: { type: Date, default: null },
    estimatedDelivery: { type: Date, default: null },
    updatedAt: { type: Date, required: true },
  },
  { _id: false },
);

const measure = new Schema<BoxMeasure>(
  {
    lengthMm: { type: Number, required: true },
    widthMm: { type: Number, required: true },
    heightMm: { type: Number, required: true },
    weightGrams: { type: Number, required: true },
  },
  { _id: false },
);

export const boxSchema = new Schema<BoxRecord>(
  {
    number: { type: Number, required: true },
    measure: { type: measure, default: null },
    contents: [new Schema({ productId: String, quantity: Number }, { _id: false })],
    providerId: { type: String, default: null },
    carrier: { type: String, default: null },
    trackingCode: { type: String, default: null },
    trackingUrl: { type: String, default: null },
    trackerId: { type: String, default: null },
    label: { type: label, default: null },
    parcel: { type: parcelSchema, default: null },
  },
  { _id: false },
);

export const shipmentSchema = new Schema<ShipmentRecord>(
  {
    state: { type: String, required: true },
    dueAt: { type: Date, default: null },
    attempts: { type: Number, default: 0 },
    problem: { type: String, default: null },
    boxes: [boxSchema],
    providerIds: [String],
    edition: { type: Number },
    returning: { type: [boxSchema], default: undefined },
    voidedNumbers: { type: [String], default: undefined },
  },
  { _id: false },
);

/** The shipment of a newly paid order. */
export function newShipment(at: Date): ShipmentRecord {
  return { state: 'DUE', dueAt: at, attempts: 0, problem: null, boxes: [], providerIds: [] };
}

/** The shipment of an order that was edited: packed and labelled anew, and its old labels are given back. */
export function renewedShipment(shipment: ShipmentRecord, at: Date): ShipmentRecord {
  const { boxes, edition = 0, returning = [], voidedNumbers = [] } = shipment;
  return {
    ...newShipment(at),
    edition: edition + 1,
    returning: [...returning, ...boxes.filter(({ providerId }) => providerId !== null)],
    voidedNumbers: [...voidedNumbers, ...boxes.flatMap(({ trackingCode }) => trackingCode ?? [])],
  };
}
