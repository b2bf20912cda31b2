import { canTakeReturnTo, isStandingReturn } from '@eunbit/schema/return';
import type { TrackerStatus } from '@eunbit/schema/shipment';
import { type BoxRecord, isNewer } from '../order/index.ts';
import { isComplete } from '../shipment/index.ts';
import type { ReturnLabelRecord, ReturnRecord } from './return.model.ts';
import { conflict, type KnownReturn, type ReturnChange, type ReturnDecision, takeStep } from './return-step.ts';

/** What a carrier says of parcels that it does not have yet. */
const NOT_SCANNED: ReadonlySet<TrackerStatus> = new Set(['UNKNOWN', 'PRE_TRANSIT', 'CANCELLED', 'FAILURE']);

/** Whether a carrier has the parcel of a box, or had it. */
export const isScanned = ({ parcel }: Pick<BoxRecord, 'parcel'>): boolean =>
  parcel !== null && !NOT_SCANNED.has(parcel.status);

/** Whether a return may have a label: one of the US store that waits for its goods (RETURN-15). */
export const isLabelPossible = ({ market, state, hasGoodsToSendBack }: ReturnRecord): boolean =>
  market === 'US' && state === 'APPROVED' && hasGoodsToSendBack;

/** Whether staff can have one bought: the first, or once more after it has failed. */
export const isLabelRequestable = (record: ReturnRecord): boolean =>
  isLabelPossible(record) && (record.label === undefined || record.label.state === 'FAILED');

/** A label that is to be bought now; what an earlier attempt has packed and made is kept. */
export function dueLabel({ label }: Pick<ReturnRecord, 'label'>, now: Date): ReturnLabelRecord {
  return { state: 'DUE', dueAt: now, attempts: 0, problem: null, boxes: label?.boxes ?? [] };
}

/** The shop's reference of a box: it finds a shipment whose id was lost. */
export const toReturnReference = ({ number }: Pick<ReturnRecord, 'number'>, index: number): string =>
  index === 0 ? number : `${number}-${index + 1}`;

/** The boxes whose labels are shown: all of a return that stands, once each has one. */
export const printableBoxes = ({ state, label }: Pick<ReturnRecord, 'state' | 'label'>): readonly BoxRecord[] =>
  label?.state === 'BOUGHT' && isStandingReturn({ state }) ? label.boxes : [];

const isSameTime = (one: Date | null | undefined, other: Date | null) =>
  (one?.getTime() ?? null) === (other?.getTime() ?? null);

/** A change of the label alone: no step of the return, and nothing that who follows the order has to hear of. */
function withLabel({ order, record }: KnownReturn, label: ReturnLabelRecord): ReturnChange {
  return { order, own: { ...record, label } };
}

const withBox = ({ boxes }: ReturnLabelRecord, index: number, change: Partial<BoxRecord>): BoxRecord[] =>
  boxes.map((box, at) => (at === index ? { ...box, ...change } : box));

/** Leases a return to a process until a time, or prolongs the lease: as long as its label is due as the process last read. */
export function decideLabelClaim(known: KnownReturn, dueAt: Date | null, until: Date): ReturnDecision {
  const { label } = known.record;
  if (!label || !isSameTime(label.dueAt, dueAt)) return conflict(known);
  return withLabel(known, { ...label, dueAt: until });
}

/** Packs the units of a return once. */
export function decideReturnPacked(known: KnownReturn, boxes: readonly BoxRecord[]): ReturnDecision {
  const { label } = known.record;
  if (label?.state !== 'DUE' || label.boxes.length > 0) return conflict(known);
  return withLabel(known, { ...label, boxes: [...boxes] });
}

/** Notes the shipment of a box at the provider, before its label is bought. */
export function decideBoxOpened(known: KnownReturn, index: number, providerId: string): ReturnDecision {
  const { label } = known.record;
  if (label?.state !== 'DUE' || label.boxes[index]?.providerId !== null) return conflict(known);
  return withLabel(known, { ...label, boxes: withBox(label, index, { providerId }) });
}

/** Stores the bought label of a box. */
export function decideBoxBought(known: KnownReturn, index: number, bought: Partial<BoxRecord>): ReturnDecision {
  const { label } = known.record;
  if (label?.state !== 'DUE' || label.boxes[index]?.trackingCode !== null) return conflict(known);
  return withLabel(known, { ...label, boxes: withBox(label, index, bought) });
}

/** Ends the work on a label: the customer is told once every box has one. Of a return that has ended meanwhile it is due, to go back. */
export function decideLabelBought(known: KnownReturn, now: Date): ReturnDecision {
  const { order, record } = known;
  const { label } = record;
  if (label?.state !== 'DUE') return conflict(known);
  if (!isLabelPossible(record) || !isComplete(label)) return withLabel(known, { ...label, dueAt: now });
  const bought = { ...label, state: 'BOUGHT', dueAt: null, attempts: 0, problem: null } as const;
  return takeStep(order, record, { by: null, set: { label: bought }, news: 'LABEL' }, now);
}

/** Every label that no carrier has seen was given back, under the lease that ends then. */
export function decideLabelVoided(known: KnownReturn, until: Date): ReturnDecision {
  const { label } = known.record;
  if (!label || !isSameTime(label.dueAt, until)) return conflict(known);
  return withLabel(known, { ...label, state: 'VOIDED', dueAt: null, problem: null });
}

interface LabelFailure {
  /** The lease under which it failed. */
  readonly until: Date;
  /** When the next attempt is due; null if there is none. */
  readonly dueAt: Date | null;
  readonly problem: string;
  /** Whether a label was to be bought; else labels were to go back. */
  readonly wasWanted: boolean;
}

/** What a failed attempt leaves behind. Where nobody needs the labels any more, what was bought before it goes back at once. */
export function decideLabelFailure(known: KnownReturn, failure: LabelFailure, now: Date): ReturnDecision {
  const { label } = known.record;
  const { until, dueAt, problem, wasWanted } = failure;
  if (!label || !isSameTime(label.dueAt, until)) return conflict(known);
  if (wasWanted && !isLabelPossible(known.record)) return withLabel(known, { ...label, dueAt: now });
  const state = dueAt || !wasWanted ? label.state : 'FAILED';
  return withLabel(known, { ...label, state, dueAt, attempts: label.attempts + 1, problem });
}

/** News of a parcel on the way back: its first scan by the carrier takes the return on (RETURN-15). */
export function decideReturnParcel(
  known: KnownReturn,
  shipmentId: string,
  parcel: NonNullable<BoxRecord['parcel']>,
  now: Date,
): ReturnDecision {
  const { order, record } = known;
  const { label } = record;
  const index = label?.boxes.findIndex(({ providerId }) => providerId === shipmentId) ?? -1;
  const box = label?.boxes[index];
  if (!label || !box) return { order };
  const isNews = isNewer(parcel, box.parcel);
  const told: ReturnRecord = isNews
    ? { ...record, label: { ...label, boxes: withBox(label, index, { parcel }) } }
    : record;
  if (isScanned(isNews ? { parcel } : box) && canTakeReturnTo(record, 'IN_TRANSIT', 'SHOP')) {
    return takeStep(order, told, { to: 'IN_TRANSIT', by: null, set: { dueAt: null } }, now);
  }
  return isNews ? { order, own: told } : { order };
}
