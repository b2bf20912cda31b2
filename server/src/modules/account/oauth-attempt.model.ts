import type { SocialProvider } from '@eunbit/schema/account';
import type { SocialIntent } from '@eunbit/schema/social';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';
import type { SocialIdentity } from '../../integrations/social/identity-provider.ts';

/** Time to sign in at the provider. */
export const AWAY_MINUTES = 10;

/** Time to complete the sign-up form after the callback. */
export const FINISHING_MINUTES = 60;

const secrets = recordSchema(
  {
    state: { type: String, required: true },
    codeVerifier: { type: String, required: true },
    nonce: { type: String, required: true },
  },
  { _id: false },
);

/** An OAuth flow in progress, or a sign-up to be completed after the callback. Bound to one browser by its cookie. */
const schema = recordSchema(
  {
    /** Hash of the cookie's token. */
    _id: { type: String, required: true },
    provider: { type: stores<SocialProvider>(String), required: true },
    intent: { type: stores<SocialIntent>(String), required: true },
    /** Storefront path to redirect to afterwards; null for the default. */
    next: { type: String, default: null },
    /** The account to link; null for other intents. */
    userId: { type: Schema.Types.ObjectId, default: null },
    secrets: { type: secrets, required: true },
    /** Set after the callback if the provider did not supply everything that sign-up requires; null before. */
    identity: { type: stores<SocialIdentity>(Schema.Types.Mixed), default: null },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type OAuthAttemptRecord = RecordOf<typeof schema>;
export const oauthAttemptModel = (connection: Connection): Model<OAuthAttemptRecord> =>
  modelOn(connection, 'OAuthAttempt', schema, 'oauth_attempts');
