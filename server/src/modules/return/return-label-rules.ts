import { isStandingReturn } from '@eunbit/schema/return';
import type { TrackerStatus } from '@eunbit/schema/shipment';
import type { BoxRecord } from '../order/index.ts';
import type { ReturnLabelRecord, ReturnRecord } from './return.record.ts';

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
