import type { ShipmentState, TrackerStatus } from '@eunbit/schema/shipment';
import { Schema } from 'mongoose';

/** A label that is paid for. */
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

/** Where a parcel is, as the carrier last said. */
export interface ParcelRecord {
  status: TrackerStatus;
  message: string | null;
  place: string | null;
  happenedAt: Date | null;
  estimatedDelivery: Date | null;
  /** By this an older event that comes late is told from a newer one. */
  updatedAt: Date;
}

/**
 * DUE → BOUGHT, or FAILED when EasyPost will not, or has not for a day; staff may make it DUE again. MANUAL when staff
 * have entered the number of a label of their own. VOIDED when the order was cancelled.
 */
export interface ShipmentRecord {
  state: ShipmentState;
  /** When it is to be looked at next; null when there is nothing to do. */
  dueAt: Date | null;
  /** Failed tries in a row. */
  attempts: number;
  /** Why the last try failed. */
  problem: string | null;
  /** EasyPost's id, written before anything is bought: only this one shipment is ever paid for. */
  providerId: string | null;
  carrier: string | null;
  trackingCode: string | null;
  trackingUrl: string | null;
  trackerId: string | null;
  label: LabelRecord | null;
  parcel: ParcelRecord | null;
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

const parcel = new Schema<ParcelRecord>(
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

export const shipmentSchema = new Schema<ShipmentRecord>(
  {
    state: { type: String, required: true },
    dueAt: { type: Date, default: null },
    attempts: { type: Number, default: 0 },
    problem: { type: String, default: null },
    providerId: { type: String, default: null },
    carrier: { type: String, default: null },
    trackingCode: { type: String, default: null },
    trackingUrl: { type: String, default: null },
    trackerId: { type: String, default: null },
    label: { type: label, default: null },
    parcel: { type: parcel, default: null },
  },
  { _id: false },
);

/** The shipment of an order that was just paid. */
export function newShipment(at: Date): ShipmentRecord {
  return {
    state: 'DUE',
    dueAt: at,
    attempts: 0,
    problem: null,
    providerId: null,
    carrier: null,
    trackingCode: null,
    trackingUrl: null,
    trackerId: null,
    label: null,
    parcel: null,
  };
}
