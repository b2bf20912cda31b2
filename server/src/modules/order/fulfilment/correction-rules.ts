import type { ShippingParcel } from '@eunbit/schema/shipping-rows';
import type { OrderRecord } from '../order.record.ts';
import type { BoxRecord } from '../shipment.record.ts';
import { trackingUrl } from '../tracking.ts';
import { type FulfilmentParcelRecord, type FulfilmentRecord, newParcel } from './fulfilment.record.ts';
import { firstPollAt } from './poll-rules.ts';

const isSame = (one: ShippingParcel, other: ShippingParcel) =>
  one.carrier === other.carrier && one.trackingNumber === other.trackingNumber;

/** The parcels after a correction: an unchanged parcel keeps its tracking information, a changed one starts without any. */
export function correctParcels(
  before: readonly FulfilmentParcelRecord[],
  parcels: readonly ShippingParcel[],
  now: Date,
): FulfilmentParcelRecord[] {
  return parcels.map(
    (parcel) =>
      before.find((one) => isSame(one, parcel)) ??
      newParcel(parcel.carrier, parcel.trackingNumber, firstPollAt(parcel.carrier, now)),
  );
}

const boxesOf = ({ shipment }: Pick<OrderRecord, 'shipment'>): readonly BoxRecord[] => shipment?.boxes ?? [];

/** Whether a correction would remove the tracking number of a label that the shop bought; that label is on the box. */
export function removesBoughtLabel(
  order: Pick<OrderRecord, 'shipment'>,
  { parcels: before }: Pick<FulfilmentRecord, 'parcels'>,
  parcels: readonly ShippingParcel[],
): boolean {
  const bought = new Set(boxesOf(order).flatMap(({ label, trackingCode }) => (label ? [trackingCode] : [])));
  return before.some((one) => bought.has(one.trackingNumber) && !parcels.some((parcel) => isSame(one, parcel)));
}

/** The tracking numbers that staff gave to boxes, with removed numbers replaced by the new ones in order. */
export function correctBoxes(
  order: Pick<OrderRecord, 'shipment'>,
  before: readonly ShippingParcel[],
  parcels: readonly ShippingParcel[],
): { readonly index: number; readonly box: Partial<BoxRecord> }[] {
  const isGone = ({ trackingCode }: BoxRecord) =>
    before.some((one) => one.trackingNumber === trackingCode) &&
    !parcels.some((one) => one.trackingNumber === trackingCode);
  const added = parcels.filter((parcel) => !before.some((one) => isSame(one, parcel)));
  const gone = boxesOf(order).flatMap((box, index) => (isGone(box) ? [index] : []));
  return gone.flatMap((index, at) => {
    const parcel = added[at] ?? parcels[0];
    if (!parcel) return [];
    const { carrier, trackingNumber } = parcel;
    return [
      { index, box: { carrier, trackingCode: trackingNumber, trackingUrl: trackingUrl(carrier, trackingNumber) } },
    ];
  });
}
