import type { ParcelMark } from '@eunbit/schema/fulfilment';
import type { TrackerStatus } from '@eunbit/schema/shipment';
import type { ParcelRecord } from '../shipment.record.ts';
import type { FulfilmentParcelRecord } from './fulfilment.record.ts';
import { firstPollAt, nextPollAfter } from './poll-rules.ts';

/** Final states of a parcel. */
const ENDED: ReadonlySet<TrackerStatus> = new Set(['DELIVERED', 'RETURN_TO_SENDER']);

/** Sets the state of a parcel as staff reported it. The carrier is still polled unless the state is final. */
export function markParcel(
  parcel: FulfilmentParcelRecord,
  status: ParcelMark,
  by: string,
  at: Date,
): FulfilmentParcelRecord {
  const news = { status, message: null, place: null, happenedAt: at, estimatedDelivery: null, updatedAt: at };
  const nextPollAt = ENDED.has(status) ? null : firstPollAt(parcel.carrier, at);
  return { ...parcel, news, newsBy: by, nextPollAt, emptyPolls: 0 };
}

/**
 * Updates a parcel after a poll; `reported` is null if the carrier had no news. A state set by staff stays until the carrier reports
 * a later event.
 */
export function afterPoll(
  parcel: FulfilmentParcelRecord,
  reported: ParcelRecord | null,
  now: Date,
): FulfilmentParcelRecord {
  const { news, emptyPolls } = parcel;
  const isNews =
    reported !== null && (!news || (reported.status !== news.status && reported.updatedAt > news.updatedAt));
  if (!isNews) return { ...parcel, emptyPolls: emptyPolls + 1, nextPollAt: nextPollAfter(emptyPolls + 1, now) };
  return {
    ...parcel,
    news: reported,
    newsBy: null,
    emptyPolls: 0,
    nextPollAt: ENDED.has(reported.status) ? null : nextPollAfter(0, now),
  };
}
