import type { Types } from 'mongoose';

/** Idle timeout of a member's session, and lifetime of its cookie. */
export const SESSION_DAYS = 30;

export interface SessionRecord {
  /** Hash of the cookie's token. */
  _id: string;
  userId: Types.ObjectId;
  /** Time of authentication. */
  signedInAt: Date;
  /** User-Agent header, truncated; empty if absent. */
  userAgent: string;
  /** Accurate to the interval of `isUseToNote`. */
  lastUsedAt: Date;
  /** When the second step of the sign-in was done; absent without one. */
  secondFactorAt?: Date;
  /** When the person was last asked again who they are; absent before the first time. */
  confirmedAt?: Date;
  /** What a passkey was asked to sign; taken by the first answer. */
  challenge?: SessionChallenge;
  /** `sessionEnd` for the member's role at the last use. */
  expiresAt: Date;
}

/** A passkey's answer counts for the session, and the purpose, that its challenge was made for. */
export interface SessionChallenge {
  value: string;
  purpose: ChallengePurpose;
  expiresAt: Date;
}

export type ChallengePurpose = 'ADD' | 'PROVE';
