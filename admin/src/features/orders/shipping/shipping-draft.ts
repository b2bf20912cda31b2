import type { MessageKey } from '@eunbit/schema/messages';
import { findDoubleNumbers, type ParcelPlace, type ShippingRow, toParcelKey } from '@eunbit/schema/shipping-rows';
import { bareTrackingNumber, isTrackingNumber } from '@eunbit/schema/validation-tracking';
import type { ShipOrderInput } from '../../../gql/graphql.ts';
import type { ParcelDraft } from './parcel-draft.ts';

/** Form values of a table row. */
export interface RowDraft {
  readonly orderNumber: string;
  /** Whether the row is excluded from sending. */
  readonly isLeftOut: boolean;
  readonly parcels: readonly ParcelDraft[];
}

/** The error of a parcel; `usedBy` is the order that was shipped with its number. */
export type ParcelProblem = { readonly key: MessageKey } | { readonly usedBy: string };

/** Errors by `toPlaceKey`. */
export type ParcelProblems = ReadonlyMap<string, ParcelProblem>;

/** Numbers of orders that were shipped with a tracking number, by `toUseKey`. */
export type UsedNumbers = ReadonlyMap<string, string>;

export const toPlaceKey = ({ row, parcel }: ParcelPlace): string => `${row}.${parcel}`;
export const toUseKey = (orderNumber: string, parcelKey: string): string => `${orderNumber} ${parcelKey}`;

const isBlank = ({ trackingNumber }: ParcelDraft): boolean => bareTrackingNumber(trackingNumber) === '';

/** Only the first parcel needs a number: an order may ship in fewer parcels than expected. */
const isSpare = (parcel: ParcelDraft, index: number): boolean => index > 0 && isBlank(parcel);

/** Parcels with a carrier and a valid number, whose numbers can be compared with those in use. */
export function toFilledRows(rows: readonly RowDraft[]): ShipOrderInput[] {
  return rows.flatMap(({ orderNumber, isLeftOut, parcels }) => {
    const filled = parcels.flatMap(({ carrier, trackingNumber }) =>
      carrier && isTrackingNumber(carrier, trackingNumber) ? [{ carrier, trackingNumber }] : [],
    );
    return isLeftOut || filled.length === 0 ? [] : [{ orderNumber, parcels: filled }];
  });
}

interface Known {
  readonly used: UsedNumbers;
  /** The destinations by order number; equal destinations have the same value (SHIPMENT-25). */
  readonly destinations: ReadonlyMap<string, string>;
}

/** Errors of the rows that will be sent (SHIPMENT-24, SHIPMENT-25). */
export function findParcelProblems(rows: readonly RowDraft[], { used, destinations }: Known): ParcelProblems {
  const problems = new Map<string, ParcelProblem>();
  for (const [row, { orderNumber, isLeftOut, parcels }] of rows.entries()) {
    if (isLeftOut) continue;
    for (const [parcel, one] of parcels.entries()) {
      const place = toPlaceKey({ row, parcel });
      const { carrier, trackingNumber } = one;
      if (isSpare(one, parcel)) continue;
      if (!carrier || isBlank(one)) problems.set(place, { key: 'tracking.required' });
      else if (!isTrackingNumber(carrier, trackingNumber)) problems.set(place, { key: 'tracking.otherForm' });
      else {
        const usedBy = used.get(toUseKey(orderNumber, toParcelKey({ carrier, trackingNumber })));
        if (usedBy) problems.set(place, { usedBy });
      }
    }
  }
  for (const place of findDoubles(rows, destinations)) {
    if (!problems.has(toPlaceKey(place))) problems.set(toPlaceKey(place), { key: 'tracking.double' });
  }
  return problems;
}

/** Excluded rows keep their indexes, so that those of the other rows stay correct. */
function findDoubles(rows: readonly RowDraft[], destinations: Known['destinations']): ParcelPlace[] {
  const compared = rows.map(({ orderNumber, isLeftOut, parcels }): ShippingRow => {
    const sent = isLeftOut ? [] : parcels;
    return {
      orderNumber,
      // A number without a carrier is an error already, so it is not compared.
      parcels: sent.map(({ carrier, trackingNumber }) =>
        carrier ? { carrier, trackingNumber } : { carrier: 'CJ_LOGISTICS', trackingNumber: '' },
      ),
    };
  });
  return findDoubleNumbers(compared, (number) => destinations.get(number));
}

