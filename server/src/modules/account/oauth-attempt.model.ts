import type { SocialProvider } from '@eunbit/schema/account';
import type { SocialIntent } from '@eunbit/schema/social';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { SocialIdentity, SocialSecrets } from '../../integrations/social/identity-provider.ts';

/** Time to sign in at the provider, and to finish the form after a return. */
export const AWAY_MINUTES = 10;
export const FINISHING_MINUTES = 60;

/** Somebody on their way to a provider, or back from it with an account still to be made. Known to one browser only. */
export interface OAuthAttemptRecord {
  /** Hash of the cookie's token. */
  _id: string;
  provider: SocialProvider;
  intent: SocialIntent;
  /** Path of the shop to go on to; null: nothing in particular. */
  next: string | null;
  /** Whose account gets linked; null for other intents. */
  userId: Types.ObjectId | null;
  secrets: SocialSecrets;
  /** Set once the provider has said who it is, while the sign-up lacks something that it did not tell. */
  identity: SocialIdentity | null;
  expiresAt: Date;
}

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
