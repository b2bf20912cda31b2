import { canTakeReturnTo, isStandingReturn } from '@eunbit/schema/return';
import type { TrackerStatus } from '@eunbit/schema/shipment';
import { type BoxRecord, isNewer } from '../order/index.ts';
import { isComplete } from '../shipment/index.ts';
import type { ReturnLabelRecord, ReturnRecord } from './return.model.ts';
import { conflict, type KnownReturn, type ReturnChange, type ReturnDecision, takeStep } from './return-step.ts';

/** The carrier's states of parcels that it does not have yet. */
const NOT_SCANNED: ReadonlySet<TrackerStatus> = new Set(['UNKNOWN', 'PRE_TRANSIT', 'CANCELLED', 'FAILURE']);

/** Whether a carrier has, or had, the parcel of a box. */
export const isScanned = ({ parcel }: Pick<BoxRecord, 'parcel'>): boolean =>
  parcel !== null && !NOT_SCANNED.has(parcel.status);

/** Whether a return may have a label: it belongs to the US store and waits for its goods (RETURN-15). */
export const isLabelPossible = ({ market, status, hasGoodsToSendBack }: ReturnRecord): boolean =>
  market === 'US' && status === 'APPROVED' && hasGoodsToSendBack;

/** Whether staff can request a label: the first one, or a retry after a failure. */
export const isLabelRequestable = (record: ReturnRecord): boolean =>
  isLabelPossible(record) && (record.label === undefined || record.label.status === 'FAILED');

/** A label that is due to be bought; boxes from an earlier attempt are kept. */
export function dueLabel({ label }: Pick<ReturnRecord, 'label'>, now: Date): ReturnLabelRecord {
  return { status: 'DUE', dueAt: now, attempts: 0, problem: null, boxes: label?.boxes ?? [] };
}

/** The shop's reference of a box, by which a shipment is found if its id was lost. */
export const toReturnReference = ({ number }: Pick<ReturnRecord, 'number'>, index: number): string =>
  index === 0 ? number : `${number}-${index + 1}`;

/** The boxes whose labels are shown: all boxes of a standing return, once each has a label. */
export const printableBoxes = ({ status, label }: Pick<ReturnRecord, 'status' | 'label'>): readonly BoxRecord[] =>
  label?.status === 'BOUGHT' && isStandingReturn({ status }) ? label.boxes : [];

const isSameTime = (one: Date | null | undefined, other: Date | null) =>
  (one?.getTime() ?? null) === (other?.getTime() ?? null);

/** A change of the label only: the return keeps its status, and subscribers of the order are not notified. */
function withLabel({ order, record }: KnownReturn, label: ReturnLabelRecord): ReturnChange {
  return { order, own: { ...record, label } };
}

const withBox = ({ boxes }: ReturnLabelRecord, index: number, change: Partial<BoxRecord>): BoxRecord[] =>
  boxes.map((box, at) => (at === index ? { ...box, ...change } : box));

/** Leases a return to a process until a time, or extends the lease, if the due time is the one that the process last read. */
export function decideLabelClaim(known: KnownReturn, dueAt: Date | null, until: Date): ReturnDecision {
  const { label } = known.record;
  if (!label || !isSameTime(label.dueAt, dueAt)) return conflict(known);
  return withLabel(known, { ...label, dueAt: until });
}

/** Packs the units of a return once. */
export function decideReturnPacked(known: KnownReturn, boxes: readonly BoxRecord[]): ReturnDecision {
  const { label } = known.record;
  if (label?.status !== 'DUE' || label.boxes.length > 0) return conflict(known);
  return withLabel(known, { ...label, boxes: [...boxes] });
}

/** Stores the provider's shipment id of a box before its label is bought. */
export function decideBoxOpened(known: KnownReturn, index: number, providerId: string): ReturnDecision {
  const { label } = known.record;
  if (label?.status !== 'DUE' || label.boxes[index]?.providerId !== null) return conflict(known);
  return withLabel(known, { ...label, boxes: withBox(label, index, { providerId }) });
}

/** Stores the bought label of a box. */
export function decideBoxBought(known: KnownReturn, index: number, bought: Partial<BoxRecord>): ReturnDecision {
  const { label } = known.record;
  if (label?.status !== 'DUE' || label.boxes[index]?.trackingCode !== null) return conflict(known);
  return withLabel(known, { ...label, boxes: withBox(label, index, bought) });
}

/**
 * Ends the purchase once every box has a label; the customer is notified. If the return has ended meanwhile, the label becomes
 * due for its refund.
 */
export function decideLabelBought(known: KnownReturn, now: Date): ReturnDecision {
  const { order, record } = known;
  const { label } = record;
  if (label?.status !== 'DUE') return conflict(known);
  if (!isLabelPossible(record) || !isComplete(label)) return withLabel(known, { ...label, dueAt: now });
  const bought = { ...label, status: 'BOUGHT', dueAt: null, attempts: 0, problem: null } as const;
  return takeStep(order, record, { by: null, set: { label: bought }, news: 'LABEL' }, now);
}

/** Records that every unscanned label was refunded, under the lease that ends with this. */
export function decideLabelVoided(known: KnownReturn, until: Date): ReturnDecision {
  const { label } = known.record;
  if (!label || !isSameTime(label.dueAt, until)) return conflict(known);
  return withLabel(known, { ...label, status: 'VOIDED', dueAt: null, problem: null });
}

interface LabelFailure {
  /** The lease of the failed attempt. */
  readonly until: Date;
  /** When the next attempt is due; null if there is none. */
  readonly dueAt: Date | null;
  readonly problem: string;
  /** Whether a label was to be bought; otherwise labels were to be refunded. */
  readonly wasWanted: boolean;
}

/** Records a failed attempt. If the labels are no longer needed, those already bought become due for their refund at once. */
export function decideLabelFailure(known: KnownReturn, failure: LabelFailure, now: Date): ReturnDecision {
  const { label } = known.record;
  const { until, dueAt, problem, wasWanted } = failure;
  if (!label || !isSameTime(label.dueAt, until)) return conflict(known);
  if (wasWanted && !isLabelPossible(known.record)) return withLabel(known, { ...label, dueAt: now });
  const status = dueAt || !wasWanted ? label.status : 'FAILED';
  return withLabel(known, { ...label, status, dueAt, attempts: label.attempts + 1, problem });
}

/** Stores the state of a parcel on its way back; the first scan by the carrier moves the return to the next status (RETURN-15). */
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
  const updated: ReturnRecord = isNews
    ? { ...record, label: { ...label, boxes: withBox(label, index, { parcel }) } }
    : record;
  if (isScanned(isNews ? { parcel } : box) && canTakeReturnTo(record, 'IN_TRANSIT', 'SHOP')) {
    return takeStep(order, updated, { to: 'IN_TRANSIT', by: null, set: { dueAt: null } }, now);
  }
  return isNews ? { order, own: updated } : { order };
}
