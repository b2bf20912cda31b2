import type { SocialProvider } from '@eunbit/schema/account';
import type { SocialIntent } from '@eunbit/schema/social';
import type { Types } from 'mongoose';
import type { SocialIdentity, SocialSecrets } from '../../integrations/social/identity-provider.ts';
/** Time to sign in at the provider, and to complete the sign-up form after the callback. */
export const AWAY_MINUTES = 10;

export const FINISHING_MINUTES = 60;

/** An OAuth flow in progress, or a sign-up to be completed after the callback. Bound to one browser by its cookie. */
export interface OAuthAttemptRecord {
  /** Hash of the cookie's token. */
  _id: string;
  provider: SocialProvider;
  intent: SocialIntent;
  /** Storefront path to redirect to afterwards; null for the default. */
  next: string | null;
  /** The account to link; null for other intents. */
  userId: Types.ObjectId | null;
  secrets: SocialSecrets;
  /** Set after the callback if the provider did not supply everything that sign-up requires; null before. */
  identity: SocialIdentity | null;
  expiresAt: Date;
}
