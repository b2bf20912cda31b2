import type { SocialProvider } from '@eunbit/schema/account';
import type { SocialIntent } from '@eunbit/schema/social';
import type { Types } from 'mongoose';
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
