import type { SocialProvider } from '@eunbit/schema/account';
import { type SocialIntent, type SocialProblem, socialCallbackPath } from '@eunbit/schema/social';
import type { Connection } from 'mongoose';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { Viewer } from '../../common/request-context.ts';
import { hashToken, randomToken } from '../../common/tokens.ts';
import type { IdentityProviders, SocialIdentity } from '../../integrations/social/identity-provider.ts';
import { newSocialSecrets } from '../../integrations/social/oauth.ts';
import { AWAY_MINUTES, FINISHING_MINUTES, type OAuthAttemptRecord, oauthAttemptModel } from './oauth-attempt.model.ts';
import { toUserId } from './viewer.ts';

/** Flows started per 15 minutes from one network address. */
const ADDRESS_LIMIT = { tries: 60, windowSeconds: 900 };

interface Start {
  readonly provider: SocialProvider;
  readonly intent: SocialIntent;
  readonly next: string | null;
  readonly viewer: Viewer | null;
  readonly address: string;
  readonly publicUrl: string;
}

/** Where to redirect the browser and the token for its cookie, or why the flow cannot start. */
type SocialStart =
  | { readonly value: { readonly url: URL; readonly token: string } }
  | { readonly refused: SocialProblem };

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** OAuth redirects and their callbacks. Each flow belongs to one browser and can be completed once. */
export function createOAuthAttemptService(connection: Connection, providers: IdentityProviders, limiter: RateLimiter) {
  const visits = oauthAttemptModel(connection);

  async function remember(visit: Omit<OAuthAttemptRecord, '_id'>): Promise<string> {
    const token = randomToken();
    await visits.create({ ...visit, _id: hashToken(token) });
    return token;
  }

  return {
    async start({ provider, intent, next, viewer, address, publicUrl }: Start): Promise<SocialStart> {
      const identityProvider = providers[provider];
      if (!identityProvider) return { refused: 'failed' };
      if (intent === 'link' && !viewer) return { refused: 'notSignedIn' };
      if (!(await limiter.attempt({ [`social-from:${address}`]: ADDRESS_LIMIT }))) return { refused: 'tooMany' };
      const secrets = newSocialSecrets();
      const userId = intent === 'link' && viewer ? toUserId(viewer) : null;
      const expiresAt = minutesFromNow(AWAY_MINUTES);
      const token = await remember({ provider, intent, next, userId, secrets, identity: null, expiresAt });
      const redirectUri = `${publicUrl}${socialCallbackPath(provider)}`;
      return { value: { url: await identityProvider.authorizationUrl(secrets, redirectUri), token } };
    },

    /**
     * Finds and deletes the flow atomically, so that only one of two callbacks gets it. A callback with a different
     * `state` finds nothing and deletes nothing.
     */
    async takeBack(provider: SocialProvider, token: string | null, state: unknown): Promise<OAuthAttemptRecord | null> {
      if (!token || typeof state !== 'string') return null;
      const mine = { _id: hashToken(token), provider, identity: null, expiresAt: { $gt: new Date() } };
      return visits.findOneAndDelete({ ...mine, 'secrets.state': state }).lean();
    },

    /** Stores the identity until the sign-up form is completed; returns the token for the browser's cookie. */
    keepIdentity({ _id, ...visit }: OAuthAttemptRecord, identity: SocialIdentity): Promise<string> {
      return remember({ ...visit, identity, expiresAt: minutesFromNow(FINISHING_MINUTES) });
    },

    /** Identity whose sign-up this browser still has to complete; null if none. */
    async identified(token: string | null): Promise<SocialIdentity | null> {
      if (!token) return null;
      const visit = await visits.findOne({ _id: hashToken(token), expiresAt: { $gt: new Date() } }).lean();
      return visit?.identity ?? null;
    },

    async forget(token: string): Promise<void> {
      await visits.deleteOne({ _id: hashToken(token) });
    },
  };
}

export type OAuthAttemptService = ReturnType<typeof createOAuthAttemptService>;
