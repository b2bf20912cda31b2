import { SocialProvider } from '@eunbit/schema/account';
import { splitName } from '@eunbit/schema/person-name';
import { enableNonRepudiationChecks } from 'openid-client';
import { z } from 'zod';
import type { OAuthSettings } from '../../config/provider-settings.ts';
import { type IdentityProvider, IdentityProviderError, type SocialIdentity } from './identity-provider.ts';
import { authorizationUrl, createEndpointResolver, createOAuthClient, exchangeCode } from './oauth.ts';
import { optionalEmail, optionalText } from './optional-text.ts';

const claims = z.object({
  sub: z.string().min(1),
  email: optionalEmail,
  /** Older responses of Google contain a string. */
  email_verified: z.union([z.boolean(), z.string()]).nullish(),
  name: optionalText,
  given_name: optionalText,
  family_name: optionalText,
});

export function readGoogleClaims(answer: unknown): SocialIdentity {
  const read = claims.safeParse(answer);
  if (!read.success) throw new IdentityProviderError(`no identity: ${z.prettifyError(read.error)}`);
  const { sub, email, email_verified, name, given_name: firstName, family_name: lastName } = read.data;
  return {
    provider: SocialProvider.GOOGLE,
    id: sub,
    email,
    emailVerified: email_verified === true || email_verified === 'true',
    name: firstName && lastName ? { firstName, lastName } : splitName(name ?? firstName ?? lastName ?? ''),
  };
}

/** Google's OpenID Connect: the identity comes from the signed id token. */
export function createGoogleProvider(settings: OAuthSettings): IdentityProvider {
  const at = createEndpointResolver(settings);
  const client = createOAuthClient(settings, {
    issuer: 'https://accounts.google.com',
    authorization_endpoint: at('https://accounts.google.com/o/oauth2/v2/auth'),
    token_endpoint: at('https://oauth2.googleapis.com/token'),
    jwks_uri: at('https://www.googleapis.com/oauth2/v3/certs'),
  });
  enableNonRepudiationChecks(client);
  return {
    authorizationUrl: (secrets, redirectUri) =>
      authorizationUrl(client, secrets, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        nonce: secrets.nonce,
        prompt: 'select_account',
      }),

    async getIdentity(callback, secrets) {
      const tokens = await exchangeCode(client, callback, secrets, { withIdToken: true });
      return readGoogleClaims(tokens.claims());
    },
  };
}
