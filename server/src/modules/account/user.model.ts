import { type Connection, type Model, Schema } from 'mongoose';
import { consentSchema } from '../../common/consent.ts';
import { modelOn } from '../../common/models.ts';
import { ownNameKeys } from '../../common/name-keys.ts';
import type { StaffRole } from '../../common/permissions.ts';
import type { BlockRecord, SocialId, UserRecord } from './user.record.ts';

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

const schema = new Schema<UserRecord>(
  {
    email: { type: String, required: true },
    pendingEmail: { type: String, default: null },
    passwordHash: { type: String, default: null },
    socialIds: { type: [socialId], default: [] },
    firstName: { type: String, required: true },
    lastName: { type: String, required: true },
    nameKeys: { type: [String], default: ownNameKeys },
    phone: { type: String, default: null },
    role: { type: String, required: true },
    staffRole: { type: staffRole },
    blocked: { type: Boolean, default: false },
    blockedFor: { type: block },
    language: { type: String, default: 'ko' },
    location: { type: String, default: 'KR' },
    orderEmails: { type: Boolean, default: true },
    mentionEmails: { type: Boolean },
    terms: { type: consentSchema },
    createdAt: { type: Date, required: true },
    provenEmail: { type: String },
    tags: { type: [String], default: undefined },
    customerChangedAt: { type: Date },
    secondFactorSince: { type: Date },
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
// The same with a tag.
schema.index({ location: 1, tags: 1, createdAt: -1, _id: -1 });
// Searches within that list.
schema.index({ location: 1, nameKeys: 1 });
schema.index({ location: 1, email: 1 });
schema.index({ location: 1, phone: 1 }, { partialFilterExpression: { phone: { $type: 'string' } } });
// Lists staff, and finds the remaining admins.
schema.index({ role: 1, createdAt: 1, _id: 1 });
// Finds the people who have a role that admins have defined.
schema.index({ 'staffRole.id': 1 }, { partialFilterExpression: { 'staffRole.id': { $type: 'string' } } });

export type UserModel = Model<UserRecord>;
export const userModel = (connection: Connection): UserModel => modelOn(connection, 'User', schema, 'users');
