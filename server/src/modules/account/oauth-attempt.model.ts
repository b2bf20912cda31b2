import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { SocialSecrets } from '../../integrations/social/identity-provider.ts';
import type { OAuthAttemptRecord } from './oauth-attempt.record.ts';

const schema = new Schema<OAuthAttemptRecord>(
  {
    _id: { type: String, required: true },
    provider: { type: String, required: true },
    intent: { type: String, required: true },
    next: { type: String, default: null },
    userId: { type: Schema.Types.ObjectId, default: null },
    secrets: {
      type: new Schema<SocialSecrets>(
        {
          state: { type: String, required: true },
          codeVerifier: { type: String, required: true },
          nonce: { type: String, required: true },
        },
        { _id: false },
      ),
      required: true,
    },
    identity: { type: Schema.Types.Mixed, default: null },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const oauthAttemptModel = (connection: Connection): Model<OAuthAttemptRecord> =>
  modelOn(connection, 'OAuthAttempt', schema, 'oauth_attempts');
