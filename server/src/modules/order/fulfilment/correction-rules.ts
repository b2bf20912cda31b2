import type { ShippingParcel } from '@eunbit/schema/shipping-rows';
import type { OrderRecord } from '../order.record.ts';
import type { BoxRecord } from '../shipment.record.ts';
import { trackingUrl } from '../tracking.ts';
import { type FulfilmentParcelRecord, type FulfilmentRecord, newParcel } from './fulfilment.record.ts';
import { firstLookAt } from './look-rules.ts';

const isSame = (one: ShippingParcel, other: ShippingParcel) =>
  one.carrier === other.carrier && one.trackingNumber === other.trackingNumber;

/** The parcels after a correction: one that stays keeps what is known of it, any other begins anew. */
export function correctParcels(
  before: readonly FulfilmentParcelRecord[],
  parcels: readonly ShippingParcel[],
  now: Date,
): FulfilmentParcelRecord[] {
  return parcels.map(
    (parcel) =>
      before.find((one) => isSame(one, parcel)) ??
      newParcel(parcel.carrier, parcel.trackingNumber, firstLookAt(parcel.carrier, now)),
  );
}

const boxesOf = ({ shipment }: Pick<OrderRecord, 'shipment'>): readonly BoxRecord[] => shipment?.boxes ?? [];

/** Whether a correction would take away a number under which the shop bought a label: the label is on the box. */
export function removesBoughtLabel(
  order: Pick<OrderRecord, 'shipment'>,
  { parcels: before }: Pick<FulfilmentRecord, 'parcels'>,
  parcels: readonly ShippingParcel[],
): boolean {
  const bought = new Set(boxesOf(order).flatMap(({ label, trackingCode }) => (label ? [trackingCode] : [])));
  return before.some((one) => bought.has(one.trackingNumber) && !parcels.some((parcel) => isSame(one, parcel)));
}

/** The numbers of boxes that staff had given them: those that are gone become the new ones, in their order. */
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
