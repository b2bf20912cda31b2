import { Carrier } from './order.ts';

/** Status of the label of a US order. */
export const ShipmentStatus = {
  DUE: 'DUE',
  BOUGHT: 'BOUGHT',
  FAILED: 'FAILED',
  MANUAL: 'MANUAL',
  VOIDED: 'VOIDED',
} as const;
export type ShipmentStatus = (typeof ShipmentStatus)[keyof typeof ShipmentStatus];

/** Tracking status of a parcel. */
export const TrackerStatus = {
  UNKNOWN: 'UNKNOWN',
  PRE_TRANSIT: 'PRE_TRANSIT',
  IN_TRANSIT: 'IN_TRANSIT',
  OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY',
  ATTEMPTED: 'ATTEMPTED',
  DELIVERED: 'DELIVERED',
  AVAILABLE_FOR_PICKUP: 'AVAILABLE_FOR_PICKUP',
  RETURN_TO_SENDER: 'RETURN_TO_SENDER',
  FAILURE: 'FAILURE',
  CANCELLED: 'CANCELLED',
} as const;
export type TrackerStatus = (typeof TrackerStatus)[keyof typeof TrackerStatus];

/** The carrier by the name that staff chose or that the label provider uses; null if it is unknown. */
export function findCarrier(name: string): Carrier | null {
  const chosen = Object.values(Carrier).find((carrier) => carrier === name);
  if (chosen) return chosen;
  if (/^usps/i.test(name)) return 'USPS';
  if (/^ups/i.test(name)) return 'UPS';
  return /^fedex/i.test(name) ? 'FEDEX' : null;
}
