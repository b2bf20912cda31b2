import { isStaff, type Role } from '@eunbit/schema/account';
import type { SignInStep } from '@eunbit/schema/second-factor';
import { SESSION_DAYS } from './session.model.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Idle timeouts (ACCOUNT-7). */
const MEMBER_IDLE_MS = SESSION_DAYS * DAY_MS;
const STAFF_IDLE_MS = 12 * HOUR_MS;
/** Absolute timeouts, so that a stolen session cannot be kept alive by use. */
const MEMBER_LIFETIME_MS = 90 * DAY_MS;
const STAFF_LIFETIME_MS = 7 * DAY_MS;

/**
 * Minimum interval between updates of `lastUsedAt`, so that reads do not write each time. Shorter for staff, whose idle
 * timeout is shorter.
 */
const MEMBER_NOTES_USE_AFTER_MS = HOUR_MS;
const STAFF_NOTES_USE_AFTER_MS = 5 * MINUTE_MS;

export interface SessionUse {
  readonly signedInAt: Date;
  readonly lastUsedAt: Date;
}

export function sessionEnd(role: Role, { signedInAt, lastUsedAt }: SessionUse): Date {
  const [idle, lifetime] = isStaff(role) ? [STAFF_IDLE_MS, STAFF_LIFETIME_MS] : [MEMBER_IDLE_MS, MEMBER_LIFETIME_MS];
  return new Date(Math.min(lastUsedAt.getTime() + idle, signedInAt.getTime() + lifetime));
}

/** Whether `lastUsedAt` has to be updated. */
export function isUseToNote(role: Role, lastUsedAt: Date, now: Date): boolean {
  const seldom = isStaff(role) ? STAFF_NOTES_USE_AFTER_MS : MEMBER_NOTES_USE_AFTER_MS;
  return now.getTime() - lastUsedAt.getTime() > seldom;
}

interface SecondStep {
  readonly role: Role;
  readonly hasSecondFactor: boolean;
  /** When the session's second step was done; null if never. */
  readonly secondFactorAt: Date | null;
  /** The setting `isSecondFactorRequired`. */
  readonly isRequired: boolean;
}

/** The missing step before a session counts as signed in (ACCOUNT-21, ACCOUNT-25). Customers have no second step. */
export function findMissingStep({ role, hasSecondFactor, secondFactorAt, isRequired }: SecondStep): SignInStep | null {
  if (!isStaff(role)) return null;
  if (hasSecondFactor) return secondFactorAt === null ? 'SECOND_FACTOR' : null;
  return isRequired ? 'SET_UP' : null;
}
