import type { Role, SocialProvider } from '@eunbit/schema/account';
import type { Language, Market } from '@eunbit/schema/market';
import { type Connection, type Model, Schema } from 'mongoose';
import { type Consent, consentSchema } from '../../common/consent.ts';
import { modelOn } from '../../common/models.ts';
import { ownNameKeys } from '../../common/name-keys.ts';
import type { StaffRole } from '../../common/permissions.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

/** A linked account at a social provider. */
const socialId = recordSchema(
  {
    provider: { type: stores<SocialProvider>(String), required: true },
    /** The provider's user id; stable when the email address changes. */
    id: { type: String, required: true },
    /** The address that the provider had verified when the account was linked; null if it had verified none. */
    vouchedEmail: { type: String, default: null },
  },
  { _id: false },
);
export type SocialId = RecordOf<typeof socialId>;

/** Since when and why the member may not write reviews. */
const block = recordSchema(
  {
    at: { type: Date, required: true },
    /** Visible to staff; null if none was entered. */
    reason: { type: String, default: null },
  },
  { _id: false },
);
export type BlockRecord = RecordOf<typeof block>;

const staffRole = new Schema<StaffRole>(
  {
    id: { type: String, required: true },
    name: { type: String, required: true },
    permissions: { type: [String], required: true },
    refundLimit: {
      type: new Schema(
        { KRW: { type: Number, required: true }, USD: { type: Number, required: true } },
        { _id: false },
      ),
      default: null,
    },
  },
  { _id: false },
);

const schema = recordSchema(
  {
    /** Lower case, trimmed. */
    email: { type: String, required: true },
    /** New address awaiting confirmation; null if there is none. */
    pendingEmail: { type: String, default: null },
    /** argon2id; null for accounts that sign in with a social provider only. */
    passwordHash: { type: String, default: null },
    socialIds: { type: [socialId], default: [] },
    /** Upper case, as `lastName`. */
    firstName: { type: String, required: true },
    lastName: { type: String, required: true },
    /** Search keys derived from both names; staff search by prefix. */
    nameKeys: { type: [String], default: ownNameKeys as typeof ownNameKeys | undefined },
    /** E.164, such as `+821012345678`. */
    phone: { type: String, default: null },
    role: { type: stores<Role>(String), required: true },
    /**
     * A copy of the role defined by admins, if `role` is STAFF; updated in the transaction that changes the role. Missing
     * otherwise.
     */
    staffRole: { type: stores<StaffRole | null>(staffRole) },
    /** May buy but not write reviews. */
    blocked: { type: Boolean, default: false },
    /** Null while not blocked; missing before the first time. */
    blockedFor: { type: stores<BlockRecord | null>(block) },
    /** The last chosen language. */
    language: { type: stores<Language>(String), default: 'ko' },
    /** The store in which the account was created. */
    location: { type: stores<Market>(String), default: 'KR' },
    /** Whether the member wants optional order emails. */
    orderEmails: { type: Boolean, default: true },
    /** Staff only: false if they want no emails about notes that mention them. Missing until chosen. */
    mentionEmails: { type: Boolean },
    /** Null while a social sign-up has not yet agreed to the terms; absent after sign-up by form. */
    terms: { type: stores<Consent | null>(consentSchema) },
    createdAt: { type: Date, required: true },
    /** The address whose mailbox last opened a link of the shop; verified while equal to `email`. Missing before the first. */
    provenEmail: { type: String },
    /** Tags set by staff; missing before the first. */
    tags: { type: [String], default: undefined },
    /** Written with each note of staff and each merge, so that these and the deletion of the account conflict. */
    customerChangedAt: { type: Date },
    /** When the second factor was enabled; absent without one. Written with each change in `second_factors`. */
    secondFactorSince: { type: Date },
    /** Written when another admin is removed, so that concurrent removals conflict (`othersStayAdmin`). */
    adminCheckedAt: { type: Date },
  },
  { versionKey: false },
);
schema.index({ email: 1 }, { unique: true });
// One account per social id, even with concurrent callbacks.
schema.index(
  { 'socialIds.provider': 1, 'socialIds.id': 1 },
  { unique: true, partialFilterExpression: { 'socialIds.id': { $type: 'string' } } },
);

// Lists the accounts of a store, newest first.
schema.index({ location: 1, createdAt: -1, _id: -1 });
// The same list filtered by tag.
schema.index({ location: 1, tags: 1, createdAt: -1, _id: -1 });
// Searches within that list.
schema.index({ location: 1, nameKeys: 1 });
schema.index({ location: 1, email: 1 });
schema.index({ location: 1, phone: 1 }, { partialFilterExpression: { phone: { $type: 'string' } } });
// Lists staff, and finds the remaining admins.
schema.index({ role: 1, createdAt: 1, _id: 1 });
// Finds the accounts with a role defined by admins.
schema.index({ 'staffRole.id': 1 }, { partialFilterExpression: { 'staffRole.id': { $type: 'string' } } });

export type UserRecord = RecordOf<typeof schema>;
export type UserModel = Model<UserRecord>;
export const userModel = (connection: Connection): UserModel => modelOn(connection, 'User', schema, 'users');
