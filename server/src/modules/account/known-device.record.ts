import type { Types } from 'mongoose';
/** Retention after the last sign-in on the browser. */
export const KNOWN_DEVICE_DAYS = 365;

/** A browser on which a member has signed in. */
export interface KnownDeviceRecord {
  /** Hash of account id and cookie together, so the data does not reveal which accounts share a browser. */
  _id: string;
  userId: Types.ObjectId;
  /** Time of the last sign-in. */
  signedInAt: Date;
  expiresAt: Date;
}
