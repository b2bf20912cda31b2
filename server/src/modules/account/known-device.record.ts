import type { Types } from 'mongoose';
/** A browser is forgotten this long after the person last signed in on it. */
export const KNOWN_DEVICE_DAYS = 365;

/** A browser on which somebody has signed in to an account. */
export interface KnownDeviceRecord {
  /** Hash of account and cookie together, so that nobody sees which accounts share a browser. */
  _id: string;
  userId: Types.ObjectId;
  /** The last time. */
  signedInAt: Date;
  expiresAt: Date;
}
