import type { Role, SocialProvider } from '@eunbit/schema/account';
import type { Language, Market } from '@eunbit/schema/market';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { type Consent, consentSchema } from '../../common/consent.ts';
import { modelOn } from '../../common/models.ts';

/** A way in through another company's account. */
export interface SocialId {
  provider: SocialProvider;
  /** The provider's own id of the person: stays when their email changes. */
  id: string;
  /** The address that the provider vouched for when the way in was added; null when it vouched for none. */
  vouchedEmail: string | null;
}

/** Since when and why somebody may not write reviews. */
export interface BlockRecord {
  at: Date;
  /** For staff; null for nothing noted. */
  reason: string | null;
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

const socialId = new Schema<SocialId>(
  {
    provider: { type: String, required: true },
    id: { type: String, required: true },
    vouchedEmail: { type: String, default: null },
  },
  { _id: false },
);

const block = new Schema<BlockRecord>(
  { at: { type: Date, required: true }, reason: { type: String, default: null } },
  { _id: false },
);

const schema = new Schema<UserRecord>(
  {
    email: { type: String, required: true },
    pendingEmail: { type: String, default: null },
    passwordHash: { type: String, default: null },
    socialIds: { type: [socialId], default: [] },
    firstname: { type: String, required: true },
    lastname: { type: String, required: true },
    phone: { type: String, default: null },
    role: { type: String, required: true },
    blocked: { type: Boolean, default: false },
    blockedFor: { type: block },
    language: { type: String, default: 'ko' },
    location: { type: String, default: 'KR' },
    orderEmails: { type: Boolean, default: true },
    terms: { type: consentSchema },
    createdAt: { type: Date, required: true },
    adminCheckedAt: { type: Date },
  },
  { versionKey: false },
);
schema.index({ email: 1 }, { unique: true });
// One account per social account, however many browsers come back from the provider at once.
schema.index(
  { 'socialIds.provider': 1, 'socialIds.id': 1 },
  { unique: true, partialFilterExpression: { 'socialIds.id': { $type: 'string' } } },
);

// The list of a store's accounts, newest first.
schema.index({ location: 1, createdAt: -1, _id: -1 });
// What that list is searched by.
schema.index({ location: 1, lastname: 1, firstname: 1 });
schema.index({ location: 1, firstname: 1 });
schema.index({ location: 1, email: 1 });
schema.index({ location: 1, phone: 1 }, { partialFilterExpression: { phone: { $type: 'string' } } });
// Staff, and whether an admin would be left.
schema.index({ role: 1, createdAt: 1, _id: 1 });

export type UserModel = Model<UserRecord>;
export const userModel = (connection: Connection): UserModel => modelOn(connection, 'User', schema, 'users');
