import type { Carrier } from '@eunbit/schema/order';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Carriers whose parcels the shop asks after; those of its own labels tell by themselves. */
const ASKED: ReadonlySet<Carrier> = new Set(['CJ_LOGISTICS', 'LOTTE', 'HANJIN', 'KOREA_POST', 'LOGEN', 'CU_PARCEL']);

/** A parcel is scanned for the first time hours after its number was noted. */
const FIRST_LOOK_MS = 3 * HOUR;
/** Waits between looks that tell nothing new; parcels in Korea arrive within two days or take a rest over a weekend. */
const WAITS_MS = [2 * HOUR, 3 * HOUR, 4 * HOUR, 6 * HOUR, 12 * HOUR, DAY] as const;
/** Polls without news after which the shop stops, about a month; staff then set the status of the parcel. */
const MAX_POLLS = 32;

/** When the carrier of a parcel is asked for the first time; null for one that the shop does not ask. */
export function firstLookAt(carrier: Carrier, at: Date): Date | null {
  return ASKED.has(carrier) ? new Date(at.getTime() + FIRST_LOOK_MS) : null;
}

/** Whether its carrier is to be asked now. */
export const isLookDue = ({ lookAt }: { readonly lookAt: Date | null }, now: Date): boolean =>
  lookAt !== null && lookAt <= now;

/** When it is asked again after so many looks without news; null to stop (SHIPMENT-20). */
export function nextLookAt(looks: number, now: Date): Date | null {
  if (looks >= MAX_POLLS) return null;
  const wait = WAITS_MS[Math.min(looks, WAITS_MS.length - 1)] ?? DAY;
  return new Date(now.getTime() + wait);
}
