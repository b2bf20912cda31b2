import type { AddressFields } from './address.ts';
import type { ApiMessageKey } from './api-messages.ts';
import { MAXIMUM_PARCELS } from './fulfilment.ts';
import { type Carrier, normaliseOrderNumber } from './order.ts';
import { normaliseLine } from './typed-line.ts';
import type { FieldFailure } from './validation-rules.ts';
import { bareTrackingNumber, validateTrackingNumber } from './validation-tracking.ts';

export interface ShippingParcel {
  readonly carrier: Carrier;
  readonly trackingNumber: string;
}

/** A row of the shipping table: an order and its parcels. */
export interface ShippingRow {
  readonly orderNumber: string;
  readonly parcels: readonly ShippingParcel[];
}

type Recipient = Pick<AddressFields, 'firstName' | 'lastName' | 'address' | 'apt' | 'zipCode'>;

/** Key of a recipient; it is equal for orders that can be shipped in one parcel (SHIPMENT-25). */
export function toDestination({ firstName, lastName, address, apt, zipCode }: Recipient): string {
  return [lastName, firstName, zipCode, address, apt]
    .map((part) => normaliseLine(part).replace(/\s+/g, '').toLowerCase())
    .join('\n');
}

/** Key of a parcel, with the carrier: two carriers can use the same number. */
export function toParcelKey({ carrier, trackingNumber }: ShippingParcel): string {
  return `${carrier} ${bareTrackingNumber(trackingNumber)}`;
}

/** Parcels with their numbers in the form in which they are compared and stored: without spaces and dashes. */
export const toBareParcels = (parcels: readonly ShippingParcel[]): ShippingParcel[] =>
  parcels.map(({ carrier, trackingNumber }) => ({ carrier, trackingNumber: bareTrackingNumber(trackingNumber) }));

/** Each parcel has a number in its carrier's format (SHIPMENT-3), and there are no duplicates. `path` is the path of the list. */
export function validateParcels(parcels: readonly ShippingParcel[], path: string): FieldFailure<ApiMessageKey>[] {
  if (parcels.length > MAXIMUM_PARCELS) return [{ path, key: 'tracking.tooMany' }];
  const keys = parcels.map(toParcelKey);
  return parcels.flatMap(({ carrier, trackingNumber }, index): FieldFailure<ApiMessageKey>[] => {
    const place = `${path}.${index}.trackingNumber`;
    const failures = validateTrackingNumber(carrier, trackingNumber, place);
    const isTwice = keys.indexOf(toParcelKey({ carrier, trackingNumber })) < index;
    return failures.length === 0 && isTwice ? [{ path: place, key: 'tracking.twice' }] : failures;
  });
}

/** Position of a parcel in the table. */
export interface ParcelPlace {
  readonly row: number;
  readonly parcel: number;
}

/** The path of a parcel's number in the input. */
export function toNumberPath({ row, parcel }: ParcelPlace): string {
  return `rows.${row}.parcels.${parcel}.trackingNumber`;
}

/**
 * Duplicate numbers in the table, unless their orders have the same recipient and can share a parcel (SHIPMENT-25). All places of
 * a duplicate are returned: only a person can decide which one is wrong. Orders with an unknown destination share no parcel.
 */
export function findDoubleNumbers(
  rows: readonly ShippingRow[],
  destinationOf: (orderNumber: string) => string | undefined,
): ParcelPlace[] {
  const groups = new Map<string, (ParcelPlace & { readonly order: string })[]>();
  for (const [row, { orderNumber, parcels }] of rows.entries()) {
    for (const [parcel, one] of parcels.entries()) {
      if (bareTrackingNumber(one.trackingNumber) === '') continue;
      const key = toParcelKey(one);
      const group = groups.get(key) ?? [];
      groups.set(key, group);
      group.push({ row, parcel, order: normaliseOrderNumber(orderNumber) });
    }
  }
  return [...groups.values()].flatMap((group) => {
    const orders = new Set(group.map(({ order }) => order));
    const destinations = new Set(group.map(({ order }) => destinationOf(order) ?? order));
    const isShared = orders.size === group.length && destinations.size === 1;
    return group.length < 2 || isShared ? [] : group.map(({ row, parcel }) => ({ row, parcel }));
  });
}