/** The mutation's input; only for rows without errors. */
export function toShipment(rows: readonly RowDraft[]): ShipOrderInput[] {
  return rows.flatMap(({ orderNumber, isLeftOut, parcels }) =>
    isLeftOut
      ? []
      : [
          {
            orderNumber,
            parcels: parcels.flatMap((parcel, index) =>
              parcel.carrier && !isSpare(parcel, index)
                ? [{ carrier: parcel.carrier, trackingNumber: parcel.trackingNumber.trim() }]
                : [],
            ),
          },
        ],
  );
}

/** The place of the next tracking number; null after the last. Skips excluded rows and labels that the shop bought. */
export function findNextPlace(rows: readonly RowDraft[], { row, parcel }: ParcelPlace): ParcelPlace | null {
  const places = listPlaces(rows);
  return places.find((place) => place.row > row || (place.row === row && place.parcel > parcel)) ?? null;
}

function listPlaces(rows: readonly RowDraft[]): ParcelPlace[] {
  return rows.flatMap(({ isLeftOut, parcels }, row) =>
    isLeftOut ? [] : parcels.flatMap(({ isLabel }, parcel) => (isLabel ? [] : [{ row, parcel }])),
  );
}

/** Changes the parcels of a row. */
function withParcels(
  rows: readonly RowDraft[],
  row: number,
  change: (parcels: readonly ParcelDraft[]) => readonly ParcelDraft[],
): readonly RowDraft[] {
  return rows.map((one, index) => (index === row ? { ...one, parcels: change(one.parcels) } : one));
}

/** Changes one parcel. */
export function withParcel(
  rows: readonly RowDraft[],
  { row, parcel }: ParcelPlace,
  part: Partial<ParcelDraft>,
): readonly RowDraft[] {
  return withParcels(rows, row, (parcels) =>
    parcels.map((one, index) => (index === parcel ? { ...one, ...part } : one)),
  );
}

/** Sets the number of parcels of a row; added parcels get the carrier of the first. */
export function withParcelCount(rows: readonly RowDraft[], row: number, count: number): readonly RowDraft[] {
  return withParcels(rows, row, (parcels) =>
    Array.from(
      { length: count },
      (_none, index) => parcels[index] ?? { carrier: parcels[0]?.carrier ?? '', trackingNumber: '' },
    ),
  );
}

export interface Pasted {
  readonly rows: readonly RowDraft[];
  /** Count of numbers for which the table had no row. */
  readonly left: number;
}

/**
 * Fills tracking numbers from a place downward with the cells of a column. An empty cell skips its place: otherwise the numbers
 * after it would belong to the wrong orders.
 */
export function withPastedColumn(rows: readonly RowDraft[], from: ParcelPlace, text: string): Pasted {
  const cells = text
    .replace(/[\r\n]+$/, '')
    .split(/\r?\n|\r|[\t,;]/)
    .map((cell) => cell.trim());
  const places = listPlaces(rows);
  const start = places.findIndex(({ row, parcel }) => row === from.row && parcel === from.parcel);
  let filled = rows;
  for (const [index, cell] of cells.entries()) {
    const place = places[start + index];
    if (place && cell) filled = withParcel(filled, place, { trackingNumber: cell });
  }
  const left = cells.slice(places.length - start).filter(Boolean).length;
  return { rows: filled, left };
}

/** Takes over the numbers of a carrier's file; its orders are included again if they were excluded. */
export function withFileNumbers(rows: readonly RowDraft[], orders: readonly ShippingRow[]): readonly RowDraft[] {
  const numbers = new Map(orders.map(({ orderNumber, parcels }) => [orderNumber, parcels]));
  return rows.map((row) => {
    const parcels = numbers.get(row.orderNumber);
    return parcels ? { ...row, isLeftOut: false, parcels } : row;
  });
}

/** Excludes rows that have no number yet. */
export function withoutBlankRows(rows: readonly RowDraft[]): readonly RowDraft[] {
  return rows.map((row) => (row.parcels.every(isBlank) ? { ...row, isLeftOut: true } : row));
}

/** Number of rows without a tracking number. */
export function countBlankRows(rows: readonly RowDraft[]): number {
  return rows.filter(({ isLeftOut, parcels }) => !isLeftOut && parcels.every(isBlank)).length;
}
