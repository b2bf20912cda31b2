import type { Language, Market } from '@eunbit/schema/market';
import { type MessageKey, message } from '@eunbit/schema/messages';
import { Carrier, DelayReason, parcelCount } from '@eunbit/schema/order';
import { storeDayFormat } from '@eunbit/schema/time-zone';
import { validatePaymentDue } from '@eunbit/schema/validation-deposit';
import { isTrackingNumber } from '@eunbit/schema/validation-tracking';
import type { DelayInput, TrackingInput } from '../../../gql/graphql.ts';
import type { OrderAction } from '../../../urls/orders.urls.ts';

export interface ParcelDraft {
  readonly carrier: Carrier | '';
  readonly trackingNumber: string;
}

/** What is typed into the delay and shipping forms. */
export interface StatusDraft {
  readonly reason: DelayReason | '';
  /** A calendar day, `2026-03-02`, or empty. */
  readonly until: string;
  readonly detail: string;
  /** Until which day a deposit is awaited, or empty. */
  readonly payUntil: string;
  /** That the parcels may leave unpaid. */
  readonly isUnpaidAccepted: boolean;
  readonly parcels: readonly ParcelDraft[];
}

/** A packed box, with the number of its label if it has one. */
interface PackedBox {
  readonly carrier?: Carrier | null | undefined;
  readonly trackingNumber?: string | null | undefined;
}

interface KnownBefore {
  readonly boxes?: readonly PackedBox[];
  /** The carrier that this person last shipped with. */
  readonly usualCarrier?: Carrier | null;
}

/** An empty draft with a row for each box, or for each parcel that `units` fill; rows take the labels that exist. */
export function emptyDraft(units: number, { boxes = [], usualCarrier = null }: KnownBefore = {}): StatusDraft {
  const parcels = Array.from({ length: boxes.length || parcelCount(units) }, (_, index): ParcelDraft => {
    const known = boxes[index];
    return { carrier: known?.carrier ?? usualCarrier ?? '', trackingNumber: known?.trackingNumber ?? '' };
  });
  return { reason: '', until: '', detail: '', payUntil: '', isUnpaidAccepted: false, parcels };
}

type DraftField = 'reason' | 'until' | 'payUntil' | 'parcels';

export interface ParcelProblem {
  readonly text: string;
  /** Index of the parcel. */
  readonly row?: number;
}

export interface DraftProblem extends ParcelProblem {
  readonly field: DraftField;
}

interface DraftSituation {
  readonly language: Language;
  readonly market: Market;
  readonly now: Date;
}

/** The first problem of a draft; null when it can be sent. */
export function findDraftProblem(
  action: OrderAction,
  draft: StatusDraft,
  { language, market, now }: DraftSituation,
): DraftProblem | null {
  const problem = (field: DraftField, key: MessageKey) => ({ field, text: message(key, language) });
  if (action === 'delay') {
    if (!draft.reason) return problem('reason', 'delay.required');
    if (draft.until && draft.until < firstDayAfter(now, market)) return problem('until', 'delay.past');
    const today = storeDayFormat(market).format(now);
    if (draft.payUntil && validatePaymentDue(draft.payUntil, today).length > 0) {
      return problem('payUntil', 'paymentDue.invalid');
    }
  }
  const wrong = action === 'ship' ? findParcelProblem(draft.parcels, language) : null;
  return wrong && { field: 'parcels', ...wrong };
}

/** The first problem of typed parcels. Rows without a carrier or a number are not sent, so they are not checked (SHIPMENT-1). */
export function findParcelProblem(parcels: readonly ParcelDraft[], language: Language): ParcelProblem | null {
  if (filledParcels(parcels).length === 0) return { text: message('tracking.required', language) };
  const row = parcels.findIndex(
    ({ carrier, trackingNumber: text }) => carrier && text.trim() && !isTrackingNumber(carrier, text),
  );
  return row < 0 ? null : { text: message('tracking.otherForm', language), row };
}

/** The day after `now` in the market's time zone, `2026-03-02`. */
export function firstDayAfter(now: Date, market: Market): string {
  const today = storeDayFormat(market).format(now);
  const tomorrow = new Date(`${today}T00:00:00Z`);
  tomorrow.setUTCDate(tomorrow.getUTCDate() + 1);
  return tomorrow.toISOString().slice(0, 10);
}

/** The part of the mutation's input that the form fills. */
export function toStatusInput(
  action: OrderAction,
  draft: StatusDraft,
): { readonly delay?: DelayInput; readonly tracking?: TrackingInput[]; readonly isUnpaidAccepted?: boolean } {
  if (action === 'delay' && draft.reason) {
    // Noon in UTC is the same calendar day in Seoul and in New York.
    const until = draft.until ? `${draft.until}T12:00:00.000Z` : null;
    const due = draft.payUntil ? { paymentDueOn: draft.payUntil } : {};
    return { delay: { reason: draft.reason, until, detail: draft.detail.trim() || null, ...due } };
  }
  if (action !== 'ship') return {};
  return { tracking: filledParcels(draft.parcels), ...(draft.isUnpaidAccepted && { isUnpaidAccepted: true }) };
}

/** The carrier of the first parcel, which the next order begins with; null where there is none. */
export function getFirstCarrier(draft: StatusDraft): Carrier | null {
  return filledParcels(draft.parcels)[0]?.carrier ?? null;
}

/** Reads a stored carrier; null for one that the market does not use. */
export function parseCarrier(market: Market, kept: unknown): Carrier | null {
  return CARRIERS_BY_MARKET[market].find((carrier) => carrier === kept) ?? null;
}

/** The rows that have both a carrier and a number (SHIPMENT-1). */
export function filledParcels(parcels: readonly ParcelDraft[]): TrackingInput[] {
  return parcels.flatMap(({ carrier, trackingNumber }) => {
    const bare = trackingNumber.trim();
    return carrier && bare ? [{ carrier, trackingNumber: bare }] : [];
  });
}

/** Spreads pasted lines, or cells of a spreadsheet, as tracking numbers over the rows from `index` on. */
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
    const number = row >= index ? numbers[row - index] : undefined;
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

export const DELAY_REASONS = Object.values(DelayReason);
