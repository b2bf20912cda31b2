import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { SessionChallenge, SessionRecord } from './session.record.ts';

const challengeSchema = new Schema<SessionChallenge>(
  {
    value: { type: String, required: true },
    purpose: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { _id: false },
);

const schema = new Schema<SessionRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    signedInAt: { type: Date, required: true },
    userAgent: { type: String, default: '' },
    lastUsedAt: { type: Date, required: true },
    secondFactorAt: { type: Date },
    confirmedAt: { type: Date },
    challenge: { type: challengeSchema },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
schema.index({ userId: 1 });

export type SessionModel = Model<SessionRecord>;
export const sessionModel = (connection: Connection): SessionModel =>
  modelOn(connection, 'Session', schema, 'sessions');
