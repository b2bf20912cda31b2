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
  /** Accurate to the interval of `isUseToNote`; absent in legacy sessions. */
  lastUsedAt?: Date;
  /** `sessionEnd` for the member's role at the last use. */
  expiresAt: Date;
}
