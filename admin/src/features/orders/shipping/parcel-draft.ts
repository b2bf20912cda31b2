import type { Language, Market } from '@eunbit/schema/market';
import type { MessageKey } from '@eunbit/schema/messages';
import { Carrier, parcelCount } from '@eunbit/schema/order';
import { message } from '@eunbit/schema/staff-messages';
import { isTrackingNumber } from '@eunbit/schema/validation-tracking';
import type { TrackingInput } from '../../../gql/graphql.ts';

export interface ParcelDraft {
  readonly carrier: Carrier | '';
  readonly trackingNumber: string;
  /** Whether it has a label that the shop bought, whose number cannot be edited (SHIPMENT-7). */
  readonly isLabel?: boolean;
  /** Whether its box is not shipped while a part of the order ships. */
  readonly isKept?: boolean;
}

/** A packed box, with the tracking number of its label if it has one. */
interface PackedBox {
  readonly carrier?: Carrier | null | undefined;
  readonly trackingNumber?: string | null | undefined;
  readonly admin?: { readonly labelUrl?: unknown } | null | undefined;
}

interface KnownBefore {
  readonly boxes?: readonly PackedBox[];
  /** Parcels that have already shipped; their boxes are excluded. */
  readonly sent?: readonly { readonly trackingNumber: string }[];
  /** The carrier that this person used last. */
  readonly usualCarrier?: Carrier | null;
}

/** One row for each remaining box, or for each parcel that `units` fill; prefilled with known numbers (SHIPMENT-2). */
export function emptyParcels(
  units: number,
  { boxes = [], sent = [], usualCarrier = null }: KnownBefore = {},
): readonly ParcelDraft[] {
  const here = boxes.filter((box) => !sent.some(({ trackingNumber }) => trackingNumber === box.trackingNumber));
  return Array.from({ length: here.length || parcelCount(units) }, (_, index) => {
    const { carrier, trackingNumber, admin } = here[index] ?? {};
    const isLabel = Boolean(carrier && trackingNumber && admin?.labelUrl);
    return {
      carrier: carrier ?? usualCarrier ?? '',
      trackingNumber: trackingNumber ?? '',
      ...(isLabel && { isLabel }),
    };
  });
}

export interface ParcelProblem {
  readonly key: MessageKey;
  readonly text: string;
  /** Index of the parcel. */
  readonly row?: number;
}

const problemOf = (key: MessageKey, language: Language): ParcelProblem => ({ key, text: message(key, language) });

/**
 * The first error of the typed parcels. Rows without a carrier or a number are not sent, so they are not checked (SHIPMENT-1).
 */
export function findParcelProblem(parcels: readonly ParcelDraft[], language: Language): ParcelProblem | null {
  if (filledParcels(parcels).length === 0) return problemOf('tracking.required', language);
  const row = parcels.findIndex(
    ({ carrier, trackingNumber: text }) => carrier && text.trim() && !isTrackingNumber(carrier, text),
  );
  return row < 0 ? null : { ...problemOf('tracking.otherForm', language), row };
}

/** Reads a stored carrier; null if the market does not use it. */
export function parseCarrier(market: Market, kept: unknown): Carrier | null {
  return CARRIERS_BY_MARKET[market].find((carrier) => carrier === kept) ?? null;
}

/** The rows that have both a carrier and a number (SHIPMENT-1). */
export function filledParcels(parcels: readonly ParcelDraft[]): TrackingInput[] {
  return parcels.flatMap(({ carrier, trackingNumber, isKept }) => {
    const bare = trackingNumber.trim();
    return carrier && bare && !isKept ? [{ carrier, trackingNumber: bare }] : [];
  });
}

/** Distributes pasted lines or spreadsheet cells as tracking numbers to the rows from `index` on. */
export function withPastedNumbers(
  parcels: readonly ParcelDraft[],
  index: number,
  text: string,
): readonly ParcelDraft[] {
  const numbers = text
    .split(/[\n\t,;]+/)
    .map((part) => part.trim())
    .filter(Boolean);
  const carrier = parcels[index]?.carrier ?? '';
  return parcels.map((parcel, row) => {
    const number = row >= index && !parcel.isLabel ? numbers.shift() : undefined;
    return number === undefined ? parcel : { carrier: parcel.carrier || carrier, trackingNumber: number };
  });
}

const KOREAN_CARRIERS: readonly Carrier[] = [
  Carrier.CJ_LOGISTICS,
  Carrier.LOTTE,
  Carrier.HANJIN,
  Carrier.KOREA_POST,
  Carrier.LOGEN,
  Carrier.CU_PARCEL,
];
const AMERICAN_CARRIERS: readonly Carrier[] = [Carrier.USPS, Carrier.UPS, Carrier.FEDEX];

/** Carriers of a market, most used first; US orders can also be shipped from Korea with a Korean carrier. */
export const CARRIERS_BY_MARKET: Readonly<Record<Market, readonly Carrier[]>> = {
  KR: KOREAN_CARRIERS,
  US: [...AMERICAN_CARRIERS, ...KOREAN_CARRIERS],
};
