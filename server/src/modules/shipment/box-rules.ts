import type { Carrier } from '@eunbit/schema/order';
import { type BoxRecord, type ShipmentRecord, trackingUrl } from '../order/index.ts';

type TrackingNumber = Pick<BoxRecord, 'carrier' | 'trackingCode' | 'trackingUrl'>;

/** A box that has no label yet. */
export function openBox(number: number, measure: BoxRecord['measure'], contents: BoxRecord['contents']): BoxRecord {
  return {
    number,
    measure,
    contents,
    providerId: null,
    carrier: null,
    trackingCode: null,
    trackingUrl: null,
    trackerId: null,
    label: null,
    parcel: null,
  };
}

/** Tracking number of a label that staff bought elsewhere. */
export function toStaffNumber(carrier: Carrier, trackingNumber: string): TrackingNumber {
  return { carrier, trackingCode: trackingNumber, trackingUrl: trackingUrl(carrier, trackingNumber) };
}

/** A box that staff packed themselves. */
export function staffBox(number: number, carrier: Carrier, trackingNumber: string): BoxRecord {
  return { ...openBox(number, null, []), ...toStaffNumber(carrier, trackingNumber) };
}

export const hasNumber = (box: BoxRecord | undefined): boolean => box !== undefined && box.trackingCode !== null;

/** Whether the order is packed and each box has its number. */
export function isComplete({ boxes }: Pick<ShipmentRecord, 'boxes'>): boolean {
  return boxes.length > 0 && boxes.every(hasNumber);
}

/** Ends the purchase of labels: BOUGHT if the shop bought a label, MANUAL if staff entered all numbers. */
export function closed(boxes: readonly BoxRecord[]): Partial<ShipmentRecord> {
  const status = boxes.some(({ label }) => label !== null) ? 'BOUGHT' : 'MANUAL';
  return { status, dueAt: null, attempts: 0, problem: null };
}

/** Tracking numbers of the order's fulfilments that no box has yet, one for each open box, by index. */
export function spareNumbers(
  boxes: readonly BoxRecord[],
  tracking: readonly { readonly carrier: Carrier; readonly trackingNumber: string }[],
): readonly { readonly index: number; readonly box: TrackingNumber }[] {
  const known = new Set(boxes.map(({ trackingCode }) => trackingCode));
  const spare = tracking.filter(({ trackingNumber }) => !known.has(trackingNumber));
  const open = boxes.flatMap((box, index) => (hasNumber(box) ? [] : [index]));
  return open.flatMap((index, at) => {
    const number = spare[at];
    return number ? [{ index, box: toStaffNumber(number.carrier, number.trackingNumber) }] : [];
  });
}

export function isDelivered(boxes: readonly BoxRecord[]): boolean {
  return boxes.length > 0 && boxes.every(({ parcel }) => parcel?.status === 'DELIVERED');
}
