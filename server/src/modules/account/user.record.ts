import type { Role, SocialProvider } from '@eunbit/schema/account';
import type { Language, Market } from '@eunbit/schema/market';
import type { Types } from 'mongoose';
import type { Consent } from '../../common/consent.ts';
import type { StaffRole } from '../../common/permissions.ts';

/** A linked account at a social provider. */
export interface SocialId {
  provider: SocialProvider;
  /** The provider's user id; stable when the email address changes. */
  id: string;
  /** The address that the provider had verified when the account was linked; null if none. */
  vouchedEmail: string | null;
}

export interface UserRecord {
  _id: Types.ObjectId;
  /** Lower case, trimmed. */
  email: string;
  /** New address awaiting confirmation; null if none. */
  pendingEmail: string | null;
  /** argon2id; null for accounts that sign in with a social provider only. */
  passwordHash: string | null;
  socialIds: SocialId[];
  /** Upper case, as `lastName`. */
  firstName: string;
  lastName: string;
  /** Follows from both names, and is stored with them: what staff search for begins one of them. */
  nameKeys?: string[];
  /** E.164, such as `+821012345678`. */
  phone: string | null;
  role: Role;
  /**
   * A copy of the role that admins have defined, where `role` is STAFF; the transaction that changes the role changes its
   * copies. Missing elsewhere.
   */
  staffRole?: StaffRole | null;
  /** May buy but not write reviews. */
  blocked: boolean;
  /** Null while not blocked; missing before the first time. */
  blockedFor?: BlockRecord | null;
  /** The last chosen language. */
  language: Language;
  /** The store in which the account was created. */
  location: Market;
  /** Whether the member wants optional order emails. */
  orderEmails: boolean;
  /** Of staff: false where they want no emails about notes that name them. Missing until they chose. */
  mentionEmails?: boolean;
  /** Null while a social sign-up has not yet agreed to the terms; absent after sign-up by form. */
  terms?: Consent | null;
  createdAt: Date;
  /** The address at which a link of the shop was opened last; proven while it is `email`. Missing before the first. */
  provenEmail?: string;
  /** What staff have marked the member with; missing before the first. */
  tags?: string[];
  /** Written with each note of staff and each merge, so that these and the deletion of the account conflict. */
  customerChangedAt?: Date;
  /** Since when their sign-ins have a second step; absent without one. Written with each change in `second_factors`. */
  secondFactorSince?: Date;
  /** Written when another admin is removed, so that concurrent removals conflict (`othersStayAdmin`). */
  adminCheckedAt?: Date;
}

/** Since when and why the member may not write reviews. */
export interface BlockRecord {
  at: Date;
  /** Visible to staff; null if none was entered. */
  reason: string | null;
}
