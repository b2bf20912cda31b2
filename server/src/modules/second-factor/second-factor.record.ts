import type { Types } from 'mongoose';

/** What a person proves with, besides the password, who they are. One document per person, made with the first factor. */
export interface SecondFactorRecord {
  /** The account. */
  _id: Types.ObjectId;
  /** The app that shows codes; null for none. */
  totp: TotpRecord | null;
  /** An app that is being set up, until its first code; null for none. */
  pendingTotp: PendingTotpRecord | null;
  passkeys: PasskeyRecord[];
  /** Hashes of the recovery codes that were not used yet. */
  recoveryCodes: string[];
}

export interface TotpRecord {
  /** Encrypted by the vault. */
  secret: string;
  /** The time step of the last code that was accepted: neither that code nor one before is accepted again. */
  lastStep: number;
  addedAt: Date;
}

export interface PendingTotpRecord {
  /** Encrypted by the vault. */
  secret: string;
  expiresAt: Date;
}

export interface PasskeyRecord {
  /** The credential's id, Base64URL. */
  id: string;
  /** COSE key, Base64URL. */
  publicKey: string;
  /** Signatures that the passkey has counted; 0 for one that counts none. */
  counter: number;
  transports: string[];
  /** Chosen by the person. */
  name: string;
  addedAt: Date;
  /** Null before its first use. */
  lastUsedAt: Date | null;
}

/** The factors of somebody who has none. */
export function noSecondFactor(_id: Types.ObjectId): SecondFactorRecord {
  return { _id, totp: null, pendingTotp: null, passkeys: [], recoveryCodes: [] };
}
