import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

/** Idle timeout of a member's session, and lifetime of its cookie. */
export const SESSION_DAYS = 30;

export type ChallengePurpose = 'ADD' | 'PROVE';

/** The response of a passkey is valid only for the session and purpose of its challenge. */
const challenge = recordSchema(
  {
    value: { type: String, required: true },
    purpose: { type: stores<ChallengePurpose>(String), required: true },
    expiresAt: { type: Date, required: true },
  },
  { _id: false },
);

const schema = recordSchema(
  {
    /** Hash of the cookie's token. */
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    /** Time of authentication. */
    signedInAt: { type: Date, required: true },
    /** User-Agent header, truncated; empty if absent. */
    userAgent: { type: String, default: '' },
    /** Accurate to the interval of `isUseToNote`. */
    lastUsedAt: { type: Date, required: true },
    /** When the second step of the sign-in was done; absent without one. */
    secondFactorAt: { type: Date },
    /** When the person last proved their identity again; absent before the first time. */
    confirmedAt: { type: Date },
    /** The challenge that a passkey has to sign; consumed by the first response. */
    challenge: { type: challenge },
    /** `sessionEnd` for the member's role at the last use. */
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
schema.index({ userId: 1 });

export type SessionRecord = RecordOf<typeof schema>;
export type SessionModel = Model<SessionRecord>;
export const sessionModel = (connection: Connection): SessionModel =>
  modelOn(connection, 'Session', schema, 'sessions');
