import type { Position, SocialProvider } from '@eunbit/schema/account';
import type { Language, Market } from '@eunbit/schema/market';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { modelOn } from '../../common/models.ts';

/** A way in through another company's account. */
export interface SocialId {
  provider: SocialProvider;
  /** The provider's own id of the person: stays when their e-mail changes. */
  id: string;
}

export interface UserRecord {
  _id: Types.ObjectId;
  /** Lower case, trimmed. */
  email: string;
  /** The address that a letter was sent to for confirmation; null when none waits. */
  pendingEmail: string | null;
  /** argon2id; null for people who only come in through a social account. */
  passwordHash: string | null;
  socialIds: SocialId[];
  /** Names are upper case. */
  firstname: string;
  lastname: string;
  /** With calling code, `+821012345678`. */
  phone: string | null;
  position: Position;
  /** May buy but not write reviews. */
  blocked: boolean;
  /** The language last chosen. */
  language: Language;
  /** The store in which the account was made. */
  location: Market;
  /** Whether letters about orders are wanted that need not be sent. */
  orderMails: boolean;
  createdAt: Date;
  /** Written to by whoever takes another admin away, so that two such writes meet. */
  adminCheckedAt?: Date;
}

const socialId = new Schema<SocialId>(
  { provider: { type: String, required: true }, id: { type: String, required: true } },
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
    position: { type: String, required: true },
    blocked: { type: Boolean, default: false },
    language: { type: String, default: 'ko' },
    location: { type: String, default: 'KR' },
    orderMails: { type: Boolean, default: true },
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

export type UserModel = Model<UserRecord>;
export const userModel = (connection: Connection): UserModel => modelOn(connection, 'User', schema, 'users');
