import type { Role, SocialProvider } from '@eunbit/schema/account';
import type { Language, Market } from '@eunbit/schema/market';
import type { Types } from 'mongoose';
import type { Consent } from '../../common/consent.ts';

/** A way in through another company's account. */
export interface SocialId {
  provider: SocialProvider;
  /** The provider's own id of the person: stays when their email changes. */
  id: string;
  /** The address that the provider vouched for when the way in was added; null when it vouched for none. */
  vouchedEmail: string | null;
}

export interface UserRecord {
  _id: Types.ObjectId;
  /** Lower case, trimmed. */
  email: string;
  /** The address that an email was sent to for confirmation; null when none waits. */
  pendingEmail: string | null;
  /** argon2id; null for people who only come in through a social account. */
  passwordHash: string | null;
  socialIds: SocialId[];
  /** Names are upper case. */
  firstname: string;
  lastname: string;
  /** With calling code, `+821012345678`. */
  phone: string | null;
  role: Role;
  /** May buy but not write reviews. */
  blocked: boolean;
  /** Null while not blocked; absent for who was blocked before it was noted. */
  blockedFor?: BlockRecord | null;
  /** The language last chosen. */
  language: Language;
  /** The store in which the account was made. */
  location: Market;
  /** Whether emails about orders are wanted that need not be sent. */
  orderEmails: boolean;
  /** Null while somebody whom a provider brought has still to agree to the terms; absent for who signed up by the form. */
  terms?: Consent | null;
  createdAt: Date;
  /** Written to by whoever takes another admin away, so that two such writes meet. */
  adminCheckedAt?: Date;
}

/** Since when and why somebody may not write reviews. */
export interface BlockRecord {
  at: Date;
  /** For staff; null for nothing noted. */
  reason: string | null;
}
