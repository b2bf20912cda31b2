import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { modelOn } from '../../common/models.ts';

export interface SessionRecord {
  /** Hash of the cookie's token. */
  _id: string;
  userId: Types.ObjectId;
  /** When the person proved who they are. */
  signedInAt: Date;
  /** What the browser said of itself, shortened; empty when it said nothing. */
  userAgent: string;
  /** To within what `isUseToNote` says; absent in sessions from before it was kept. */
  lastUsedAt?: Date;
  /** As `sessionEnd` says for the person's role at the last use. */
  expiresAt: Date;
}

const schema = new Schema<SessionRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    signedInAt: { type: Date, required: true },
    userAgent: { type: String, default: '' },
    lastUsedAt: { type: Date },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
schema.index({ userId: 1 });

export type SessionModel = Model<SessionRecord>;
export const sessionModel = (connection: Connection): SessionModel =>
  modelOn(connection, 'Session', schema, 'sessions');
