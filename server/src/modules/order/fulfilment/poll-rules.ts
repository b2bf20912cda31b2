import type { Carrier } from '@eunbit/schema/order';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Carriers that the shop polls; for labels it bought, tracking updates arrive by webhook. */
const ASKED: ReadonlySet<Carrier> = new Set(['CJ_LOGISTICS', 'LOTTE', 'HANJIN', 'KOREA_POST', 'LOGEN', 'CU_PARCEL']);

/** Delay before the first poll; a parcel is first scanned hours after its number was entered. */
const FIRST_POLL_MS = 3 * HOUR;
/** Intervals between polls without news; parcels in Korea arrive within two days or wait over a weekend. */
const WAITS_MS = [2 * HOUR, 3 * HOUR, 4 * HOUR, 6 * HOUR, 12 * HOUR, DAY] as const;
/** Polls without news after which the shop stops, about a month; staff then set the status of the parcel. */
const MAX_POLLS = 32;

/** When the carrier of a parcel is first polled; null if the shop does not poll it. */
export function firstPollAt(carrier: Carrier, at: Date): Date | null {
  return ASKED.has(carrier) ? new Date(at.getTime() + FIRST_POLL_MS) : null;
}

/** Whether the carrier is due to be polled. */
export const isPollDue = ({ nextPollAt }: { readonly nextPollAt: Date | null }, now: Date): boolean =>
  nextPollAt !== null && nextPollAt <= now;

/** When the carrier is polled again after this many polls without news; null to stop (SHIPMENT-20). */
export function nextPollAfter(emptyPolls: number, now: Date): Date | null {
  if (emptyPolls >= MAX_POLLS) return null;
  const wait = WAITS_MS[Math.min(emptyPolls, WAITS_MS.length - 1)] ?? DAY;
  return new Date(now.getTime() + wait);
}
