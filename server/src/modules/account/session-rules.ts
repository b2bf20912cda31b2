import { isStaff, type Role } from '@eunbit/schema/account';
import { SESSION_DAYS } from './session.record.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a session lasts unused (ACCOUNT-7). */
const MEMBER_IDLE_MS = SESSION_DAYS * DAY_MS;
const STAFF_IDLE_MS = 12 * HOUR_MS;
/** How long a session of staff lasts in any case. */
const STAFF_LIFETIME_MS = 7 * DAY_MS;

/** Use is noted this seldom, so that reading does not write each time. What staff may not outlast is known more closely. */
const MEMBER_NOTES_USE_AFTER_MS = HOUR_MS;
const STAFF_NOTES_USE_AFTER_MS = 5 * MINUTE_MS;

export interface SessionUse {
  readonly signedInAt: Date;
  readonly lastUsedAt: Date;
}

/** When a session ends if it is not used again. */
export function sessionEnd(role: Role, { signedInAt, lastUsedAt }: SessionUse): Date {
  if (!isStaff(role)) return new Date(lastUsedAt.getTime() + MEMBER_IDLE_MS);
  return new Date(Math.min(lastUsedAt.getTime() + STAFF_IDLE_MS, signedInAt.getTime() + STAFF_LIFETIME_MS));
}

/** Whether a use is so much later than the last one noted that it has to be noted, too. */
export function isUseToNote(role: Role, lastUsedAt: Date, now: Date): boolean {
  const seldom = isStaff(role) ? STAFF_NOTES_USE_AFTER_MS : MEMBER_NOTES_USE_AFTER_MS;
  return now.getTime() - lastUsedAt.getTime() > seldom;
}

/** The last use of a session from before it was kept: such sessions ended a fixed time after it. */
export const lastUseBefore = (expiresAt: Date): Date => new Date(expiresAt.getTime() - MEMBER_IDLE_MS);
