import type { Types } from 'mongoose';
/** A member's session ends this long after it was last used; cookies are kept as long. */
export const SESSION_DAYS = 30;

export interface SessionRecord {
  /** Hash of the cookie's token. */
  _id: string;
  userId: Types.ObjectId;
  /** When the person proved who they are. */
  signedInAt: Date;
  /** What the browser said of itself, shortened; empty when it said nothing. */
  userAgent: string;
  /** To within what `isUseToNote` says; absent in sessions from before it was kept. */
  lastUsedAt?: Date;
  /** As `sessionEnd` says for the person's role at the last use. */
  expiresAt: Date;
}
